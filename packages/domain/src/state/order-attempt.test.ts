import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  attemptOf,
  type OrderAttempt,
  type OrderAttemptAction,
  orderAttemptActions as actions,
  orderAttemptReducer,
  parseOrderAttempt,
} from "./order-attempt.js";
import { deepFreeze } from "./testing/deep-freeze.js";

type Attempt = OrderAttempt<string> | null;
const users = ["u1", "u2"] as const;

/** An event for the current attempt, or for another one. */
const event = fc.oneof(
  fc
    .tuple(fc.constantFrom(...users), fc.string())
    .map(([userId, body]) => ({ kind: "order" as const, userId, body })),
  fc.constantFrom("placed" as const, "refused" as const, "shown" as const).map((kind) => ({ kind })),
  fc
    .constantFrom("placed" as const, "refused" as const, "shown" as const)
    .map((kind) => ({ kind, isOther: true })),
);

describe("an order attempt", () => {
  it("stays the same order for its customer until it is refused or shown", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: Attempt = null;
        let keys = 0;
        for (const { kind, ...given } of events) {
          const before: Attempt = deepFreeze(state);
          const isOther = "isOther" in given;
          const key = isOther ? "other" : (before?.key ?? "none");
          let action: OrderAttemptAction<string>;
          if (kind === "order" && "userId" in given) {
            action = actions.started({ key: `k${keys++}`, userId: given.userId, body: given.body });
          } else if (kind === "placed") action = actions.placed({ key, orderId: `order of ${key}` });
          else if (kind === "refused") action = actions.refused(key);
          else action = actions.shown(isOther ? "another order" : (before?.orderId ?? "none"));

          state = orderAttemptReducer(before, action);
          if (action.type === "orderAttempt/started") {
            const isSame = before?.userId === action.payload.userId;
            expect(state).toEqual(isSame ? before : action.payload);
          } else if (isOther) expect(state).toBe(before);
          else if (before !== null) {
            const isShown = kind === "shown" && before.orderId !== undefined;
            if (kind === "refused" || isShown) expect(state).toBeNull();
            else expect(state).toMatchObject({ key: before.key, body: before.body, userId: before.userId });
          }
          for (const user of users) expect(attemptOf(state, user)?.userId ?? user).toBe(user);
        }
        expect(orderAttemptReducer(state, actions.abandoned())).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it("knows its order once it is placed", () => {
    const started = orderAttemptReducer(null, actions.started({ key: "k1", userId: "u1", body: "b" }));
    const placed = orderAttemptReducer(started, actions.placed({ key: "k1", orderId: "o1" }));
    expect(placed).toEqual({ key: "k1", userId: "u1", body: "b", orderId: "o1" });
    expect(attemptOf(placed, "u2")).toBeNull();
    expect(attemptOf(null, "u1")).toBeNull();
  });

  it("is parsed from its stored text, and from no other", () => {
    const attempt = { key: "k1", userId: "u1", body: { note: null } };
    expect(parseOrderAttempt(JSON.stringify(attempt))).toEqual(attempt);
    for (const text of [null, "{oops", "[[]]", "-5", "null", '{"key":1,"userId":"u1"}', '{"key":"k1"}'])
      expect(parseOrderAttempt(text)).toBeNull();
  });
});
