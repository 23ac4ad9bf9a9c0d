import { describe, expect, it } from "vitest";
import {
  answerableSince,
  canTransition,
  type MoveRefusal,
  type OrderFacts,
  systemCancelAt,
} from "./order-lifecycle.js";
import { isFinalStatus } from "./order-status-table.js";
import {
  ORDER_ACTORS,
  ORDER_STATUSES,
  ORDER_TYPES,
  type OrderStatus,
  type OrderType,
} from "./order-vocabulary.js";

const MINUTE = 60_000;
/** Facts under which every guard is content. */
const facts: OrderFacts = {
  now: 20 * MINUTE,
  waiting_since: 0,
  placed_at: 0,
  accepted_at: 20 * MINUTE - 30_000,
  preparing: false,
  has_driver: true,
  payment_method: "cod",
  payment_status: "unpaid",
  reason: "out of bread",
};

// Written by hand from the order state machine: who may. Anything that is not here is refused.
const atTheStore = {
  pending: { accepted: "vendor admin", canceled: "customer vendor admin system" },
  accepted: { delivered: "vendor admin", canceled: "customer vendor admin" },
  delivering: {},
  delivered: {},
  canceled: {},
};
const allowed: Record<OrderType, Record<OrderStatus, Partial<Record<OrderStatus, string>>>> = {
  delivery: {
    pending: { accepted: "vendor admin", canceled: "customer vendor admin system" },
    accepted: { delivering: "vendor rider admin", canceled: "customer vendor admin" },
    delivering: { delivered: "vendor rider admin", canceled: "admin" },
    delivered: {},
    canceled: {},
  },
  pickup: atTheStore,
  dine_in: atTheStore,
};

const every = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.flatMap((to) =>
    ORDER_TYPES.flatMap((orderType) => ORDER_ACTORS.map((actor) => ({ from, to, orderType, actor }))),
  ),
);

describe("every status, target, order type and actor", () => {
  it.each(every)("$from → $to, $orderType, by $actor", (move) => {
    const actors = allowed[move.orderType][move.from][move.to] ?? "";
    const verdict = canTransition({ ...move, facts });
    if (actors.split(" ").includes(move.actor)) {
      expect(verdict).toEqual({ allowed: true });
    } else {
      const why =
        move.from === move.to
          ? "same_status"
          : move.from === "delivered" || move.from === "canceled"
            ? "final_status"
            : actors
              ? "actor_may_not"
              : "no_such_step";
      expect(verdict).toEqual({ allowed: false, why });
    }
  });
});

describe("guards", () => {
  const why = (
    move: Omit<Parameters<typeof canTransition>[0], "facts" | "orderType">,
    over: Partial<OrderFacts>,
  ): MoveRefusal | "allowed" => {
    const verdict = canTransition({ ...move, orderType: "delivery", facts: { ...facts, ...over } });
    return verdict.allowed ? "allowed" : verdict.why;
  };
  const accept = { from: "pending", to: "accepted", actor: "vendor" } as const;
  const giveUp = { from: "pending", to: "canceled", actor: "system" } as const;
  const regret = { from: "accepted", to: "canceled", actor: "customer" } as const;

  it.each(["card", "online"] as const)("accepts a %s order once it is paid", (payment_method) => {
    for (const payment_status of ["unpaid", "pending", "failed"] as const) {
      expect(why(accept, { payment_method, payment_status })).toBe("payment_missing");
    }
    expect(why(accept, { payment_method, payment_status: "paid" })).toBe("allowed");
    expect(why({ ...accept, actor: "admin" }, { payment_method })).toBe("payment_missing");
  });

  it.each([null, undefined, "", "  "])("needs a reason, not %j", (reason) => {
    const without = { ...facts, reason: reason ?? null };
    expect(why({ from: "pending", to: "canceled", actor: "vendor" }, without)).toBe("reason_missing");
    expect(why({ from: "accepted", to: "canceled", actor: "vendor" }, without)).toBe("reason_missing");
    expect(why({ from: "accepted", to: "canceled", actor: "admin" }, without)).toBe("reason_missing");
    expect(why({ from: "delivering", to: "canceled", actor: "admin" }, without)).toBe("reason_missing");
    expect(why({ from: "pending", to: "canceled", actor: "admin" }, without)).toBe("allowed");
    expect(why({ from: "pending", to: "canceled", actor: "customer" }, without)).toBe("allowed");
  });

  it("delivers only with a driver", () => {
    const leave = { from: "accepted", to: "delivering", actor: "vendor" } as const;
    expect(why(leave, { has_driver: false })).toBe("driver_missing");
  });

  it.each(["vendor", "rider"] as const)(
    "keeps what is wanted later in the store until its time, for a %s",
    (actor) => {
      const later = { waiting_since: 30 * MINUTE } as const;
      const leave = { from: "accepted", to: "delivering", actor } as const;
      expect(why(leave, { ...later, now: 30 * MINUTE - 1 })).toBe("too_early");
      expect(why(leave, { ...later, now: 30 * MINUTE })).toBe("allowed");
      expect(why(leave, { ...later, has_driver: false })).toBe("driver_missing");
      expect(why({ ...leave, actor: "admin" }, later)).toBe("allowed");
    },
  );

  it("gives an order out of a store in time, and not for a wrong code", () => {
    const give = (actor: "vendor" | "admin", over: Partial<OrderFacts>) => {
      const move = { from: "accepted", to: "delivered", orderType: "pickup", actor } as const;
      const verdict = canTransition({ ...move, facts: { ...facts, ...over } });
      return verdict.allowed ? "allowed" : verdict.why;
    };
    expect(give("vendor", { waiting_since: 21 * MINUTE })).toBe("too_early");
    expect(give("admin", { waiting_since: 21 * MINUTE })).toBe("allowed");
    expect(give("vendor", { hand_over_code: "wrong" })).toBe("code_wrong");
    for (const hand_over_code of ["none", "missing", "right", "locked"] as const)
      expect(give("vendor", { hand_over_code })).toBe("allowed");
  });

  it.each(["vendor", "rider"] as const)("hands over at the door for the code, by a %s", (actor) => {
    const give = { from: "delivering", to: "delivered", actor } as const;
    expect(why(give, { hand_over_code: "none" })).toBe("allowed");
    expect(why(give, { hand_over_code: "right" })).toBe("allowed");
    expect(why(give, { hand_over_code: "missing" })).toBe("code_missing");
    expect(why(give, { hand_over_code: "wrong" })).toBe("code_wrong");
    expect(why(give, { hand_over_code: "locked" })).toBe("code_locked");
  });

  it("lets the office hand over without the code, with a reason", () => {
    const give = { from: "delivering", to: "delivered", actor: "admin" } as const;
    for (const hand_over_code of ["missing", "wrong", "locked"] as const) {
      expect(why(give, { hand_over_code, reason: null })).toBe("reason_missing");
      expect(why(give, { hand_over_code })).toBe("allowed");
    }
    expect(why(give, { hand_over_code: "right", reason: null })).toBe("allowed");
    expect(why(give, { reason: null })).toBe("allowed");
  });

  it("lets the system cancel when the store's time is over, not before", () => {
    expect(why(giveUp, { now: 15 * MINUTE - 1 })).toBe("not_timed_out");
    expect(why(giveUp, { now: 15 * MINUTE })).toBe("allowed");
    expect(why(giveUp, { now: 4 * MINUTE, accept_timeout_min: 5 })).toBe("not_timed_out");
    expect(why(giveUp, { now: 5 * MINUTE, accept_timeout_min: 5 })).toBe("allowed");
  });

  it("lets the system cancel what was not paid for", () => {
    const scheduled = { waiting_since: 500 * MINUTE, payment_method: "online" } as const;
    expect(why(giveUp, { ...scheduled, now: 30 * MINUTE - 1 })).toBe("not_timed_out");
    expect(why(giveUp, { ...scheduled, now: 30 * MINUTE })).toBe("allowed");
    expect(why(giveUp, { ...scheduled, now: 30 * MINUTE, payment_status: "paid" })).toBe("not_timed_out");
    expect(why(giveUp, { ...scheduled, now: 30 * MINUTE, payment_method: "cod" })).toBe("not_timed_out");
  });

  it("gives an order that pays online its thirty minutes, and the store its time after the payment", () => {
    const online = { payment_method: "online", payment_status: "pending" } as const;
    expect(why(giveUp, { ...online, now: 16 * MINUTE })).toBe("not_timed_out");
    expect(why(giveUp, { ...online, payment_status: "failed", now: 29 * MINUTE })).toBe("not_timed_out");
    expect(why(giveUp, { ...online, now: 30 * MINUTE })).toBe("allowed");
    const paid = { ...online, payment_status: "paid", paid_at: 20 * MINUTE } as const;
    expect(why(giveUp, { ...paid, now: 34 * MINUTE })).toBe("not_timed_out");
    expect(why(giveUp, { ...paid, now: 35 * MINUTE })).toBe("allowed");
  });

  it("knows when the system may cancel, to the millisecond", () => {
    expect(systemCancelAt(facts)).toBe(15 * MINUTE);
    expect(systemCancelAt({ ...facts, waiting_since: 60 * MINUTE, accept_timeout_min: 20 })).toBe(
      80 * MINUTE,
    );
    const online = { ...facts, placed_at: 2 * MINUTE, payment_method: "card" } as const;
    expect(systemCancelAt(online)).toBe(32 * MINUTE);
    expect(systemCancelAt({ ...online, payment_timeout_min: 5 })).toBe(7 * MINUTE);
    expect(systemCancelAt({ ...online, payment_status: "paid", paid_at: 3 * MINUTE })).toBe(18 * MINUTE);
  });

  it("knows since when a store can answer", () => {
    expect(answerableSince({ waiting_since: 5, placed_at: 3 })).toBe(5);
    expect(answerableSince({ waiting_since: 5, placed_at: 7, paid_at: null })).toBe(7);
    expect(answerableSince({ waiting_since: 5, placed_at: 7, paid_at: 9 })).toBe(9);
  });

  it("never counts the store's time from before the order was there", () => {
    const late = { waiting_since: 0, placed_at: 25 * MINUTE } as const;
    expect(why(giveUp, { ...late, now: 25 * MINUTE })).toBe("not_timed_out");
    expect(why(giveUp, { ...late, now: 40 * MINUTE })).toBe("allowed");
  });

  it("lets a customer cancel within the grace and before preparation", () => {
    expect(why(regret, { accepted_at: 0, now: 60_000 })).toBe("allowed");
    expect(why(regret, { accepted_at: 0, now: 60_001 })).toBe("grace_over");
    expect(why(regret, { accepted_at: 0, now: 11_000, cancel_grace_s: 10 })).toBe("grace_over");
    expect(why(regret, { accepted_at: null })).toBe("grace_over");
    expect(why(regret, { preparing: true })).toBe("already_preparing");
  });
});

it.each([
  ["delivery", ["pending", "accepted", "delivering", "delivered"]],
  ["pickup", ["pending", "accepted", "delivered"]],
  ["dine_in", ["pending", "accepted", "delivered"]],
] as const)("%s can be moved by the vendor from pending to a final status", (orderType, path) => {
  path.slice(1).forEach((to, i) => {
    expect(isFinalStatus(path[i]!)).toBe(false);
    expect(canTransition({ from: path[i]!, to, orderType, actor: "vendor", facts })).toEqual({
      allowed: true,
    });
  });
  expect(isFinalStatus(path.at(-1)!)).toBe(true);
});
