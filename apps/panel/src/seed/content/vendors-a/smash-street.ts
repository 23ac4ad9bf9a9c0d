import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const smashStreet: SeedVendor = {
  id: "smash-street",
  name: t("Smash Street", "سماش ستريت"),
  legalName: "Smash Street Restaurants W.L.L.",
  description: t(
    "Thin patties smashed on hot steel until the edges lace, with potato buns and loud sauces.",
    "لحم مضغوط على صاج حامٍ حتى تتقرمش أطرافه مع خبز البطاطس وصلصات جريئة.",
  ),
  category: "burgers",
  cuisines: [t("Burgers", "برغر"), t("Fried chicken", "دجاج مقلي")],
  tags: [t("Smashed to order", "يُضغط عند الطلب"), t("Open late", "يفتح لوقت متأخر")],
  tint: "stone",
  cover: [
    ["burger", { patty: "double", bun: "sesame", side: "none", vessel: "paper" }],
    ["fries", { kind: "loaded", carton: "stripe" }],
    ["fried-chicken", { kind: "tenders", vessel: "basket" }],
    ["soda", { flavour: "cola", count: 1 }],
  ],
  gobo: "plain",
  rating: 44,
  reviewsCount: 530,
  reviews: [
    { author: "Jassim Darwish", rating: 5, comment: "Double smash with extra sauce, thank me later.", daysAgo: 2 },
    { author: "موضي الشمري", rating: 4, comment: "البرغر لذيذ والخبز طري، البطاطس المحمّلة خطيرة.", daysAgo: 8 },
    { author: "Liam Connor", rating: 4, comment: "Edges properly crispy. Delivery bag kept everything hot.", daysAgo: 15 },
    { author: "Fatima Zahra", rating: 3, comment: "Good burger, too salty for me.", daysAgo: 34 },
  ],
  hours: [
    { days: [0, 1, 2, 3], open: "12:00", close: "02:00" },
    { days: [4, 5, 6], open: "12:00", close: "03:30" },
  ],
  minOrder: 3000,
  deliveryFee: 600,
  freeDeliveryOver: 10000,
  deliveryTime: [20, 30],
  orderTypes: ["delivery", "pickup"],
  zone: 13,
  location: { lat: 25.2862, lng: 51.5263, text: t("Msheireb, Barahat street level", "مشيرب، براحة مشيرب") },
  addonGroups: {
    meal: {
      name: t("Make it a meal", "وجبة أم ساندويش؟"),
      min: 1,
      max: 1,
      options: [
        o("meal-single", "Just the burger", "البرغر فقط", 0),
        o("meal-fries", "With fries and a drink", "مع بطاطس ومشروب", 1200),
        o("meal-loaded", "With loaded fries and a drink", "مع بطاطس محمّلة ومشروب", 1900),
      ],
    },
    extras: {
      name: t("Pile it up", "زِدها"),
      min: 0,
      max: 4,
      options: [
        o("extra-patty", "Extra patty", "قطعة لحم إضافية", 900, 2),
        o("extra-cheese", "American cheese", "جبن أمريكي", 300, 2),
        o("extra-beef-bacon", "Beef bacon", "بيكون بقري", 600),
        o("extra-jalapeno", "Jalapeño", "هالبينو", 200),
        o("extra-egg", "Fried egg", "بيض مقلي", 300),
      ],
    },
    remove: {
      name: t("Leave out", "بدون"),
      min: 0,
      max: 3,
      options: [
        o("no-onion", "No onion", "بدون بصل", 0),
        o("no-pickle", "No pickles", "بدون مخلل", 0),
        o("no-sauce", "No sauce", "بدون صلصة", 0),
      ],
    },
  },
  sections: [
    {
      id: "smash",
      name: t("Smash burgers", "برغر السماش"),
      products: [
        p("single-smash", "Single smash", "سماش مفرد", "One crisp patty, cheese, onion and street sauce.", "قطعة لحم مقرمشة وجبن وبصل وصلصة ستريت.", 2400, "a-burger-beef-paper", { featured: true, addons: ["meal", "extras", "remove"] }),
        p("double-smash", "Double smash", "سماش مزدوج", "Two patties, two cheeses, pickles and street sauce.", "قطعتا لحم وشريحتا جبن ومخلل وصلصة ستريت.", 3200, "a-burger-double-board", { featured: true, addons: ["meal", "extras", "remove"] }),
        p("charcoal-truffle", "Black truffle smash", "سماش الكمأة", "Charcoal bun, truffle mayo and Swiss cheese.", "خبز أسود ومايونيز الكمأة وجبن سويسري.", 3800, "a-burger-beef-charcoal", { addons: ["meal", "extras", "remove"] }),
        p("jalapeno-smash", "Jalapeño smash", "سماش هالبينو", "Pickled jalapeño, pepper cheese and hot honey.", "هالبينو مخلل وجبن بالفلفل وعسل حار.", 3400, "a-burger-double-charcoal", { salePrice: 2900, addons: ["meal", "extras", "remove"] }),
        p("brunch-smash", "Brunch smash", "سماش البرنش", "Fried egg, beef bacon and maple on brioche.", "بيض مقلي وبيكون بقري وقيقب على خبز البريوش.", 3600, "a-burger-double-plate", { addons: ["meal", "extras", "remove"] }),
      ],
    },
    {
      id: "chicken",
      name: t("Chicken", "الدجاج"),
      products: [
        p("crispy-chicken", "Crispy chicken burger", "برغر دجاج مقرمش", "Buttermilk thigh, slaw and dill pickle.", "فخذ دجاج مقرمش مع سلطة ملفوف ومخلل بالشبت.", 2800, "a-burger-crispy-paper", { featured: true, addons: ["meal", "extras", "remove"] }),
        p("nashville", "Nashville hot", "ناشفيل الحار", "Chilli-oil chicken on black brioche, cooling ranch.", "دجاج بزيت الفلفل على بريوش أسود مع رانش بارد.", 3100, "a-burger-crispy-charcoal", { addons: ["meal", "remove"] }),
        p("tenders", "Chicken tenders, 5 pieces", "تندرز دجاج، 5 قطع", "Hand-breaded strips with honey mustard.", "شرائح مغلفة باليد مع صلصة العسل والخردل.", 2600, "a-tenders-basket"),
        p("buffalo-wings", "Buffalo wings, 8 pieces", "أجنحة بافلو، 8 قطع", "Sticky hot wings with blue cheese dip.", "أجنحة حارة لزجة مع غموس الجبن الأزرق.", 2800, "a-wings-plate", { salePrice: 2400 }),
        p("bucket", "Street bucket, 12 pieces", "سطل ستريت، 12 قطعة", "Twelve crunchy pieces for the whole sofa.", "اثنتا عشرة قطعة مقرمشة تكفي الجلسة كلها.", 7500, "a-fried-chicken-bucket", { maxPerOrder: 6 }),
      ],
    },
    {
      id: "sides",
      name: t("Fries and sides", "البطاطس والجانبيات"),
      products: [
        p("fries", "Street fries", "بطاطس ستريت", "Skin-on fries with our paprika salt.", "بطاطس بقشرها مع ملح البابريكا.", 1200, "a-fries-classic"),
        p("loaded-fries", "Loaded fries", "بطاطس محمّلة", "Chopped smash beef, cheese sauce and crispy onion.", "لحم سماش مفروم وصلصة جبن وبصل مقرمش.", 2400, "a-fries-loaded-dark", { featured: true }),
        p("sweet-fries", "Sweet potato fries", "بطاطس حلوة مقلية", "Crisp outside, sweet within, with lime mayo.", "مقرمشة من الخارج وحلوة من الداخل مع مايونيز الليمون.", 1600, "a-fries-sweet"),
        p("curly-fries", "Curly fries", "بطاطس لولبية", "Seasoned spirals that disappear first.", "لوالب متبّلة أول ما يختفي من الطاولة.", 1500, "a-fries-curly"),
        p("caesar", "Crispy Caesar", "سيزر مقرمش", "Romaine, chicken, croutons and shaved parmesan.", "خس ودجاج وخبز محمّص وشرائح بارميزان.", 2600, "a-salad-caesar-white"),
      ],
    },
    {
      id: "shakes",
      name: t("Sundaes and sweets", "الآيس كريم والحلويات"),
      products: [
        p("choco-sundae", "Chocolate sundae", "صنداي شوكولاتة", "Soft scoops, hot fudge and brownie crumbs.", "كرات ناعمة مع شوكولاتة ساخنة وفتات براوني.", 1800, "a-sundae-choco"),
        p("berry-sundae", "Berry sundae", "صنداي التوت", "Vanilla, strawberry sauce and fresh berries.", "فانيلا وصلصة فراولة وتوت طازج.", 1800, "a-sundae-berry", { stock: 0 }),
        p("cookies", "Warm cookies, 4 pieces", "كوكيز دافئ، 4 حبات", "Chocolate chip cookies baked every hour.", "كوكيز برقائق الشوكولاتة يُخبز كل ساعة.", 1600, "a-cookies", { stock: 4 }),
      ],
    },
    {
      id: "drinks",
      name: t("Drinks", "المشروبات"),
      products: [
        p("cola", "Cola", "كولا", "Two ice-cold 330 ml cans for you and a friend.", "علبتان باردتان 330 مل لك ولصديقك.", 800, "a-soda-cola-pair"),
        p("orange-soda", "Orange soda", "صودا برتقال", "Sweet orange fizz in a cold can.", "برتقال فوّار حلو في علبة باردة.", 500, "a-soda-orange"),
        p("berry-soda", "Berry soda", "صودا التوت", "Dark berry soda, dangerous with wings.", "صودا توت داكنة تليق بالأجنحة.", 600, "a-soda-berry"),
        p("iced-latte", "Iced latte", "لاتيه مثلج", "Double espresso over cold milk and ice.", "إسبريسو مزدوج على حليب بارد وثلج.", 1600, "a-iced-latte"),
        p("water", "Water 500 ml", "ماء 500 مل", "A half-litre of cold still water after the chilli.", "نصف لتر ماء بارد بعد الحار.", 200, "a-water-bottle-mint"),
      ],
    },
  ],
};
