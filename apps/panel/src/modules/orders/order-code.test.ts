import { describe, expect, it } from "vitest";
import { stockAdjustments } from "../../db/schema.js";
import { setStock, setUpOrderTests, test } from "../../testing/order-fixture.js";
import { repetitions } from "../../testing/repetitions.js";
import { generateOrderCode } from "./order-code.js";

setUpOrderTests();

describe("REQ-REL-16: order codes", () => {
  it("REQ-REL-16: are unique and not sequential, also when created concurrently", async () => {
    const [every, people] = [repetitions(32, 10_000), 8];
    await setStock("spice.tea", every);
    const codes: string[] = [];
    const numbers: number[] = [];
    await Promise.all(
      Array.from({ length: people }, async () => {
        const someone = await test.person();
        for (let i = 0; i < every / people; i++) {
          const order = await test.order(someone, [["spice.tea", 1]]);
          codes.push(order.order_code);
          numbers.push(order.system_number);
        }
      }),
    );
    expect(new Set(codes).size).toBe(every);
    expect(codes).not.toEqual(codes.toSorted());
    // Nor do system numbers tell how many orders there are.
    expect(new Set(numbers).size).toBe(every);
    const sorted = numbers.toSorted((a, b) => a - b);
    expect(numbers).not.toEqual(sorted);
    expect(sorted.at(-1)! - sorted[0]!).toBeGreaterThan(every * 1000);
    // Stock added for this test.
    await test.db.insert(stockAdjustments).values({
      productId: "spice.tea",
      delta: every - 200,
      stockAfter: every,
      at: test.panel.clock(),
    });
  });

  it("REQ-REL-16: use every letter at every position equally", () => {
    const drawn = Array.from({ length: 10_000 }, generateOrderCode);
    // Of 729 million codes, ten thousand hardly ever collide.
    expect(new Set(drawn).size).toBeGreaterThan(9_990);
    for (let place = 3; place < 9; place++) {
      const counts = new Map<string, number>();
      for (const code of drawn) counts.set(code[place]!, (counts.get(code[place]!) ?? 0) + 1);
      expect(counts.size).toBe(30);
      const expected = drawn.length / 30;
      const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 29 degrees of freedom: above 100 once in a thousand million runs.
      expect(chi).toBeLessThan(100);
    }
  });
});
