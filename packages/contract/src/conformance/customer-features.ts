import type { Customer } from "./accounts.js";
import { type CatalogueSample, UNKNOWN_ID } from "./browsing.js";
import { callTwice } from "./idempotency.js";
import { pay } from "./payments.js";
import type { TestClient } from "./test-client.js";
import type { TestData } from "./test-data.js";

/** What the suite writes from the contact page. */
export const CONTACT_MESSAGE = "Do you deliver to Al Khor?";

interface Scenario {
  readonly client: TestClient;
  readonly catalogue: CatalogueSample;
  readonly owner: Customer;
  readonly other: Customer | null;
  readonly testData: TestData;
  /** A coupon without restrictions; null when the suite could not create one. */
  readonly coupon: string | null;
}

/** Checks the other calls of a customer: each group on its own, because a panel may not serve all of them. */
export async function checkCustomerFeatures(life: Scenario): Promise<void> {
  await changeProfile(life);
  await checkFavourites(life);
  await checkContactAndApplication(life);
  await pay(life);
  await checkCoupons(life);
  await checkFamily(life);
  await checkNotifications(life);
}

async function changeProfile({ client, owner: { token } }: Scenario): Promise<void> {
  const me = {
    first_name: "Aisha",
    last_name: "Conformance",
    mobile: "٥٥١٢٣٤٥٦",
    birthday: "1994-05-17",
    gender: "female",
  };
  const saved = await client.call("updateUserInfo", { token, body: me, language: "ar" }, "success");
  client.claim(
    "updateUserInfo",
    "behaviour",
    saved.data?.birthday === me.birthday,
    "the birthday was not stored",
  );
  for (const wrong of [{ first_name: "-" }, { birthday: "2999-01-01" }, { gender: "x" }]) {
    const body = { ...me, ...wrong };
    const bad = await client.call("updateUserInfo", { token, body, check: "validation" }, [
      "validation_failed",
    ]);
    const [field] = Object.keys(wrong);
    client.claim("updateUserInfo", "validation", field! in bad.errors, `the error does not name ${field}`);
  }
  const body = {
    current_password: "not it at all",
    password: "another 7431",
    password_confirmation: "another 7431",
  };
  await client.call("changePassword", { token, body, check: "sign-in" }, ["validation_failed"]);
  await client.call("forgotPassword", { body: { email: "nobody-has-this@example.com" } }, "success");
  const guess = { email: "nobody-has-this@example.com", otp: "000000", ...body };
  await client.call("resetPassword", { body: guess, check: "sign-in" }, ["otp_invalid"]);
}

async function checkFavourites({
  client,
  catalogue: { product },
  owner: { token },
}: Scenario): Promise<void> {
  const nothing = { type: "product", id: UNKNOWN_ID };
  await client.call("toggleFavourite", { token, body: nothing, check: "unknown ids" }, ["not_found"]);
  if (product === null) return;
  for (const body of [
    { type: "product", id: product.id },
    { type: "store", id: product.vendorId },
  ]) {
    const held = async () => {
      const { data } = await client.call("favourites", { token, query: { type: body.type } }, "success");
      return JSON.stringify(data ?? "").includes(JSON.stringify(body.id));
    };
    // Twice, to restore the state.
    for (const language of ["en", "ar"] as const) {
      const { data } = await client.call("toggleFavourite", { token, body, language }, "success");
      client.claim(
        "favourites",
        "behaviour",
        (await held()) === data?.active,
        "the list does not match the toggled state",
      );
    }
  }
}

async function checkContactAndApplication({ client, owner: { email, token } }: Scenario): Promise<void> {
  const who = {
    email,
    phone: "+97455123456",
    mobile: "+97455123456",
    first_name: "Aisha",
    last_name: "Saad",
  };
  const contactForm = { ...who, name: "Aisha", message: CONTACT_MESSAGE };
  await client.call("contactUs", { body: contactForm, language: "ar" }, "success");
  await client.call("contactUs", { body: { ...contactForm, message: " " }, check: "validation" }, [
    "validation_failed",
  ]);
  await client.call("apply", { token, body: { ...who, type: "rider" } }, ["success", "already_applied"]);
  const partner = { token, body: { ...who, type: "partner" }, check: "validation" } as const;
  const bad = await client.call("apply", partner, ["validation_failed"]);
  client.claim("apply", "validation", "company_name" in bad.errors, "the error does not name company_name");
}

async function checkNotifications({ client, owner: { token }, other }: Scenario): Promise<void> {
  const list = await client.call("notifications", { token, language: "ar" }, "success");
  const first: { id: string } | undefined = list.data?.items[0];
  for (const name of ["readNotification", "deleteNotification"]) {
    const missing = { token, params: { id: UNKNOWN_ID }, body: {}, check: "unknown ids" } as const;
    await client.call(name, missing, ["not_found"]);
    if (first === undefined) continue;
    const params = { id: first.id };
    if (other) {
      const theirs = { token: other.token, params, body: {}, check: "ownership" } as const;
      await client.call(name, theirs, ["not_found"]);
    }
    await client.call(name, { token, params, body: {} }, "success");
  }
  await client.call("readAllNotifications", { token, body: {} }, "success");
  const push = { fcm_token: "conformance-browser", provider: "sse", platform: "web" };
  await client.call("registerPushToken", { token, body: push }, "success");
}

async function checkCoupons({
  client,
  catalogue: { product },
  owner: { token },
  coupon,
}: Scenario): Promise<void> {
  if (product === null) return;
  const body = { product_id: product.id, addons: product.addons, on_conflict: "replace" };
  await client.call("addToCart", { token, body }, "success");
  const none = { token, body: { code: "NO-SUCH-COUPON" }, check: "behaviour" } as const;
  await client.call("applyCoupon", none, ["coupon_not_found"]);
  const list = await client.call("coupons", { token, language: "ar" }, "success");
  const usable = ((list.data?.items ?? []) as { code: string; state: string }[]).find(
    ({ state }) => state === "usable",
  );
  const code = coupon ?? usable?.code;
  if (code !== undefined) {
    const applied = await client.call("applyCoupon", { token, body: { code }, language: "ar" }, "success");
    client.claim(
      "applyCoupon",
      "behaviour",
      applied.data?.coupon?.code === code,
      "the coupon is not in the cart",
    );
  }
  const removed = await client.call("removeCoupon", { token, body: {} }, "success");
  client.claim("removeCoupon", "behaviour", removed.data?.coupon === null, "the coupon is still in the cart");
  await client.call("clearCart", { token, body: {} }, "success");
}

async function checkFamily({
  client,
  catalogue: { product },
  owner: { token },
  other,
}: Scenario): Promise<void> {
  const unknown = { token, params: { code: "ZZZZZZZZ" }, check: "unknown ids" } as const;
  await client.call("familyPreview", unknown, ["family_code"]);
  const wrong = { token, body: { code: "ZZZZZZZZ" }, check: "behaviour" } as const;
  await client.call("joinFamily", wrong, ["family_code"]);
  const made = await client.call("createFamily", { token, body: { name: "Al Conformance" } }, "success");
  const first: string | null = made.data?.invite_code ?? null;
  client.claim("createFamily", "behaviour", first !== null, "the owner gets no invite code");
  if (first === null) return;
  const renewed = await client.call("renewFamilyInvite", { token, body: {} }, "success");
  const code: string = renewed.data?.invite_code ?? first;
  client.claim("renewFamilyInvite", "behaviour", code !== first, "the invite code is the old one");
  await client.call("familyPreview", { token, params: { code: first }, check: "behaviour" }, ["family_code"]);
  await client.call("familyPreview", { token, params: { code } }, "success");
  if (product !== null) await fillBasket(client, token, product);
  if (other) {
    const theirs = { token: other.token };
    const joined = await client.call("joinFamily", { ...theirs, body: { code }, language: "ar" }, "success");
    client.claim("joinFamily", "behaviour", joined.data?.members.length > 1, "the member was not added");
    const member = ((joined.data?.members ?? []) as { id: string; role: string }[]).find(
      ({ role }) => role === "member",
    );
    const body = { amount: 5000 };
    for (const name of ["setFamilyAllowance", "removeFamilyMember"]) {
      const params = { id: member?.id ?? UNKNOWN_ID };
      const asMember = { ...theirs, params, body, check: "ownership" } as const;
      await client.call(name, asMember, ["not_owner"]);
      // While the other customer is a member.
      if (name === "removeFamilyMember" && product !== null)
        await orderBasket(client, token, product, theirs);
      if (member) await client.call(name, { token, params, body }, "success");
    }
  }
  await client.call("leaveFamily", { token, body: {} }, "success");
}

/** Checks the shared basket: all members fill it, only its owner orders it, once per key. */
async function orderBasket(
  client: TestClient,
  token: string,
  product: NonNullable<CatalogueSample["product"]>,
  theirs: { readonly token: string },
): Promise<void> {
  if (!client.recorder.isServed("orderFamilyBasket")) return;
  const quantity = Math.max(1, Math.ceil(product.minOrder / Math.max(1, product.price)));
  const line = { product_id: product.id, addons: product.addons, quantity };
  await client.call("addToFamilyBasket", { ...theirs, body: line }, "success");
  const kept = product.orderType === "delivery" ? await client.call("addresses", { token }, "success") : null;
  const address_id: string | null = kept?.data?.items[0]?.id ?? null;
  const orderDetails = { order_type: product.orderType, address_id, payment_method: "cod" };
  const quote = await client.call(
    "quoteFamilyBasket",
    { token, body: orderDetails, language: "ar" },
    "success",
  );
  if (quote.data?.problems.length !== 0) {
    client.recorder.skip(
      "the family basket cannot be ordered with cash on delivery: its order was not checked",
    );
    return;
  }
  const body = { ...orderDetails, quote_hash: String(quote.data.quote_hash) };
  const asMember = { ...theirs, key: crypto.randomUUID(), body, check: "ownership" } as const;
  await client.call("orderFamilyBasket", asMember, ["not_owner"]);
  const placed = await callTwice(client, "orderFamilyBasket", { token, body }, { note: "Another body" });
  if (!placed) return;
  const again = { token, key: crypto.randomUUID(), body, check: "behaviour" } as const;
  await client.call("orderFamilyBasket", again, ["basket_empty"]);
  const cancel = { token, params: { id: placed.id as string }, body: {} };
  await client.call("cancelOrder", cancel, ["success", "invalid_transition"]);
}

async function fillBasket(
  client: TestClient,
  token: string,
  product: NonNullable<CatalogueSample["product"]>,
) {
  const body = { product_id: product.id, addons: product.addons };
  const basket = await client.call("addToFamilyBasket", { token, body }, "success");
  const item_id: string = basket.data?.items[0]?.id ?? UNKNOWN_ID;
  const two = { item_id, quantity: 2, version: basket.data?.version ?? 0 };
  await client.call("updateFamilyBasketLine", { token, body: two }, "success");
  await client.call("updateFamilyBasketLine", { token, body: two, check: "behaviour" }, ["stale_basket"]);
  await client.call("quoteFamilyBasket", { token, body: { order_type: product.orderType } }, "success");
  await client.call("removeFamilyBasketLine", { token, body: { item_id } }, "success");
}
