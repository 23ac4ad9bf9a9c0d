import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPushToken } from "../session/push-token.js";
import { readAttempt, readUserEmail } from "../session/user-email.js";
import { cartActions } from "./cart.js";
import { productQuantitiesActions } from "./product-quantities.js";
import { STORAGE_KEYS } from "./storage-keys.js";
import { Browser, full, settled, user } from "./testing/browser.js";

const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => errors.mockClear());
afterEach(() => expect(errors).not.toHaveBeenCalled());

type Key = keyof typeof full;
const keys = Object.values(STORAGE_KEYS);
/** The page reads language and theme before it creates the store; the store does not change them, even if damaged. */
const OF_THE_PAGE: readonly string[] = [STORAGE_KEYS.language, STORAGE_KEYS.theme];

const damages = {
  "bad JSON": "{oops",
  "a wrong type": "[[]]",
  "a negative number": "-5",
  "a huge number": "1e99",
  "one megabyte": "x".repeat(1_000_000),
  "the prototype": '{"__proto__":{"isAdmin":true}}',
} as const;
type Damage = keyof typeof damages;
const OPAQUE: readonly string[] = [STORAGE_KEYS.token, STORAGE_KEYS.attempt, STORAGE_KEYS.fcmToken];
/** A number is a well-formed token, which only the server can reject. */
const isValidAnyway = (key: string, damage: Damage) =>
  OPAQUE.includes(key) && (damage === "a negative number" || damage === "a huge number");

/** The values read from a storage, by key. */
function readings({ store, storage }: ReturnType<Browser["newTab"]>): Record<string, unknown> {
  const { auth, cart, productQuantities, vendorAtCart, fulfilment } = store.getState();
  return {
    [STORAGE_KEYS.token]: auth.token,
    [STORAGE_KEYS.user]: auth.user,
    [STORAGE_KEYS.userEmail]: readUserEmail(storage),
    [STORAGE_KEYS.attempt]: readAttempt(storage) ?? null,
    [STORAGE_KEYS.cartState]: cart.count,
    [STORAGE_KEYS.productQuantities]: productQuantities,
    [STORAGE_KEYS.vendorAtCart]: vendorAtCart,
    [STORAGE_KEYS.fulfilment]: fulfilment,
    [STORAGE_KEYS.fcmToken]: readPushToken(storage),
  };
}

const valid: Record<string, unknown> = {
  [STORAGE_KEYS.token]: "tok",
  [STORAGE_KEYS.user]: user,
  [STORAGE_KEYS.userEmail]: user.email,
  [STORAGE_KEYS.attempt]: "att_1",
  [STORAGE_KEYS.cartState]: 2,
  [STORAGE_KEYS.productQuantities]: { p1: 3, p2: 1 },
  [STORAGE_KEYS.vendorAtCart]: "v1",
  [STORAGE_KEYS.fulfilment]: { orderType: "pickup", place: { lat: 25.3, lng: 51.5 }, at: null },
  [STORAGE_KEYS.fcmToken]: "fcm",
};
const nothing: Record<string, unknown> = {
  ...Object.fromEntries(Object.keys(valid).map((key) => [key, null])),
  [STORAGE_KEYS.cartState]: 0,
  [STORAGE_KEYS.productQuantities]: {},
};

it("knows every key", () => expect(Object.keys(full).toSorted()).toEqual(keys.toSorted()));

describe.each(["no", "full", "read-only", "blocked"] as const)("with a storage that fails: %s", (fails) => {
  const cases = keys.flatMap((key) =>
    (Object.keys(damages) as Damage[]).map((damage) => [key, damage] as const),
  );

  it.each(cases)("%s with %s resets only that key", async (key, damage) => {
    const raw = damages[damage];
    const browser = new Browser({ ...full, [key]: raw });
    browser.fails = fails;
    const tab = browser.newTab();
    await settled();

    const isKept = OF_THE_PAGE.includes(key) || isValidAnyway(key, damage);
    const read = readings(tab);
    if (fails === "blocked") expect(read).toEqual(nothing);
    else if (OF_THE_PAGE.includes(key)) expect(read).toEqual(valid);
    else expect(read).toEqual({ ...valid, [key]: isKept ? raw : nothing[key] });

    // A full storage can be repaired by removing values; one that refuses every write cannot.
    const isRemoved = !isKept && fails !== "blocked" && fails !== "read-only";
    const { [key as Key]: _damaged, ...others } = full;
    expect(browser.contents).toEqual(isRemoved ? others : { ...others, [key]: raw });
    expect(browser.writes.every((written) => written === key)).toBe(true);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();

    // The store still works.
    const before = tab.store.getState().cart.count;
    tab.store.dispatch(cartActions.productAdded("p9"));
    tab.store.dispatch(productQuantitiesActions.increment("p9"));
    expect(tab.store.getState().cart.count).toBe(before + 1);
    expect(tab.store.getState().productQuantities["p9"]).toBe(1);
  });
});
