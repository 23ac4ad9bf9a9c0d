// Demo pictures that belong to no store: categories, banners, collections. Keys are the catalogue's.

/** One cut-out per category; `fit` and `dy` as in `cutout`. */
export const CATEGORIES = {
  qatari: {
    item: ["machboos", { protein: "chicken", rice: "saffron", vessel: "plate", top: "nuts" }],
    tint: "clay",
    fit: 1.2,
    dy: -6,
    ware: "white",
  },
  grills: {
    item: ["kebab", { kind: "kofta", vessel: "plate" }],
    tint: "saffron",
    fit: 1.2,
    dy: -10,
    ware: "white",
  },
  shawarma: {
    item: ["shawarma-wrap", { meat: "chicken", wrap: "check", side: "fries" }],
    tint: "clay",
    fit: 1.15,
    dy: -10,
  },
  pizza: {
    item: ["pizza", { top: "margherita", vessel: "board", slice: false }],
    tint: "rose",
    fit: 1.1,
    dy: -10,
  },
  burgers: {
    item: ["burger", { patty: "double", bun: "sesame", side: "fries", vessel: "plate" }],
    tint: "saffron",
    fit: 1.14,
    dy: -4,
    ware: "white",
  },
  indian: { item: ["curry", { kind: "butter", ware: "copper" }], tint: "saffron", fit: 1.42, dy: -30 },
  asian: { item: ["ramen", { kind: "shoyu", ware: "blue" }], tint: "sky", fit: 1.1, dy: -10 },
  healthy: { item: ["salad", { kind: "fattoush", ware: "clay" }], tint: "sage", fit: 1.38, dy: -30 },
  bakery: { item: ["croissant", { kind: "plain", vessel: "board" }], tint: "sand", fit: 1.14, dy: -10 },
  sweets: {
    item: ["kunafa", { kind: "cut", nut: "pistachio", vessel: "tray" }],
    tint: "sage",
    fit: 1.14,
    dy: 0,
  },
  karak: { item: ["karak", { kind: "karak", vessel: "istikan" }], tint: "clay", fit: 1.34, dy: 24 },
  groceries: { item: ["vegetables", { kind: "mixed" }], tint: "sky", fit: 1.16, dy: -20 },
  pharmacy: { item: ["medicine", { kind: "tablets", hue: "teal" }], tint: "sky", fit: 1.44, dy: -10 },
  flowers: {
    item: ["bouquet", { mix: "mixed", wrap: "kraft", kind: "garden" }],
    tint: "blush",
    fit: 1.62,
    dy: 20,
  },
};

/** Wide banners: hero first, the other half stays empty. `foot` darkens the lower edge for white text. */
export const BANNERS = {
  feast: {
    tint: "#f4b63c",
    ware: "white",
    items: [
      ["mixed-grill", { base: "bread", vessel: "plate" }],
      ["hummus", { dip: "hummus", ware: "white", top: "chickpea" }],
      ["luqaimat", { sauce: "dibs", vessel: "bowl" }],
      ["falafel", { vessel: "bowl", sauce: "tahini" }],
      ["hummus", { dip: "muhammara", ware: "clay", top: "pomegranate" }],
    ],
  },
  karak: {
    tint: "#b4603f",
    ware: "white",
    foot: 0.78,
    items: [
      ["karak", { kind: "karak", vessel: "mug" }],
      ["dosa", { kind: "paratha", fill: "plain" }],
      ["karak", { kind: "saffron", vessel: "istikan" }],
      ["pastry", { kind: "fatayer", vessel: "plate" }],
      ["cookies", { kind: "choc", vessel: "plate" }],
    ],
  },
  flowers: {
    tint: "blush",
    items: [
      ["bouquet", { mix: "peach", wrap: "cream", kind: "garden" }],
      ["gift", { paper: "cream", ribbon: "gold", pattern: "plain" }],
      ["perfume", { kind: "candle", hue: "rose" }],
      ["plant", { kind: "monstera", pot: "white" }],
      ["cookies", { kind: "oat", vessel: "plate" }],
    ],
  },
  groceries: {
    tint: "sage",
    items: [
      ["vegetables", { kind: "mixed" }],
      ["dairy", { kind: "milk" }],
      ["eggs", { shell: "brown", tray: "kraft" }],
      ["fruit", { kind: "mixed", vessel: "bowl" }],
      ["bread", { kind: "khubz" }],
    ],
  },
  sweets: {
    tint: "rose",
    items: [
      ["kunafa", { kind: "whole", nut: "pistachio", vessel: "tray" }],
      ["luqaimat", { sauce: "honey", vessel: "plate" }],
      ["baklava", { kind: "diamond", vessel: "plate" }],
      ["arabic-coffee", { metal: "brass", cups: 2 }],
      ["dates", { kind: "stuffed", vessel: "plate" }],
    ],
  },
};

/** Collections, filled from side to side. */
export const COLLECTIONS = {
  "family-feast": {
    tint: "sand",
    gobo: "palm",
    items: [
      ["machboos", { protein: "lamb", rice: "saffron", vessel: "tray", top: "nuts" }],
      ["salad", { kind: "fattoush", ware: "clay" }],
      ["roast-chicken", { vessel: "board", side: "lemon" }],
      ["hummus", { dip: "hummus", ware: "blue", top: "meat" }],
      ["soup", { kind: "lentil", ware: "white" }],
    ],
  },
  "sweet-tooth": {
    tint: "rose",
    gobo: "window",
    items: [
      ["cake", { flavour: "berry", style: "naked", top: "berry" }],
      ["luqaimat", { sauce: "choco", vessel: "plate" }],
      ["kunafa", { kind: "whole", nut: "pistachio", vessel: "plate" }],
      ["pastry", { kind: "donut", vessel: "plate" }],
      ["baklava", { kind: "mixed", vessel: "plate" }],
    ],
  },
  "office-lunch": {
    tint: "sky",
    gobo: "window",
    items: [
      ["sandwich", { kind: "club", fill: "turkey" }],
      ["poke", { base: "salmon", ware: "white" }],
      ["salad", { kind: "caesar", ware: "slate" }],
      ["iced-coffee", { kind: "latte", vessel: "takeaway" }],
      ["soup", { kind: "tomato", ware: "white" }],
    ],
  },
  "late-night": {
    tint: "ink",
    gobo: "plain",
    items: [
      ["burger", { patty: "double", bun: "brioche", side: "fries", vessel: "plate" }],
      ["shawarma-wrap", { meat: "chicken", wrap: "foil", side: "pickles" }],
      ["pizza", { top: "pepperoni", vessel: "plate", slice: true }],
      ["fries", { kind: "loaded", carton: "stripe" }],
      ["soda", { flavour: "cola", count: 2 }],
    ],
  },
  "healthy-week": {
    tint: "sage",
    gobo: "palm",
    items: [
      ["salad", { kind: "greek", ware: "white" }],
      ["poke", { base: "tuna", ware: "ink" }],
      ["soup", { kind: "lentil", ware: "clay" }],
      ["juice", { kind: "lemonmint", vessel: "tall" }],
      ["fruit", { kind: "mixed", vessel: "bowl" }],
    ],
  },
  "breakfast-club": {
    tint: "saffron",
    gobo: "window",
    items: [
      ["breakfast", { kind: "shakshuka" }],
      ["manakish", { top: "half", cut: true, vessel: "board" }],
      ["pancakes", { kind: "pancake", top: "berry" }],
      ["karak", { kind: "saffron", vessel: "istikan" }],
      ["croissant", { kind: "almond", vessel: "plate" }],
    ],
  },
  "grill-night": {
    tint: "clay",
    gobo: "mashrabiya",
    items: [
      ["mixed-grill", { base: "rice", vessel: "tray" }],
      ["hummus", { dip: "moutabal", ware: "slate", top: "pomegranate" }],
      ["salad", { kind: "tabbouleh", ware: "white" }],
      ["juice", { kind: "pomegranate", vessel: "short" }],
      ["bread", { kind: "khubz" }],
    ],
  },
  "gifts-for-her": {
    tint: "lilac",
    gobo: "window",
    items: [
      ["bouquet", { mix: "rose", wrap: "cream", kind: "rose" }],
      ["perfume", { kind: "perfume", hue: "rose" }],
      ["gift", { paper: "accent", ribbon: "gold", pattern: "dots" }],
      ["cosmetics", { kind: "cream", hue: "pink" }],
      ["snack", { kind: "chocolate", color: "purple" }],
    ],
  },
};
