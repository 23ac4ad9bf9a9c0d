import type { PanelStore } from "@talabee/contract";

/** From 11 to one in the night; on Fridays from 13. */
export const storyHours: PanelStore["opening_hours"] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: day === 5 ? "13:00" : "11:00",
  close: "01:00",
  closes_next_day: true,
}));

export const storyStore: PanelStore = {
  id: "beit-sitti",
  name: { en: "Beit Sitti", ar: "بيت ستّي" },
  state: "active",
  logo: null,
  brand_color: "#008080",
  order_types: ["delivery", "pickup"],
  zone_number: 66,
  legal_name: "Beit Sitti Restaurants",
  description: { en: "", ar: "" },
  cover: null,
  card: null,
  category_ids: [],
  cuisines: [],
  tags: [],
  menu_layout: "list",
  opening_hours: storyHours,
  hours_now: storyHours,
  hours_plans: [],
  preparation_minutes: 25,
  busy: null,
  slot_capacity: null,
  closures: [
    {
      id: "national-day",
      starts_at: "2026-12-17T21:00:00.000Z",
      ends_at: "2026-12-18T21:00:00.000Z",
      reason: { en: "National Day", ar: "اليوم الوطني" },
      is_pause: false,
      is_unheard: false,
    },
  ],
  min_order: 0,
  delivery_fee: 1000,
  free_delivery_over: null,
  delivery_time: { min: 25, max: 35 },
  delivery_zones: null,
  zone_fees: [],
  delivery_bands: null,
  payment_methods: null,
  location: null,
  tables: [],
  missing: [],
};
