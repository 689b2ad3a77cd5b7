/** Holds for every test of every file (`setupFiles`): no page complains. */
import { afterEach, expect } from "vitest";
import { complaints } from "./complaints";

afterEach(() => expect(complaints(), "what pages complained about").toEqual([]));
