import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./run-step.mjs";

/* The mechanical rules of docs/arabic-style.md (REQ-LANG-13). */

/** Source files with texts that customers read, the demo's data and the stories included. */
const SOURCES = globSync(
  ["packages/{ui,contract}/src/**/*.{ts,tsx}", "apps/panel/src/**/*.ts", "apps/storefront/src/**/*.{ts,tsx}"],
  { cwd: root },
).filter((name) => !/\.test\.tsx?$|modules\/search\/|digits|parse-money/.test(name));
const LETTER = "[\\u0621-\\u064a]";

interface Rule {
  readonly what: string;
  readonly breaks: RegExp;
  /** A text that breaks the rule, and how it is written instead. */
  readonly example: readonly [wrong: string, right: string];
}

const RULES: readonly Rule[] = [
  { what: "tanween before the alif", breaks: /\u0627\u064b/, example: ["يوم\u0627\u064b", "يومًا"] },
  {
    what: "no tatweel, except of a preposition before a number or a Latin word",
    breaks: /(?<!(?<![\u0621-\u064a])[بل])\u0640|\u0640(?! )/,
    example: ["طـلب", "الاتصال بـ {name}"],
  },
  {
    what: "Western digits",
    // Between words; alone they are what a story types.
    breaks: new RegExp(`(?<=${LETTER} )[٠-٩]+(?= ?${LETTER})`),
    example: ["بعد ٥ دقائق", "بعد 5 دقائق"],
  },
  {
    what: "Arabic comma, semicolon and question mark, without a space before",
    breaks: new RegExp(`${LETTER}\\u0651?[,;?]|${LETTER} [،؛؟!.]`),
    example: ["أهلا, وسهلا", "أهلا، وسهلا"],
  },
  { what: "guillemets", breaks: new RegExp(`[“”„]${LETTER}|${LETTER}[“”]`), example: ["“كرك”", "«كرك»"] },
  {
    what: "hamza of particles",
    breaks: new RegExp(`(?<!${LETTER})(?:الى|انت|او|اذا|الان|اضف|اختار)(?!${LETTER}|[\\u064b-\\u0652])`),
    example: ["الى الباب", "إلى الباب"],
  },
  {
    what: "twelve-hour times with ص or م",
    breaks: new RegExp(
      `${LETTER} (?:1[3-9]|2[0-3]|0\\d):[0-5]\\d|${LETTER} [1-9]\\d?:[0-5]\\d(?=["\`'،.]| (?![صم](?!${LETTER})))`,
    ),
    example: ["الساعة 17:00،", "الساعة 5:00 م،"],
  },
  {
    what: "one word each",
    breaks: new RegExp(
      `(?<!${LETTER})(?:مجدد[ًا]+|ملغ[يىاة]+|المفضلات|ميجابايت|حوالي|كضيف|تطبيق القسيمة|(?:وال|ال)?مؤثر(?:ين|ون|ة)?)(?!${LETTER})`,
    ),
    example: ["حاول مجددًا", "يرجى المحاولة مرة أخرى"],
  },
  {
    what: "an applicant is a marketplace, not the market",
    breaks: /(?:apply|shell)\.marketplace[^\u0621-\u064a]*"السوق"/,
    example: [
      '"apply.marketplace", "Marketplace", "السوق"',
      '"apply.marketplace", "Marketplace", "سوق إلكتروني"',
    ],
  },
  {
    what: "the brand in quotation marks within a text: طلبي alone is my order",
    breaks: new RegExp(`${LETTER} \\{brand\\}|(?:يجمع|عبر|يعرفه) \\{name\\}`),
    example: ["اعمل مع {brand}", "اعمل مع «{brand}»"],
  },
  {
    what: "neutral greetings",
    breaks: /(?:صباح الخير|مساء الخير|نهارك سعيد)[^"]*(?:تشتهي|تريد|تحب|تودّ)/,
    example: ["صباح الخير، ماذا تشتهي؟", "صباح الخير، ماذا في خاطرك؟"],
  },
  {
    what: "short forms of passive verbs carry their damma",
    breaks: /(?<=["«] ?)(?:أرسل|ألغي|أضيف|أزيل|أعيد)(?= \{|"| [^"]*الطلب")/,
    example: ['"أرسل"', '"أُرسل"'],
  },
];

/** Lines with Arabic outside of comments, with their place. */
function arabicLines(file: string): { at: string; text: string }[] {
  return readFileSync(path.join(root, file), "utf8")
    .split("\n")
    .map((text, i) => ({ at: `${file}:${i + 1}`, text }))
    .filter(({ text }) => /[\u0621-\u064a]/.test(text) && !/^\s*(?:\/\/|\/?\*)/.test(text));
}

const lines = SOURCES.flatMap(arabicLines);

it("finds the texts of messages, server, demo and stories", () => {
  for (const part of [
    "locale/messages",
    "contract/src/messages",
    "seed/content",
    "modules/orders",
    ".stories.",
  ])
    expect(lines.filter(({ at }) => at.includes(part)).length, part).toBeGreaterThan(5);
  expect(lines.length).toBeGreaterThan(3000);
});

describe.each(RULES)("$what", ({ breaks, example: [wrong, right] }) => {
  it("tells wrong from right", () => {
    expect(wrong).toMatch(breaks);
    expect(right).not.toMatch(breaks);
  });
  it("holds in every text", () => {
    expect(
      lines.filter(({ text }) => breaks.test(text)).map(({ at, text }) => `${at} ${text.trim()}`),
    ).toEqual([]);
  });
});
