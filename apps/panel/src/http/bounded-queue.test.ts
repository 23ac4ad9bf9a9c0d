import { expect, it } from "vitest";
import { createBoundedQueue } from "./bounded-queue.js";

it("runs one after the other, refuses what would wait too long, and continues after a failure", async () => {
  const inTurn = createBoundedQueue(2);
  const order: string[] = [];
  let inside = 0;
  const work = (name: string) => async () => {
    expect(++inside).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside--;
    order.push(name);
    if (name === "b") throw new Error("broken");
    return name;
  };
  const first = [inTurn(work("a")), inTurn(work("b")), inTurn(work("c"))];
  await expect(inTurn(work("d"))).rejects.toMatchObject({ code: "maintenance", details: { retryAfter: 5 } });
  expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(order).toEqual(["a", "b", "c"]);
  expect(await inTurn(work("e"))).toBe("e");
});
