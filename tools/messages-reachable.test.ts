import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  clientMessages,
  type MessageKey,
  messages,
  panelMessages,
  validationMessages,
} from "../packages/contract/src/messages/index.js";
import { dictionaries } from "../packages/ui/src/locale/messages/index.js";
import { root } from "./run-step.mjs";

/** The code of a folder, by file: tests and stories say a message without ever showing it to a customer. */
function codeOf(folder: string, leftOut: RegExp = /$^/): string {
  const full = path.join(root, folder);
  return readdirSync(full, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d|stories)\.|story-data|testing\//.test(file))
    .filter((file) => !leftOut.test(file))
    .map((file) => readFileSync(path.join(full, file), "utf8"))
    .join("\n");
}

const panel = codeOf("apps/panel/src");
const domain = codeOf("packages/domain/src");
// The messages themselves, and the suite that tries panels, say every message.
const contract = codeOf("packages/contract/src", /^(messages|conformance)\//);
// With the client bindings of the contract, which show messages for every storefront.
const storefront = `${codeOf("apps/storefront/src")}\n${codeOf("packages/contract/src/react")}`;
const ui = codeOf("packages/ui/src", /^locale\/messages\//);

/** Whether code uses a message by its key. An error that is only declared by a call does not count: code must raise it. */
function takes(code: string, key: string): boolean {
  const isNamed = (name: string) => code.includes(`"${name}"`);
  if (isNamed(key) || new RegExp(`[mM]essages\\.${key}\\b`).test(code)) return true;
  // Or puts it together, such as `${field}_required`, of parts that it names.
  const parts = key.split("_");
  return parts.slice(1).some((_, at) => {
    const [first, last] = [parts.slice(0, at + 1).join("_"), parts.slice(at + 1).join("_")];
    return (
      (code.includes(`}_${last}\``) && (isNamed(first) || new RegExp(`\\b${first}: `).test(code))) ||
      (code.includes(`\`${first}_\${`) && isNamed(last))
    );
  });
}

/** Whether this text is a built-in message that a component of packages/ui uses. */
function isUiMessage(text: string): boolean {
  return Object.entries(dictionaries.en).some(([key, message]) => {
    const [area, name] = key.split(".");
    return message === text && new RegExp(`\\b${area}Messages\\.${name}\\b`).test(ui);
  });
}

const keys = (group: object) => Object.keys(group);

describe("REQ-MESSAGE-56: every message is used", () => {
  it.each(keys(validationMessages))("%s: by a schema, or by what reads a form", (key) => {
    expect([contract, panel, domain, storefront].some((code) => takes(code, key))).toBe(true);
  });

  it.each(keys(clientMessages))("%s: by the storefront, by the panel, or by a part", (key) => {
    // Some are also messages of the server: client or server shows them, whichever detects the error first. One is shown by a component, with the same text.
    const text = clientMessages[key as keyof typeof clientMessages].en;
    expect([storefront, panel + domain].some((code) => takes(code, key)) || isUiMessage(text)).toBe(true);
  });

  it.each(keys(panelMessages))("%s: by the panel, or by a call that succeeds", (key) => {
    expect([panel + domain, contract].some((code) => takes(code, key))).toBe(true);
  });
});

/** The texts that the specification gives literally (REQ-FORM-01 to REQ-FORM-21, REQ-MESSAGE-07 to REQ-MESSAGE-42). */
const SPECIFIED = [
  "First Name is required",
  "Last Name is required",
  "Invalid Email Address",
  "Email is required",
  "Mobile number must be a valid number",
  "Mobile number is required",
  "Business Type is required",
  "Company Name is required",
  "CR Number is required",
  "Name is required",
  "Password is required",
  "Confirm Password is required",
  "Passwords must match",
  "The password must be at least 8 characters",
  "birthday is required",
  "gender is required",
  "Phone is required",
  "Zone is required",
  "Note is required",
  "Building Number is required",
  "Please fill all inputs",
  "Failed to add data",
  "Failed to update data",
  "Please Login First",
  "Error updating product quantity",
  "No more products available. Stock limit exceeded",
  "Verification code is invalid",
  "Invalid Code",
  "Error while sending code please try again later",
  "Failed to send code please try again",
  "Failed to submit code please try again",
  "There are items in your cart from another vendor, Do you want to clear your cart?",
  "Can't buy from this store, just dine in",
  "there is no location for this vendor",
  "No Payment Methods",
  "Please allow notifications",
  "Updated successfully",
  "Deleted",
  "Message sent successfully",
  "Order created successfully",
  "Payment successful",
  "Verified Successfully",
  "Code has been sent to your email",
  "Logged in successfully",
  "Logged out successfully",
  "Product quantity updated successfully",
  "Vendor Link copied",
  "Product Link copied",
  "Added to favourite",
  "Removed from favourite",
  "Successfully Registered",
  "Your cart is empty",
  "No favorite items",
  "No orders",
  "There is no Reviews here yet",
  "no data on this category",
  "no data on this collection",
];

describe("the texts of the specification", () => {
  const said = Object.values(messages).map(({ en }) => en);
  it.each(SPECIFIED)("%s", (text) => {
    if (said.includes(text as (typeof said)[number])) return;
    expect(isUiMessage(text)).toBe(true);
  });
});

/** Why no customer of the storefront is ever told a message in its own words, and which these are. */
const UNMET: Readonly<Record<string, readonly MessageKey[]>> = {
  "what other programs are told: the storefront asks for nothing of the kind": [
    "bad_request",
    "origin_forbidden",
    "method_not_allowed",
    "payload_too_large",
    "unsupported_media_type",
    "idempotency_key_required",
    "idempotency_mismatch",
    "signature_invalid",
    "not_served",
  ],
  "what only a picture is told that the storefront did not look at before": [
    "picture_pixels",
    "picture_type",
  ],
  "what the brand's people and riders are told": [
    "logo_type",
    "logo_too_large",
    "coupon_code_taken",
    "coupon_created",
    "two_step_on",
    "two_step_off",
    "recovery_codes_renewed",
    "rider_busy",
    "rider_off_duty",
    "sale_price_too_high",
    "second_factor_disabled",
    "second_factor_enabled",
    "second_factor_missing",
    "account_of_staff",
    "forbidden",
  ],
  "what stands before a panel says it while there is none": ["maintenance"],
  "a part asks first, in its own words": [
    "address_required",
    "amount_invalid",
    "bill_required",
    "birthday_invalid",
    "quantity_invalid",
    "search_text_invalid",
    "text_too_long",
  ],
  "what a bank says, provoked in the tests of the server's payments": ["payment_declined"],
  "not offered to who has ordered, and refused by its uses first where the code is known": [
    "coupon_first_order",
  ],
  "said by the write itself, which the tests of the server and its contract read": [
    "added_to_basket",
    "allowance_saved",
    "card_saved",
    "cart_emptied",
    "cart_restored",
    "family_created",
    "family_joined",
    "family_left",
    "invite_renewed",
    "member_removed",
  ],
  "waited out: the same order is asked for again": ["in_progress"],
  "shown as it is by now, without a word": ["stale_basket"],
  "leads to the page that says so itself": ["already_verified", "email_code_required"],
  "an order that is not delivered has no review to write, and none goes back": ["order_not_delivered"],
  "what a pin abroad is told: the map of a journey shows the city": ["pin_outside_market"],
  "no store of the demo is closed for good": ["store_closed_today"],
};

describe("what a customer reads is named in a journey", () => {
  // Journeys, and tables of calls that a journey goes through. Whether they also expect the text is not checked here.
  const journeys = codeOf("e2e", /(?<!\.spec\.ts|-writes\.ts)$/);
  // In e2e/trouble answers of the server are made up: what only the panel says must be met elsewhere.
  const realJourneys = codeOf("e2e", /(?<!\.spec\.ts|-writes\.ts)$|^trouble\//);
  const keysOf = (text: string): string[] => [
    ...Object.entries(messages).flatMap(([key, { en }]) => (en === text ? [key] : [])),
    ...Object.entries(dictionaries.en).flatMap(([key, message]) => (message === text ? [key] : [])),
  ];
  const named = (text: string) => {
    const isOfClient = keysOf(text).some((key) => !Object.hasOwn(panelMessages, key));
    return keysOf(text).filter((key) => (isOfClient ? journeys : realJourneys).includes(`"${key}"`));
  };
  const unmet: readonly string[] = Object.values(UNMET).flat();

  it.each(SPECIFIED)("is literal: %s", (text) => {
    expect(named(text)).not.toEqual([]);
  });

  it.each(Object.entries(messages))("REQ-MESSAGE-56 and the forms: %s", (key, { en }) => {
    // What is met after all leaves the list.
    expect(named(en).length > 0).toBe(!unmet.includes(key));
  });
});
