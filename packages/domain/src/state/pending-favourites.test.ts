import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  favouriteIds,
  favouriteKey,
  type FavouriteKey,
  noPendingFavourites,
  pendingFavouritesActions as actions,
  pendingFavouritesReducer,
} from "./pending-favourites.js";
import { deepFreeze } from "./testing/deep-freeze.js";

type Action = Parameters<typeof pendingFavouritesReducer>[1];
const KEYS = ["store v1", "product p1"] as const satisfies FavouriteKey[];

/** The favourites at the server, which only toggles, and the customer's view of them. */
class Scenario {
  state = deepFreeze(noPendingFavourites);
  readonly server = new Set<FavouriteKey>(["store v1"]);
  readonly expected = new Set(this.server);
  /** Keys of the toggles in flight. */
  readonly calls = new Set<FavouriteKey>();
  toggles = 0;

  dispatch(action: Action): void {
    this.state = deepFreeze(pendingFavouritesReducer(this.state, action));
    expect(new Set(this.state.map(({ key }) => key)).size).toBe(this.state.length);
  }

  get shown(): Set<FavouriteKey> {
    const { store, product } = favouriteIds([...this.server], this.state);
    return new Set([
      ...[...store].map((id) => favouriteKey("store", id)),
      ...[...product].map((id) => favouriteKey("product", id)),
    ]);
  }

  /** Presses the button, which shows whether the key is a favourite. */
  press(key: FavouriteKey): void {
    const wanted = !this.shown.has(key);
    if (wanted) this.expected.add(key);
    else this.expected.delete(key);
    this.dispatch(actions.pressed({ key, wanted, known: !wanted }));
    expect(this.shown.has(key)).toBe(wanted);
  }

  send(key: FavouriteKey): void {
    const next = this.state.find((one) => one.key === key && !one.sending);
    if (next === undefined) return;
    expect(this.calls.has(key)).toBe(false);
    this.calls.add(key);
    this.dispatch(actions.sendStarted(key));
  }

  answer(key: FavouriteKey, how: "confirmed" | "deferred" | "failed"): void {
    if (!this.calls.delete(key)) return;
    if (how === "confirmed") {
      this.toggles++;
      if (!this.server.delete(key)) this.server.add(key);
      this.dispatch(actions.confirmed({ key, active: this.server.has(key) }));
      return;
    }
    if (how === "failed") {
      if (this.server.has(key)) this.expected.add(key);
      else this.expected.delete(key);
    }
    this.dispatch(actions[how](key));
    if (how === "failed") expect(this.shown.has(key)).toBe(this.server.has(key));
  }
}

const key = fc.constantFrom(...KEYS);
const step = fc.oneof(
  key.map((one) => (scenario: Scenario) => scenario.press(one)),
  key.map((one) => (scenario: Scenario) => scenario.send(one)),
  fc
    .tuple(key, fc.constantFrom("confirmed", "deferred", "failed"))
    .map((given) => (scenario: Scenario) => scenario.answer(...given)),
);

describe("pending favourites", () => {
  it("end at the last press or the server's state, one toggle at a time for each", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const scenario = new Scenario();
        for (const act of steps) act(scenario);
        // From here on every call succeeds; two toggles at most settle a key.
        for (const one of [...KEYS, ...KEYS]) {
          scenario.answer(one, "confirmed");
          scenario.send(one);
          scenario.answer(one, "confirmed");
        }
        expect(scenario.state).toEqual([]);
        expect(scenario.server).toEqual(scenario.expected);
      }),
      { numRuns: 1000 },
    );
  });

  it("send nothing after an even number of presses, one toggle after an odd one", () => {
    fc.assert(
      fc.property(key, fc.nat(9), (one, presses) => {
        const scenario = new Scenario();
        for (let press = 0; press < presses; press++) scenario.press(one);
        scenario.send(one);
        scenario.answer(one, "confirmed");
        expect(scenario.state).toEqual([]);
        expect(scenario.toggles).toBe(presses % 2);
      }),
    );
  });

  it("of an earlier page are sent only if the server's list lacks them", () => {
    const restored = pendingFavouritesReducer(
      pendingFavouritesReducer([], actions.pressed({ key: "store v3", wanted: true, known: false })),
      actions.restored([
        ["store v1", true],
        ["store v2", true],
        ["store v3", false],
      ]),
    );
    expect(restored.map(({ key: one, wanted, known }) => [one, wanted, known])).toEqual([
      ["store v3", true, false],
      ["store v1", true, null],
      ["store v2", true, null],
    ]);
    // The list may be older than the press.
    const read = pendingFavouritesReducer(restored, actions.listRead(["store v1", "store v3"]));
    expect(read.map(({ key: one, known }) => [one, known])).toEqual([
      ["store v3", false],
      ["store v2", false],
    ]);
  });

  it("need no call when they were pressed before the list was read, which has them", () => {
    const pressed = pendingFavouritesReducer(
      [],
      actions.pressed({ key: "store v1", wanted: true, known: null }),
    );
    expect(pendingFavouritesReducer(pressed, actions.listRead(["store v1"]))).toEqual([]);
  });

  it("of an earlier page may be pressed before the list is read", () => {
    const restored = pendingFavouritesReducer([], actions.restored([["store v1", true]]));
    const pressed = pendingFavouritesReducer(
      restored,
      actions.pressed({ key: "store v1", wanted: false, known: null }),
    );
    expect(pressed).toMatchObject([{ wanted: false, known: null }]);
    expect(pendingFavouritesReducer(pressed, actions.listRead([]))).toEqual([]);
  });
});

describe("favouriteIds", () => {
  it("lists ids by type, with the pending changes applied", () => {
    const pending = [
      { key: "store v1", wanted: false, known: true, sending: false },
      { key: "product p 2", wanted: true, known: false, sending: true },
    ] as const;
    expect(favouriteIds(["store v1", "store v2", "product p1"], pending)).toEqual({
      store: new Set(["v2"]),
      product: new Set(["p1", "p 2"]),
    });
  });
});
