import { LANGUAGES } from "@talabee/contract";
import { MARKETS } from "@talabee/domain";
import { describe, expect, it } from "vitest";
import {
  accountExistsEmail,
  verificationCodeEmail,
  passwordChangedEmail,
  passwordResetEmail,
  secondFactorEmail,
  signInCodeEmail,
} from "../modules/auth/account-emails.js";
import { BRAND, type EmailTemplate, withBrandName } from "./email-template.js";
import { orderEmail, type OrderEmailData } from "../modules/orders/order-emails.js";
import { applicationDecidedEmail, applicationReceivedEmail } from "../modules/applicants/applicant-emails.js";
import { contactAnswerEmail, contactCopyEmail, contactEmail } from "../modules/contact/contact-emails.js";

const HOSTILE = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@example.com`;
const at = new Date("2026-11-22T16:05:00Z");
const order: OrderEmailData = {
  code: "TLB-7K2M9",
  store: HOSTILE,
  orderType: "delivery",
  paymentMethod: "cod",
  at,
  scheduledAt: at,
  lines: [{ name: HOSTILE, quantity: 2, total: 5700 }],
  subtotal: 5700,
  discount: 700,
  deliveryFee: 0,
  serviceFee: 0,
  tax: 0,
  walletApplied: 1000,
  rounding: 0,
  total: 5000,
  due: 4000,
  reason: HOSTILE,
  isRefunded: true,
  url: "https://talabee.qa/orders/1",
};
const timeZone = "Europe/Berlin";
const message = { name: HOSTILE, email: "n@example.com", phone: "+97455123456", message: HOSTILE };
const application = { name: HOSTILE, reference: "AP-7K2M9QXD", hasAccount: false } as const;

const emails: [string, EmailTemplate][] = LANGUAGES.flatMap((language): [string, EmailTemplate][] => [
  [`${language} code`, verificationCodeEmail(language, { code: "048213", name: HOSTILE })],
  [`${language} reset`, passwordResetEmail(language, { code: "048213", name: HOSTILE })],
  [`${language} sign-in code`, signInCodeEmail(language, { code: "048213", name: HOSTILE })],
  [`${language} second factor on`, secondFactorEmail(language, { name: HOSTILE, at, timeZone, isOn: true })],
  [
    `${language} second factor off`,
    secondFactorEmail(language, { name: HOSTILE, at, timeZone, isOn: false }),
  ],
  [`${language} exists`, accountExistsEmail(language, { name: HOSTILE })],
  [`${language} changed`, passwordChangedEmail(language, { name: HOSTILE, at, timeZone })],
  [`${language} received`, applicationReceivedEmail(language, { ...application, type: "partner" })],
  ...(["in_review", "accepted", "rejected"] as const).map((status): [string, EmailTemplate] => [
    `${language} ${status}`,
    applicationDecidedEmail(language, { ...application, type: "rider", status }),
  ]),
  [`${language} copy`, contactCopyEmail(language, message)],
  [
    `${language} answer`,
    contactAnswerEmail(language, {
      ...message,
      answer: { en: "Yes.\n\nFrom noon.", ar: "نعم.\n\nمن الظهر." }[language],
    }),
  ],
  ...(["placed", "accepted", "delivered", "canceled"] as const).map((kind): [string, EmailTemplate] => [
    `${language} order ${kind}`,
    orderEmail(kind, language, { name: HOSTILE, order, market: MARKETS.qa }),
  ]),
]);
emails.push(["contact", contactEmail(message)]);

const branded = emails.map(([name, email]) => [name, withBrandName("طلبي Nuba & Co", email)] as const);

describe.each(branded)("%s mail", (name, { subject, text, html }) => {
  it("uses one language, in text and HTML, and escapes foreign markup", () => {
    const isArabic = name.startsWith("ar");
    expect(html).toContain(isArabic ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">');
    expect(html).not.toMatch(/<img|undefined|NaN|\[object/);
    expect(subject).not.toMatch(/[\r\n]|undefined/);
    expect(text).not.toMatch(/undefined|NaN|<p|<td/);
    expect(text.length).toBeGreaterThan(60);
    const ownText = text
      .replaceAll("طلبي Nuba & Co", "")
      .replaceAll(HOSTILE, "")
      .replaceAll(HOSTILE.split("\r\n")[0]!, "");
    const charactersOf = (script: RegExp) => ownText.match(script)?.length ?? 0;
    const [arabic, latin] = [charactersOf(/\p{Script=Arabic}/gu), charactersOf(/\p{Script=Latin}/gu)];
    expect(isArabic ? arabic > latin : arabic === 0).toBe(true);
  });

  it("defines dark styles for every class and loads no external resources", () => {
    expect(html).toContain("prefers-color-scheme:dark");
    expect(html).not.toMatch(/<link|<script|src=["']?https?:|url\(/);
    for (const [, kind] of html.matchAll(/class="([^"]*)"/g)) {
      for (const word of kind!.split(" ")) expect(html).toContain(`.${word}{`);
    }
  });

  it("carries the name of the brand", () => {
    expect(html).toContain("طلبي Nuba &amp; Co</td>");
    expect(text).toMatch(/\nطلبي Nuba & Co$/);
    expect(subject + text + html).not.toContain(BRAND);
  });
});
