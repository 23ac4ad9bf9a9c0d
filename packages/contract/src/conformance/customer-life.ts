import { requestExample } from "../examples.js";
import { table } from "../table.js";
import type { Customer } from "./accounts.js";
import { type Goods, NOBODY } from "./browsing.js";
import type { Prober, Shot } from "./prober.js";

/** What a run may be given that no public call makes. */
export interface Supplies {
  /** Somebody of the panel's own people: an admin or super admin. */
  readonly staff?: { readonly email: string; readonly password: string };
  /** A voucher that puts money into a wallet. */
  readonly voucher?: string;
  /** A token the payment provider gives for a card that works. */
  readonly cardToken?: string;
}

interface Life {
  readonly prober: Prober;
  readonly goods: Goods;
  readonly owner: Customer;
  readonly other: Customer | null;
  readonly supplies: Supplies;
}

/** What a customer does beside shopping (C1, C4 to C7): each part alone, so that a panel may lack any of them. */
export async function live(life: Life): Promise<void> {
  await changeProfile(life);
  await keepFavourites(life);
  await writeToTheBrand(life);
  await readNotifications(life);
  await fillWallet(life);
  await keepCard(life);
  await tryCoupons(life);
  await makeFamily(life);
}

/** Every call that must happen once asks for a key, before anything else is looked at (C0). */
export async function askForKeys(prober: Prober, { token }: Customer): Promise<void> {
  for (const [name, call] of Object.entries(table)) {
    if (!call.idempotent) continue;
    const params = Object.fromEntries(call.parameters.map((parameter) => [parameter, NOBODY]));
    const body = requestExample(name, call.body!) as object;
    await prober.shoot(name, { token, params, body, check: "idempotency" }, ["idempotency_key_required"]);
  }
}

/**
 * Makes a call twice with one key: it happens once and is answered the same; another body under the key is refused.
 * Hands the data back.
 */
export async function once(prober: Prober, name: string, shot: Shot & { body: object }, other: object) {
  // In one language, as the answer is the stored one.
  const keyed = { ...shot, key: crypto.randomUUID() };
  const first = await prober.shoot(name, keyed, "success");
  if (!first.data) return undefined;
  const again = await prober.shoot(name, { ...keyed, check: "idempotency" }, "success");
  const isSame = JSON.stringify(again.data) === JSON.stringify(first.data);
  prober.claim(name, "idempotency", isSame, "the same key got another answer");
  const body = { ...shot.body, ...other };
  await prober.shoot(name, { ...keyed, body, check: "idempotency" }, ["idempotency_mismatch"]);
  return first.data;
}

async function changeProfile({ prober, owner: { token } }: Life): Promise<void> {
  const me = {
    first_name: "Aisha",
    last_name: "Conformance",
    mobile: "٥٥١٢٣٤٥٦",
    birthday: "1994-05-17",
    gender: "female",
  };
  const saved = await prober.shoot("updateUserInfo", { token, body: me, language: "ar" }, "success");
  prober.claim(
    "updateUserInfo",
    "behaviour",
    saved.data?.birthday === me.birthday,
    "does not keep a birthday",
  );
  for (const wrong of [{ first_name: "-" }, { birthday: "2999-01-01" }, { gender: "x" }]) {
    const body = { ...me, ...wrong };
    const bad = await prober.shoot("updateUserInfo", { token, body, check: "validation" }, [
      "validation_failed",
    ]);
    const [field] = Object.keys(wrong);
    prober.claim("updateUserInfo", "validation", field! in bad.errors, `says nothing of ${field}`);
  }
  const body = {
    current_password: "not it at all",
    password: "another 7431",
    password_confirmation: "another 7431",
  };
  await prober.shoot("changePassword", { token, body, check: "sign-in" }, ["validation_failed"]);
  await prober.shoot("forgotPassword", { body: { email: "nobody-has-this@example.com" } }, "success");
  const guess = { email: "nobody-has-this@example.com", otp: "000000", ...body };
  await prober.shoot("resetPassword", { body: guess, check: "sign-in" }, ["otp_invalid"]);
}

async function keepFavourites({ prober, goods: { product }, owner: { token } }: Life): Promise<void> {
  const nothing = { type: "product", id: NOBODY };
  await prober.shoot("toggleFavourite", { token, body: nothing, check: "unknown ids" }, ["not_found"]);
  if (product === null) return;
  for (const body of [
    { type: "product", id: product.id },
    { type: "store", id: product.vendorId },
  ]) {
    const held = async () => {
      const { data } = await prober.shoot("favourites", { token, query: { type: body.type } }, "success");
      return JSON.stringify(data ?? "").includes(JSON.stringify(body.id));
    };
    // Twice, so that everything is as it was before.
    for (const language of ["en", "ar"] as const) {
      const { data } = await prober.shoot("toggleFavourite", { token, body, language }, "success");
      prober.claim(
        "favourites",
        "behaviour",
        (await held()) === data?.active,
        "does not follow what was pressed",
      );
    }
  }
}

async function writeToTheBrand({ prober, owner: { email, token } }: Life): Promise<void> {
  const who = {
    email,
    phone: "+97455123456",
    mobile: "+97455123456",
    first_name: "Aisha",
    last_name: "Saad",
  };
  const letter = { ...who, name: "Aisha", message: "Do you deliver to Al Khor?" };
  await prober.shoot("contactUs", { body: letter, language: "ar" }, "success");
  await prober.shoot("contactUs", { body: { ...letter, message: " " }, check: "validation" }, [
    "validation_failed",
  ]);
  await prober.shoot("apply", { token, body: { ...who, type: "rider" } }, ["success", "already_applied"]);
  const partner = { token, body: { ...who, type: "partner" }, check: "validation" } as const;
  const bad = await prober.shoot("apply", partner, ["validation_failed"]);
  prober.claim("apply", "validation", "company_name" in bad.errors, "says nothing of company_name");
}

async function readNotifications({ prober, owner: { token }, other }: Life): Promise<void> {
  const list = await prober.shoot("notifications", { token, language: "ar" }, "success");
  const first: { id: string } | undefined = list.data?.items[0];
  for (const name of ["readNotification", "deleteNotification"]) {
    const missing = { token, params: { id: NOBODY }, body: {}, check: "unknown ids" } as const;
    await prober.shoot(name, missing, ["not_found"]);
    if (first === undefined) continue;
    const params = { id: first.id };
    if (other) {
      const theirs = { token: other.token, params, body: {}, check: "other people's things" } as const;
      await prober.shoot(name, theirs, ["not_found"]);
    }
    await prober.shoot(name, { token, params, body: {} }, "success");
  }
  await prober.shoot("readAllNotifications", { token, body: {} }, "success");
  const push = { fcm_token: "conformance-browser", provider: "sse", platform: "web" };
  await prober.shoot("registerPushToken", { token, body: push }, "success");
}

async function fillWallet({ prober, owner: { token }, supplies: { voucher } }: Life): Promise<void> {
  const body = { amount: 1000, method: "online" };
  await once(prober, "topUpWallet", { token, body, language: "ar" }, { amount: 2000 });
  const key = crypto.randomUUID();
  const little = { token, key, body: { ...body, amount: 1 }, check: "validation" } as const;
  await prober.shoot("topUpWallet", little, ["validation_failed"]);
  const none = { token, key, body: { code: "NO-SUCH-VOUCHER" }, check: "behaviour" } as const;
  await prober.shoot("redeemVoucher", none, ["voucher_not_found"]);
  if (voucher !== undefined) {
    const code = { token, key: crypto.randomUUID(), body: { code: voucher } };
    await prober.shoot("redeemVoucher", code, ["success", "voucher_used"]);
  }
  const bill = { token, key, body: { bill_number: "0", method: "online" }, check: "unknown ids" } as const;
  await prober.shoot("payBill", bill, ["not_found"]);
}

async function keepCard({ prober, owner: { token }, other, supplies: { cardToken } }: Life): Promise<void> {
  // A card's number is never taken, not even by mistake.
  const number = { token, body: { token: "4242424242424242" }, check: "validation" } as const;
  await prober.shoot("addCard", number, ["validation_failed"]);
  if (cardToken === undefined) return;
  const kept = await prober.shoot("addCard", { token, body: { token: cardToken } }, "success");
  if (!kept.data) return;
  const params = { id: kept.data.id as string };
  const theirs = { params, body: {}, check: "other people's things" } as const;
  if (other) await prober.shoot("deleteCard", { ...theirs, token: other.token }, ["not_found"]);
  await prober.shoot("deleteCard", { token, params, body: {} }, "success");
}

async function tryCoupons({ prober, goods: { product }, owner: { token } }: Life): Promise<void> {
  if (product === null) return;
  const body = { product_id: product.id, addons: product.addons, on_conflict: "replace" };
  await prober.shoot("addToCart", { token, body }, "success");
  const none = { token, body: { code: "NO-SUCH-COUPON" }, check: "behaviour" } as const;
  await prober.shoot("applyCoupon", none, ["coupon_not_found"]);
  const list = await prober.shoot("coupons", { token, language: "ar" }, "success");
  const usable = ((list.data?.items ?? []) as { code: string; state: string }[]).find(
    ({ state }) => state === "usable",
  );
  if (usable) {
    const applied = await prober.shoot("applyCoupon", { token, body: { code: usable.code } }, "success");
    prober.claim(
      "applyCoupon",
      "behaviour",
      applied.data?.coupon?.code === usable.code,
      "is not on the cart",
    );
  }
  const removed = await prober.shoot("removeCoupon", { token, body: {} }, "success");
  prober.claim("removeCoupon", "behaviour", removed.data?.coupon === null, "leaves the coupon on the cart");
  await prober.shoot("clearCart", { token, body: {} }, "success");
}

async function makeFamily({ prober, goods: { product }, owner: { token }, other }: Life): Promise<void> {
  const unknown = { token, params: { code: "ZZZZZZZZ" }, check: "unknown ids" } as const;
  await prober.shoot("familyPreview", unknown, ["not_found"]);
  const wrong = { token, body: { code: "ZZZZZZZZ" }, check: "behaviour" } as const;
  await prober.shoot("joinFamily", wrong, ["family_code"]);
  const made = await prober.shoot("createFamily", { token, body: { name: "Al Conformance" } }, "success");
  const code: string | null = made.data?.invite_code ?? null;
  prober.claim("createFamily", "behaviour", code !== null, "gives its owner no code");
  if (code === null) return;
  await prober.shoot("familyPreview", { token, params: { code } }, "success");
  if (product !== null) await fillBasket(prober, token, product);
  if (other) {
    const theirs = { token: other.token };
    const joined = await prober.shoot("joinFamily", { ...theirs, body: { code }, language: "ar" }, "success");
    prober.claim(
      "joinFamily",
      "behaviour",
      joined.data?.members.length > 1,
      "has no more members than before",
    );
    const member = ((joined.data?.members ?? []) as { id: string; role: string }[]).find(
      ({ role }) => role === "member",
    );
    const body = { amount: 5000 };
    for (const name of ["setFamilyAllowance", "removeFamilyMember"]) {
      const params = { id: member?.id ?? NOBODY };
      const asMember = { ...theirs, params, body, check: "other people's things" } as const;
      await prober.shoot(name, asMember, ["not_owner"]);
      // While they are in the family.
      if (name === "removeFamilyMember" && product !== null)
        await orderBasket(prober, token, product, theirs);
      if (member) await prober.shoot(name, { token, params, body }, "success");
    }
  }
  await prober.shoot("leaveFamily", { token, body: {} }, "success");
}

/** All members fill the basket, its owner orders it: once a key, and nobody else. */
async function orderBasket(
  prober: Prober,
  token: string,
  product: NonNullable<Goods["product"]>,
  theirs: { readonly token: string },
): Promise<void> {
  if (!prober.recorder.isServed("orderFamilyBasket")) return;
  const quantity = Math.max(1, Math.ceil(product.minOrder / Math.max(1, product.price)));
  const line = { product_id: product.id, addons: product.addons, quantity };
  await prober.shoot("addToFamilyBasket", { ...theirs, body: line }, "success");
  const kept =
    product.orderType === "delivery" ? await prober.shoot("addresses", { token }, "success") : null;
  const address_id: string | null = kept?.data?.items[0]?.id ?? null;
  const asked = { order_type: product.orderType, address_id, payment_method: "cod" };
  const quote = await prober.shoot("quoteFamilyBasket", { token, body: asked, language: "ar" }, "success");
  if (quote.data?.problems.length !== 0) {
    prober.recorder.skip("the family's basket cannot be ordered with cash on delivery: it was not ordered");
    return;
  }
  const body = { ...asked, quote_hash: String(quote.data.quote_hash) };
  const asMember = { ...theirs, key: crypto.randomUUID(), body, check: "other people's things" } as const;
  await prober.shoot("orderFamilyBasket", asMember, ["not_owner"]);
  const placed = await once(prober, "orderFamilyBasket", { token, body }, { note: "Another body" });
  if (!placed) return;
  const again = { token, key: crypto.randomUUID(), body, check: "behaviour" } as const;
  await prober.shoot("orderFamilyBasket", again, ["basket_empty"]);
  await prober.shoot("cancelOrder", { token, params: { id: placed.id }, body: {} }, "success");
}

async function fillBasket(prober: Prober, token: string, product: NonNullable<Goods["product"]>) {
  const body = { product_id: product.id, addons: product.addons };
  const basket = await prober.shoot("addToFamilyBasket", { token, body }, "success");
  const item_id: string = basket.data?.items[0]?.id ?? NOBODY;
  const two = { item_id, quantity: 2, version: basket.data?.version ?? 0 };
  await prober.shoot("updateFamilyBasketLine", { token, body: two }, "success");
  await prober.shoot("updateFamilyBasketLine", { token, body: two, check: "behaviour" }, ["stale_basket"]);
  await prober.shoot("quoteFamilyBasket", { token, body: { order_type: product.orderType } }, "success");
  await prober.shoot("removeFamilyBasketLine", { token, body: { item_id } }, "success");
}
