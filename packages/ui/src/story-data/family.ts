import type { Language } from "../locale/index.js";
import type { FamilyData } from "../screens/family-screen/index.js";
import type { MemberData } from "../widgets/member-row/index.js";
import type { BasketLineData, SharedBasketData } from "../widgets/shared-basket/index.js";
import { storyLine, storyQuote } from "./cart.js";
import { inLanguage } from "./in-language.js";
import { storyStore } from "./stores.js";

/** The owner, and members with allowance left, nearly spent, and unlimited. */
export function storyMembers(language: Language): MemberData[] {
  return [
    { id: "m1", name: inLanguage(language, "Noor", "نور"), role: "owner", allowance: null, spent: 0 },
    {
      id: "m2",
      name: inLanguage(language, "Mariam", "مريم"),
      role: "member",
      allowance: 30_000,
      spent: 12_000,
    },
    {
      id: "m3",
      name: inLanguage(language, "Abdulla", "عبدالله"),
      role: "member",
      allowance: 30_000,
      spent: 27_000,
    },
    { id: "m4", name: inLanguage(language, "Hessa", "حصة"), role: "member", allowance: null, spent: 7500 },
  ];
}

/** The shared basket with lines of two members. */
export function storyBasket(language: Language): SharedBasketData {
  const lineOf = (member_id: string, line: ReturnType<typeof storyLine>): BasketLineData => ({
    ...line,
    member_id,
    id: `${member_id}-${line.id}`,
  });
  const items = [
    lineOf("m1", storyLine(language, "chicken-machboos", 2)),
    lineOf("m2", storyLine(language, "luqaimat", 1)),
    lineOf("m2", storyLine(language, "lemonade", 2)),
  ];
  return { vendor: storyStore(language, 0), items, quote: storyQuote(language, items) };
}

/** A family, as its owner or as a member sees it. */
export function storyFamily(language: Language, role: "owner" | "member" = "owner"): FamilyData {
  return {
    family: { id: "f1", name: inLanguage(language, "Al Kuwari family", "عائلة الكواري"), role },
    members: storyMembers(language),
    invite_code: role === "owner" ? "DARKWX482HMN" : null,
    invite_expires_at: role === "owner" ? "2026-11-27T09:00:00Z" : null,
    basket: storyBasket(language),
  };
}

export const storyNoFamily: FamilyData = {
  family: null,
  members: [],
  invite_code: null,
  invite_expires_at: null,
  basket: null,
};

/** The family behind an invite code. */
export function storyFamilyPreview(language: Language) {
  return {
    name: inLanguage(language, "Al Kuwari family", "عائلة الكواري"),
    owner_name: inLanguage(language, "Noor", "نور"),
    members_count: 4,
  };
}
