import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  lineOfStepper,
  MAX_STALE_TRIES,
  noPendingQuantities,
  type PendingQuantity,
  pendingQuantitiesActions as actions,
  pendingQuantitiesReducer,
  type PendingQuantitiesState,
  isSentAgain,
  quantityRefused,
  reduceToAvailableStock,
  withPendingQuantities,
} from "./pending-quantities.js";
import { deepFreeze } from "./testing/deep-freeze.js";

type Action = Parameters<typeof pendingQuantitiesReducer>[1];
const run = (...events: Action[]) =>
  events.reduce((state, event) => deepFreeze(pendingQuantitiesReducer(state, event)), noPendingQuantities);
const quantitiesOf = ({ lines }: PendingQuantitiesState) =>
  Object.fromEntries(lines.map(({ lineId, quantity }) => [lineId, quantity]));

/** A cart at the server, the customer's view of it, and the quantity each line must end with. */
class Scenario {
  state = deepFreeze(noPendingQuantities);
  readonly server: Record<string, number> = { a: 1, b: 2, c: 3 };
  readonly expected: Record<string, number> = { ...this.server };

  dispatch(action: Action): void {
    const { inFlight } = this.state;
    this.state = deepFreeze(pendingQuantitiesReducer(this.state, action));
    if (inFlight !== null && this.state.inFlight !== null) expect(this.state.inFlight).toBe(inFlight);
    for (const { quantity, limit } of this.state.lines)
      expect(quantity).toBeLessThanOrEqual(limit ?? Infinity);
    expect(new Set(this.state.lines.map(({ lineId }) => lineId)).size).toBe(this.state.lines.length);
  }

  get shown(): Record<string, number> {
    const items = Object.entries(this.server).map(([id, quantity]) => ({ id, quantity, line_total: 0 }));
    const { items: shown } = withPendingQuantities({ items }, this.state.lines);
    return Object.fromEntries(
      Object.keys(this.server).map((id) => [id, shown.find((line) => line.id === id)?.quantity ?? 0]),
    );
  }

  press(lineId: string, quantity: number): void {
    const limit = this.state.lines.find((line) => line.lineId === lineId)?.limit ?? Infinity;
    this.expected[lineId] = Math.min(quantity, limit);
    this.dispatch(actions.pressed({ lineId, quantity }));
    expect(this.shown[lineId]).toBe(this.expected[lineId]);
  }

  send(): void {
    const next = this.state.lines[0];
    if (next !== undefined) this.dispatch(actions.sendStarted(next.lineId));
  }

  answer(how: "confirmed" | "deferred" | "outdated" | "failed" | number): void {
    const { inFlight } = this.state;
    if (inFlight === null) return;
    const { lineId, quantity } = inFlight;
    if (how === "confirmed") this.server[lineId] = quantity;
    if (how === "failed") this.expected[lineId] = this.server[lineId]!;
    if (typeof how === "number") {
      this.expected[lineId] = how < quantity ? Math.min(this.expected[lineId]!, how) : this.server[lineId]!;
      this.dispatch(actions.limited({ lineId, available: how }));
    } else this.dispatch(actions[how](lineId));
    expect(this.state.inFlight).toBeNull();
    if (how === "failed") expect(this.shown[lineId]).toBe(this.server[lineId]);
  }
}

const lineId = fc.constantFrom("a", "b", "c");
const quantity = fc.nat(9);
const step = fc.oneof(
  fc.tuple(lineId, quantity).map(
    ([id, wanted]) =>
      (scenario: Scenario) =>
        scenario.press(id, wanted),
  ),
  fc.constant((scenario: Scenario) => scenario.send()),
  fc
    .oneof(fc.constantFrom("confirmed", "deferred", "outdated", "failed"), quantity)
    .map((how) => (scenario: Scenario) => scenario.answer(how)),
);

describe("pending quantities", () => {
  it("end at the last press, the stock or the server's quantity, one call at a time", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const scenario = new Scenario();
        for (const act of steps) act(scenario);
        // From here on every call succeeds.
        scenario.answer("confirmed");
        for (let left = scenario.state.lines.length; left > 0; left--) {
          scenario.send();
          scenario.answer("confirmed");
        }
        expect(scenario.state).toEqual(noPendingQuantities);
        expect(scenario.server).toEqual(scenario.expected);
        expect(scenario.shown).toEqual(scenario.server);
      }),
      { numRuns: 1000 },
    );
  });

  it("ignore answers to calls that are not in flight", () => {
    const pressed = run(actions.pressed({ lineId: "a", quantity: 4 }), actions.sendStarted("a"));
    for (const event of [actions.confirmed("b"), actions.failed("b"), actions.sendStarted("b")])
      expect(pendingQuantitiesReducer(pressed, event)).toBe(pressed);
  });

  it("keep a press made while an earlier one is confirmed", () => {
    const state = run(
      actions.pressed({ lineId: "a", quantity: 4 }),
      actions.sendStarted("a"),
      actions.pressed({ lineId: "a", quantity: 5 }),
      actions.confirmed("a"),
    );
    expect(quantitiesOf(state)).toEqual({ a: 5 });
  });

  it("count version conflicts in a row only", () => {
    const outdated = [actions.sendStarted("a"), actions.outdated("a")];
    const pressed = run(actions.pressed({ lineId: "a", quantity: 4 }), ...outdated, ...outdated);
    expect(pressed.lines[0]?.staleTries).toBe(2);
    const confirmed = [
      actions.sendStarted("a"),
      actions.pressed({ lineId: "a", quantity: 5 }),
      actions.confirmed("a"),
    ].reduce(pendingQuantitiesReducer, pressed);
    expect(confirmed.lines[0]?.staleTries).toBe(0);
  });

  it("become the available stock, also for presses made meanwhile", () => {
    const state = run(
      actions.pressed({ lineId: "a", quantity: 8 }),
      actions.sendStarted("a"),
      actions.pressed({ lineId: "a", quantity: 9 }),
      actions.limited({ lineId: "a", available: 3 }),
    );
    expect(quantitiesOf(state)).toEqual({ a: 3 });
    expect(
      quantitiesOf(pendingQuantitiesReducer(state, actions.pressed({ lineId: "a", quantity: 7 }))),
    ).toEqual({
      a: 3,
    });
  });

  it("stay at a smaller quantity that was chosen before the shortage was known", () => {
    const state = run(
      actions.pressed({ lineId: "a", quantity: 8 }),
      actions.sendStarted("a"),
      actions.pressed({ lineId: "a", quantity: 1 }),
      actions.limited({ lineId: "a", available: 3 }),
    );
    expect(quantitiesOf(state)).toEqual({ a: 1 });
  });

  it("are given up when the server refuses what it calls available", () => {
    const state = run(
      actions.pressed({ lineId: "a", quantity: 3 }),
      actions.sendStarted("a"),
      actions.limited({ lineId: "a", available: 3 }),
    );
    expect(state).toEqual(noPendingQuantities);
  });

  it("are restored before this page's presses, which take precedence", () => {
    const state = run(
      actions.pressed({ lineId: "a", quantity: 4 }),
      actions.restored([
        ["b", 2],
        ["a", 9],
      ]),
    );
    expect(state.lines.map(({ lineId: id, quantity: wanted }) => [id, wanted])).toEqual([
      ["b", 2],
      ["a", 4],
    ]);
  });
});

describe("a refused quantity", () => {
  const line: PendingQuantity = { lineId: "a", quantity: 4, limit: null, staleTries: 0 };
  const refusal = { code: "stale_cart", isOnline: true, newerLines: [{ id: "a" }], available: null };

  it("is sent again after a version conflict, a limited number of times", () => {
    expect(quantityRefused(line, refusal)).toEqual(actions.outdated("a"));
    let state = run(actions.pressed({ lineId: "a", quantity: 4 }));
    let tries = 0;
    while (state.lines.length > 0) {
      const event = quantityRefused(state.lines[0]!, refusal);
      expect(isSentAgain(event)).toBe(tries < MAX_STALE_TRIES);
      state = pendingQuantitiesReducer(pendingQuantitiesReducer(state, actions.sendStarted("a")), event);
      tries++;
    }
    expect(tries).toBe(MAX_STALE_TRIES + 1);
  });

  it("is dropped when the newer cart no longer has its line", () => {
    expect(quantityRefused(line, { ...refusal, newerLines: [{ id: "b" }] })).toEqual(actions.failed("a"));
  });

  it("waits for the connection, but not for a server that does not answer", () => {
    const lost = { code: "network", isOnline: false, newerLines: null, available: null };
    expect(quantityRefused(line, lost)).toEqual(actions.deferred("a"));
    expect(isSentAgain(actions.deferred("a"))).toBe(true);
    expect(quantityRefused(line, { ...lost, isOnline: true })).toEqual(actions.failed("a"));
  });

  it("becomes the available stock", () => {
    const short = { code: "stock_exceeded", isOnline: true, newerLines: null, available: 2 };
    expect(quantityRefused(line, short)).toEqual(actions.limited({ lineId: "a", available: 2 }));
    expect(isSentAgain(quantityRefused(line, short))).toBe(false);
  });
});

describe("withPendingQuantities", () => {
  const cart = {
    id: "c1",
    items: [
      { id: "a", quantity: 2, line_total: 500 },
      { id: "b", quantity: 1, line_total: 100 },
    ],
  };
  const pendingOf = (...lines: [string, number][]) => run(actions.restored(lines)).lines;

  it("shows the pending quantities at the line's price, and leaves out removed lines", () => {
    expect(withPendingQuantities(cart, pendingOf(["a", 3], ["b", 0], ["gone", 5]))).toEqual({
      id: "c1",
      items: [{ id: "a", quantity: 3, line_total: 750 }],
    });
  });

  it("gives the same cart while nothing is pending", () => {
    expect(withPendingQuantities(cart, [])).toBe(cart);
  });
});

describe("reduceToAvailableStock", () => {
  it("fills earlier lines of a product first and never exceeds the stock", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 6 }), fc.nat(20), (quantities, available) => {
        const lines = quantities.map((wanted, i) => ({ id: `l${i}`, quantity: wanted }));
        const shortages = lines.map(({ id }) => ({ item_id: id, product_id: "p", available }));
        const reduced = reduceToAvailableStock(lines, shortages);
        let left = available;
        for (const [i, { quantity: given }] of reduced.entries()) {
          expect(given).toBe(Math.min(quantities[i]!, left));
          left -= given;
        }
        expect(reduced).toHaveLength(lines.length);
      }),
    );
  });

  it("skips lines that are gone", () => {
    expect(reduceToAvailableStock([], [{ item_id: "a", product_id: "p", available: 1 }])).toEqual([]);
  });
});

describe("lineOfStepper", () => {
  const lines = [
    { id: "a", product_id: "p", quantity: 2 },
    { id: "b", product_id: "q", quantity: 1 },
    { id: "c", product_id: "p", quantity: 3 },
  ];

  it("changes the newest line of the product by what its lines lack in total", () => {
    expect(lineOfStepper(lines, "p", 6)).toEqual({ lineId: "c", quantity: 4 });
    expect(lineOfStepper(lines, "p", 1)).toEqual({ lineId: "c", quantity: 0 });
  });

  it("is null for a product that is not in the cart", () => {
    expect(lineOfStepper(lines, "z", 1)).toBeNull();
  });
});
