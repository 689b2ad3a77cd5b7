import { describe, expect, it } from "vitest";
import { fragment, frontOf } from "./links";

const HOUSE = "http://192.168.1.20:8000";
const PROXY = "https://play.example.org";

describe("the front of a link", () => {
  it.each([HOUSE, PROXY, "http://house.test:8000", "http://[2a02:ab88::5]:8000", "http://127.example.org"])(
    "is %s, if that is where the page is seen",
    (here) => expect(frontOf(here, ["http://10.0.0.5:8000"])).toEqual({ origin: here, alone: false }),
  );

  it.each([
    "http://127.0.0.1:8000",
    "http://127.1.2.3",
    "http://localhost:8000",
    "http://fondaco.localhost",
    "http://0.0.0.0:8000",
    "http://[::1]:8000",
    "http://[::]:8000",
  ])("is not %s, if the server knows better", (here) => {
    expect(frontOf(here, ["http://localhost:9000", HOUSE, PROXY])).toEqual({ origin: HOUSE, alone: false });
    expect(frontOf(here, ["http://localhost:9000"])).toEqual({ origin: here, alone: true });
    expect(frontOf(here, [])).toEqual({ origin: here, alone: true });
  });
});

describe("the end of a link", () => {
  it("is the secret of an invitation, behind the sign that keeps it from the server", () => {
    expect(fragment("abc")).toBe("#abc");
    expect(fragment(null)).toBe("");
  });
});
