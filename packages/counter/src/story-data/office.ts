import type { PanelNow } from "@talabee/contract";
import { STORY_NOW, storyMoment } from "./board-cards.js";

const stores = {
  bayt: { id: "bayt", name: { en: "Bayt Al Machboos", ar: "بيت المجبوس" } },
  karak: { id: "karak", name: { en: "Karak Al Asr", ar: "كرك العصر" } },
} as const;

/** A busy evening: one of each thing that needs a person. */
export const storyNow: PanelNow = {
  at: new Date(STORY_NOW).toISOString(),
  open: 64,
  on_the_way: 18,
  stores: 42,
  late: {
    count: 2,
    items: [
      { id: "o427", order_code: "TB-20427", vendor: stores.bayt, since: storyMoment(-11 * 60) },
      // Nobody has answered it either: it is one row.
      { id: "o430", order_code: "TB-20430", vendor: stores.karak, since: storyMoment(-60) },
    ],
  },
  unanswered: {
    count: 2,
    items: [
      { id: "o430", order_code: "TB-20430", vendor: stores.karak, since: storyMoment(-7 * 60) },
      { id: "o431", order_code: "TB-20431", vendor: stores.bayt, since: storyMoment(-60) },
    ],
  },
  unheard: [{ store: stores.karak, since: storyMoment(-2 * 60) }],
  failed_refunds: {
    count: 1,
    amount: 10_480,
    items: [
      {
        id: "o377",
        order_code: "TB-20377",
        vendor: stores.bayt,
        since: storyMoment(-3600),
        amount: 10_480,
      },
    ],
  },
};
