import type { CallData, members, panelCategories, panelStores, PanelStore } from "@talabee/contract";
import { storyMoment } from "./board-cards.js";
import { storyStore } from "./store.js";

/** Stores of every state. */
export const storyStores: CallData<typeof panelStores>["items"] = [
  {
    id: "bayt-al-machboos",
    name: { en: "Bayt Al Machboos", ar: "بيت المجبوس" },
    state: "active",
    logo: null,
    brand_color: "#7a1f2b",
    order_types: ["delivery", "pickup", "dine_in"],
    zone_number: 13,
  },
  {
    id: "beit-sitti",
    name: { en: "Beit Sitti", ar: "بيت ستّي" },
    state: "draft",
    logo: null,
    brand_color: "#008080",
    order_types: ["delivery", "pickup"],
    zone_number: 66,
  },
  {
    id: "karak-al-asr",
    name: { en: "Karak Al Asr", ar: "كرك العصر" },
    state: "inactive",
    logo: null,
    brand_color: "#7a4a12",
    order_types: ["pickup"],
    zone_number: 0,
  },
];

/** A store that is in the shop. */
export const storyOpenStore: PanelStore = {
  ...storyStore,
  description: {
    en: "Home cooking as in a grandmother's kitchen, from Msheireb.",
    ar: "طبخ بيتي كما في مطبخ الجدة، من مشيرب.",
  },
  category_ids: ["qatari"],
  min_order: 3000,
  free_delivery_over: 10_000,
  delivery_zones: [13, 61, 66],
  location: { lat: 25.2876, lng: 51.5331, text: { en: "Msheireb, Street 840", ar: "مشيرب، شارع 840" } },
};

/** A store that still needs a place, a menu and people. */
export const storyDraft: PanelStore = {
  ...storyOpenStore,
  state: "draft",
  location: null,
  zone_number: 0,
  closures: [],
  missing: ["location", "menu", "staff"],
};

export const storyCategories: CallData<typeof panelCategories>["items"] = [
  { id: "qatari", name: { en: "Qatari", ar: "قطري" }, image: null, tint: "sand", stores_count: 12 },
  { id: "karak", name: { en: "Karak and tea", ar: "كرك وشاي" }, image: null, tint: "terra", stores_count: 7 },
  { id: "sweets", name: { en: "Sweets", ar: "حلويات" }, image: null, tint: "blush", stores_count: 5 },
];

export const storyTeam: CallData<typeof members>["items"] = [
  { user_id: "khalid", name: "Khalid Al Thani", email: "khalid@beit-sitti.example", role: "owner" },
  { user_id: "mariam", name: "مريم السليطي", email: "mariam@beit-sitti.example", role: "manager" },
  { user_id: "joseph", name: "Joseph Thomas", email: "joseph.thomas@beit-sitti.example", role: "counter" },
];

export const storyInvitation = {
  id: "invitation-1",
  email: "kitchen@beit-sitti.example",
  role: "kitchen",
  expires_at: storyMoment(3 * 86_400),
} as const;
