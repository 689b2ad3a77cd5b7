import { describe, expect, it } from "vitest";
import type { Travel } from "./board";
import { LONGEST, milliseconds, timetable } from "./timetable";

const TIMES = { travel: 500, story: 900, stagger: 60 };
const coin: Travel = { piece: "coin", from: "a", to: "b" };
const die: Travel = { piece: "die-4", from: "a", to: "a", way: "roll" };

describe("the timetable of flights", () => {
  it("sends the pieces of an event one shortly after the other", () => {
    const flights = timetable([[{ ...coin, count: 3 }]], TIMES);
    expect(flights.map((flight) => flight.delay)).toEqual([0, 60, 120]);
  });

  it("lets an event land before the next sets off", () => {
    const flights = timetable([[coin], [die]], TIMES);
    expect(flights.map(({ delay, duration }) => [delay, duration])).toEqual([
      [0, 500],
      [500, 900],
    ]);
  });

  it("does not wait for events without pieces", () => {
    expect(timetable([[], [], [coin]], TIMES)[0]!.delay).toBe(0);
    expect(timetable([[], []], TIMES)).toEqual([]);
  });

  it("keeps the order and presses many events into one span", () => {
    const flights = timetable(
      Array.from({ length: 12 }, () => [coin]),
      TIMES,
    );
    const delays = flights.map((flight) => flight.delay);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(new Set(delays).size).toBe(12);
    expect(Math.max(...flights.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(LONGEST);
  });

  it("sends all off at once where a single flight takes longer than all should", () => {
    const flights = timetable([[coin], [coin]], { travel: 5000, story: 9000, stagger: 60 });
    expect(flights.map((flight) => flight.delay)).toEqual([0, 0]);
  });

  it("reads durations as a build writes them", () => {
    expect(["900ms", ".9s", " 1.5s", "0s", ""].map(milliseconds)).toEqual([900, 900, 1500, 0, 0]);
  });

  it("counts no more than five of a kind", () => {
    expect(timetable([[{ ...coin, count: 11 }]], TIMES)).toHaveLength(5);
  });
});
