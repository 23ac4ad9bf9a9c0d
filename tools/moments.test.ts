import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-files.mjs";

/**
 * Files that format a time without its day, and where the day stands instead. Everything else formats moments by
 * `formatMoment` or `useMoment`: "arrives around 02:00" was once shown for an order of next week.
 */
const ALONE: Readonly<Record<string, string>> = {
  // Formatters that include the day.
  "packages/ui/src/locale/format.ts": "formatMoment itself",
  "packages/ui/src/locale/use-format.ts": "hands it on",
  "apps/panel/src/modules/cart/cart-problems.ts": "openingText: a day before it, unless that is today",
  "apps/panel/src/mail/format-date-time.ts": "with day, month and year",
  "apps/panel/src/demo/outbox-page.ts": "with day and month",
  // Beside the day, or under its heading.
  "packages/ui/src/screens/order-screen/order-screen.tsx": "beside the date of the order",
  "packages/ui/src/widgets/order-receipt/order-receipt.tsx": "beside the date of the order",
  "packages/ui/src/widgets/notification-list/notification-list.tsx": "in the group of today",
  "packages/ui/src/widgets/preorder-bar/preorder-bar.tsx": "in messages for today, tomorrow and a date",
  "packages/ui/src/widgets/store-card/use-opening-text.ts": "in messages for today, tomorrow and a date",
  "packages/ui/src/widgets/coupon-ticket/coupon-ticket.tsx": "in a message with the date",
  "packages/ui/src/widgets/area-line/use-area-text.ts": "in a message with the day",
  "packages/ui/src/widgets/time-slot-picker/use-slot-text.ts": "in a message with the day",
  "packages/ui/src/widgets/time-slot-picker/time-slot-picker.tsx": "under the chosen day",
  "packages/ui/src/widgets/fulfilment-sheet/later-field.tsx": "under the chosen day",
  // Hours of each weekday, which are no moments.
  "packages/ui/src/widgets/opening-hours/opening-hours.tsx": "beside the weekday",
};

const TIME_ALONE = [
  // The formatters of the design system, called or taken out of the hook.
  /\bformat(Time|Clock)\(/,
  /\buseFormat\(\)\.(time|clock)\b/,
  /\{[^{}]*\b(time|clock)\b[^{}]*\}\s*=\s*useFormat\(\)/,
  // A hook whose result is kept whole: `format.time(…)`.
  /\bconst (\w+) = useFormat\(\)[^]*\b\1\.(time|clock)\b/,
  // The platform's own. Digits for computing are no text for a reader.
  /\btoLocaleTimeString\(/,
  /\btimeStyle:/,
  /\bhour: (?:\w+ \? )?"(numeric|2-digit)"/,
];

const COMPUTING = "packages/domain/src/stores/time-zone.ts";

it("formats no time without its day", () => {
  const found = sourceFiles()
    .filter((file) => /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.(test|test-d|stories)\.|story-data|\/testing\//.test(file) && file !== COMPUTING)
    .filter((file) => {
      const code = readFileSync(path.join(root, file), "utf8");
      return TIME_ALONE.some((pattern) => pattern.test(code));
    });
  expect(found.toSorted()).toEqual(Object.keys(ALONE).toSorted());
});

it.each([
  "const { t, time } = useFormat();",
  "const format = useFormat();\nreturn format.time(at);",
  "useFormat().time(order.eta)",
  "formatTime(at, language)",
  'at.toLocaleTimeString("en")',
  'new Intl.DateTimeFormat("en", { timeStyle: "short" })',
  'new Intl.DateTimeFormat("en", { hour: isArabic ? "numeric" : "2-digit" })',
])("finds %s", (code) => {
  expect(TIME_ALONE.some((pattern) => pattern.test(code))).toBe(true);
});
