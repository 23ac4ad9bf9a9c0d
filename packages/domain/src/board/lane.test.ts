import { expect, it } from "vitest";
import { boardLane } from "./lane.js";

const order = { status: "accepted", ready: false, releasedAt: 1000 } as const;

it("puts each order into one lane", () => {
  expect(boardLane({ ...order, status: "pending" }, 1000)).toBe("new");
  expect(boardLane(order, 1000)).toBe("kitchen");
  expect(boardLane({ ...order, ready: true }, 1000)).toBe("ready");
  expect(boardLane({ ...order, status: "delivering" }, 1000)).toBe("out");
  expect(boardLane({ ...order, status: "delivering", ready: true }, 0)).toBe("out");
});

it("keeps what is wanted later apart until it is released, unless it is ready", () => {
  expect(boardLane({ ...order, status: "pending" }, 999)).toBe("later");
  expect(boardLane(order, 999)).toBe("later");
  expect(boardLane({ ...order, ready: true }, 999)).toBe("ready");
});

it.each(["delivered", "canceled"] as const)("has no lane for a %s order", (status) => {
  expect(boardLane({ ...order, status }, 1000)).toBeNull();
});
