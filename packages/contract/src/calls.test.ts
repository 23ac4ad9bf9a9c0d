import { isOfficeRole, type Right, rolesWith } from "@talabee/domain";
import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod/mini";
import {
  type Access,
  acceptsIdempotencyKey,
  type Call,
  type CallBody,
  type CallBodyInput,
  type CallData,
  type CallErrorData,
  type CallQuery,
  successMessages,
} from "./call.js";
import type { addToCart, cart, createOrder, login, logout, vendors } from "./calls.js";
import { messages, panelMessages } from "./messages/index.js";
import { problemsOf } from "../test/problems-of.js";
import type { User } from "./schemas/account.js";
import type { Cart } from "./schemas/cart.js";
import { registry } from "./registry.js";

const calls = Object.entries(registry);
const resourceOf = (call: Call) => call.path.split("/")[2]!;
const fieldsOf = (schema: z.core.$ZodType) =>
  Object.keys((schema._zod.def as unknown as { shape: object }).shape);

describe("the registry of calls", () => {
  it("holds every call of the specification", () => {
    const given = ["login", "register", "email-verify", "resend-verification", "forgot-password"];
    given.push("reset-password", "change-password", "user_info", "logout");
    for (const path of given) {
      expect(calls.map(([, call]) => `${call.method} ${call.path}`)).toContain(`POST /api/${path}`);
    }
    for (const path of ["/api/home", "/api/app-settings", "/api/user"]) {
      expect(calls.map(([, call]) => `${call.method} ${call.path}`)).toContain(`GET ${path}`);
    }
    for (const [, call] of calls) expect(call.data._zod).toBeDefined();
  });

  it("lists the calls of a tag together", () => {
    const tags = calls.map(([, call]) => call.tag);
    const runs = tags.filter((tag, index) => tag !== tags[index - 1]);
    expect(runs).toEqual([...new Set(tags)]);
  });

  it("has unique methods and paths, regardless of parameter names", () => {
    const places = calls.map(([, call]) => `${call.method} ${call.path.replace(/\{\w+\}/g, "{}")}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(calls)("%s is defined completely", (_, call) => {
    expect(call.path).toMatch(/^\/api(\/([a-z_-]+|\{[a-z]+\}))+$/);
    expect(call.parameters).toEqual((call.path.match(/\{[a-z]+\}/g) ?? []).map((name) => name.slice(1, -1)));
    expect(new Set(call.parameters).size).toBe(call.parameters.length);
    expect(call.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(call.tag).not.toBe("");
    // Unknown ids are `not_found`; an invalid invite code has an error code of its own.
    const missing = call.parameters.includes("code") ? "family_code" : "not_found";
    if (call.parameters.length > 0) expect(call.errors).toHaveProperty(missing, null);
  });

  it("needs one right for each call behind the counter, and none for others", () => {
    const access = (right: Right): Access => {
      const roles = rolesWith(right);
      if (roles.every((role) => role === "super")) return "super_admin";
      return roles.every(isOfficeRole) ? "admin" : "staff";
    };
    for (const [name, call] of calls) {
      const isBehind = call.path.startsWith("/api/panel/");
      expect([name, call.right !== undefined]).toEqual([name, isBehind]);
      if (call.right !== undefined) expect([name, call.access]).toEqual([name, access(call.right)]);
    }
  });

  it("stores no answer with a secret for an idempotency key (REQ-SEC-16)", () => {
    const holdsSecret = ({ data }: Call) =>
      /"(token|secret|recovery_codes)":/.test(
        JSON.stringify(z.toJSONSchema(data, { unrepresentable: "any" })),
      );
    const secret = calls.filter(([, call]) => holdsSecret(call)).map(([name]) => name);
    expect(secret).toEqual(expect.arrayContaining(["login", "confirmSignIn", "renewRecoveryCodes"]));
    const stored = calls.filter(([, call]) => acceptsIdempotencyKey(call)).map(([name]) => name);
    expect(stored.filter((name) => secret.includes(name))).toEqual([]);
    // The fingerprint of a body is a fast hash: who reads the database could guess the password that it has.
    const sendsSecret = ({ body }: Call) =>
      body !== undefined &&
      body !== null &&
      /"(\w*password|otp)":/.test(
        JSON.stringify(z.toJSONSchema(body, { unrepresentable: "any", io: "input" })),
      );
    expect(calls.filter(([, call]) => sendsSecret(call)).map(([name]) => name)).toContain(
      "disableSecondFactor",
    );
    expect(calls.filter(([, call]) => acceptsIdempotencyKey(call) && sendsSecret(call))).toEqual([]);
    const forGuests = calls.filter(([, call]) => call.access === "public" && acceptsIdempotencyKey(call));
    expect(forGuests.map(([name]) => name).toSorted()).toEqual(["apply", "contactUs"]);
  });

  it.each(calls)("%s: its body and message fit its method", (_, call) => {
    if (call.method === "GET") {
      expect(call.body ?? null).toBeNull();
      expect(call.idempotent).toBeUndefined();
      expect(call.invalidates).toBeUndefined();
      expect(call.kind).toBeUndefined();
      expect(call.status ?? 200).toBe(200);
      expect(successMessages(call)).toEqual([null]);
    } else {
      expect(call.redirect).toBeUndefined();
      expect(call.encoding).toBe(call.access === "gateway" ? "json" : undefined);
      expect(call.body).not.toBeNull();
      // Each call declares the message of its success, or null for none (REQ-MESSAGE-48).
      expect(call.message).toBeDefined();
      for (const key of successMessages(call)) {
        if (key !== null) expect(Object.keys(panelMessages)).toContain(key);
        if (key !== null) expect(messages[key].en).not.toContain("{");
      }
      expect(fieldsOf(call.body!)).toBeInstanceOf(Array);
      expect(call.query).toBeUndefined();
      expect(call.stream).toBeUndefined();
    }
    if (call.idempotent) {
      const codes = ["idempotency_key_required", "idempotency_mismatch", "in_progress"];
      expect(Object.keys(call.errors ?? {})).toEqual(expect.arrayContaining(codes));
    }
  });

  it(
    "says what happened, and the general texts only where that is what happened",
    { tags: ["REQ-MESSAGE-22", "REQ-MESSAGE-23", "REQ-MESSAGE-31"] },
    () => {
      const saying = (message: string) =>
        calls.filter(([, call]) => successMessages(call).includes(message as never)).map(([name]) => name);
      // REQ-MESSAGE-22: something that was there before was changed.
      expect(saying("updated").toSorted()).toEqual([
        "assignRider",
        "changeAddonGroup",
        "changeMember",
        "changeProduct",
        "changeRider",
        "decideApplication",
        "decideReviewPhoto",
        "makeDefaultAddress",
        "orderBanners",
        "orderCategories",
        "orderCollections",
        "orderProducts",
        "orderSections",
        "resetPage",
        "transitionOrder",
        "updateAddress",
        "updateBanner",
        "updateCategory",
        "updateCollection",
        "updatePanelCoupon",
        "updatePanelProduct",
        "updateSection",
        "updateSettings",
        "updateStore",
        "updateStoreDelivery",
        "updateStoreHours",
        "updateUserInfo",
        "writePage",
      ]);
      // REQ-MESSAGE-23: one thing of a list was deleted.
      expect(saying("deleted").toSorted()).toEqual([
        "deleteAddonGroup",
        "deleteAddress",
        "deleteBanner",
        "deleteCard",
        "deleteCategory",
        "deleteClosure",
        "deleteCollection",
        "deleteHoursPlan",
        "deleteNotification",
        "deleteProduct",
        "deleteSection",
        "deleteVoucher",
        "leaveStore",
        "removeCartLine",
        "removeFamilyBasketLine",
        "removeMember",
        "revokeInvitation",
      ]);
      // REQ-MESSAGE-31: the quantity of a line was set.
      expect(saying("quantity_updated").toSorted()).toEqual(["updateCartLine", "updateFamilyBasketLine"]);
    },
  );

  it.each(calls)("%s: its errors have messages", (_, call) => {
    for (const code of Object.keys(call.errors ?? {})) expect(Object.keys(messages)).toContain(code);
  });

  it("invalidates only query keys of existing reads", () => {
    const scopes = new Set(
      calls.filter(([, call]) => call.method === "GET").map(([, call]) => resourceOf(call)),
    );
    for (const [, call] of calls) for (const scope of call.invalidates ?? []) expect(scopes).toContain(scope);
  });

  const posts = calls.filter(([, call]) => call.method === "POST");
  it.each(posts)("%s: validation errors are message keys", (_, call) => {
    const fields = fieldsOf(call.body!);
    const junk = fc.oneof(fc.anything({ maxDepth: 2 }), fc.string(), fc.constant("x".repeat(5000)));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("extra", ...fields), junk), (form) => {
        for (const keys of Object.values(problemsOf(call.body!, form))) {
          for (const key of keys) expect(Object.keys(messages)).toContain(key);
        }
      }),
    );
  });
});

it("infers the types of client and server", () => {
  expectTypeOf<CallData<typeof login>>().toEqualTypeOf<{ token: string; user: User }>();
  expectTypeOf<CallData<typeof cart>>().toEqualTypeOf<Cart>();
  expectTypeOf<CallData<typeof logout>>().toEqualTypeOf<null>();
  expectTypeOf<CallBody<typeof cart>>().toEqualTypeOf<null>();
  expectTypeOf<CallBody<typeof addToCart>["quantity"]>().toEqualTypeOf<number>();
  expectTypeOf<CallBodyInput<typeof addToCart>["quantity"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<CallQuery<typeof vendors>["open_now"]>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<keyof CallErrorData<typeof logout>>().toEqualTypeOf<never>();
  expectTypeOf<keyof CallErrorData<typeof addToCart>>().toEqualTypeOf<
    "vendor_conflict" | "stock_exceeded" | "addon_rule"
  >();
  expectTypeOf<CallErrorData<typeof createOrder>["slot_full"]>().toEqualTypeOf<{ next_slots: string[] }>();
});
