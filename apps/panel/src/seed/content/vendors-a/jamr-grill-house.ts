import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const jamrGrillHouse: SeedVendor = {
  id: "jamr-grill-house",
  name: t("Jamr Grill House", "مشاوي جمر"),
  legalName: "Jamr Grill House Trading W.L.L.",
  description: t(
    "Everything over lump charcoal, day and night: tikka, kebab, arayes and good garlic toum.",
    "كل شيء على الفحم ليلًا ونهارًا: تكة وكباب وعرايس وثومية على أصولها.",
  ),
  category: "grills",
  cuisines: [t("Grills", "مشاوي"), t("Levantine", "شامي")],
  tags: [t("Charcoal", "على الفحم"), t("Open 24 hours", "مفتوح 24 ساعة")],
  tint: "clay",
  cover: [
    ["mixed-grill", { base: "bread", vessel: "board" }],
    ["hummus", { dip: "hummus", ware: "white", top: "meat" }],
    ["salad", { kind: "fattoush", ware: "clay" }],
    ["juice", { kind: "lemonmint", vessel: "tall" }],
  ],
  gobo: "mashrabiya",
  rating: 47,
  reviewsCount: 980,
  reviews: [
    { author: "Omar Haddad", rating: 5, comment: "Best shish tawook in Doha, and I am from Beirut. Still hot at 2 am.", daysAgo: 1 },
    { author: "فهد العتيبي", rating: 5, comment: "المشكل يكفي ثلاثة، والعرايس روعة.", daysAgo: 4 },
    { author: "Priya Nair", rating: 4, comment: "Great lamb chops. Ask for extra toum, one tub is never enough.", daysAgo: 13 },
    { author: "ريم الجابر", rating: 5, comment: "توصيل سريع واللحم طازج ومتبل صح.", daysAgo: 19 },
    { author: "Tom Baxter", rating: 4, comment: "Generous portions, fries were a bit soft by the time they reached The Pearl.", daysAgo: 30 },
    { author: "يوسف درويش", rating: 5, comment: "كباب على أصوله والخبز ساخن.", daysAgo: 41 },
  ],
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], open: "00:00", close: "00:00" }],
  minOrder: 3500,
  deliveryFee: 800,
  freeDeliveryOver: 12000,
  deliveryTime: [30, 40],
  orderTypes: ["delivery", "pickup", "dine_in"],
  zone: 38,
  location: { lat: 25.2861, lng: 51.4989, text: t("Al Sadd, Joaan Street", "السد، شارع جوعان") },
  addonGroups: {
    side: {
      name: t("Choose a side", "اختر الطبق الجانبي"),
      min: 1,
      max: 1,
      options: [
        o("side-rice", "Saffron rice", "أرز بالزعفران", 0),
        o("side-fries", "Fries", "بطاطس مقلية", 0),
        o("side-salad", "Green salad", "سلطة خضراء", 0),
        o("side-vegetables", "Grilled vegetables", "خضار مشوية", 400),
      ],
    },
    sauce: {
      name: t("Sauces", "الصلصات"),
      min: 0,
      max: 3,
      options: [
        o("sauce-toum", "Garlic toum", "ثومية", 300, 3),
        o("sauce-tahini", "Tahini", "طحينة", 300),
        o("sauce-hot", "Hot sauce", "صلصة حارة", 200),
      ],
    },
  },
  sections: [
    {
      id: "charcoal",
      name: t("On the charcoal", "على الفحم"),
      products: [
        p("mixed-grill", "Jamr mixed grill", "مشاوي جمر مشكلة", "Kofta, tikka, shish tawook and grilled vegetables on bread.", "كباب وتكة وشيش طاووق وخضار مشوية على الخبز.", 6800, "a-mixed-grill-bread-board", { featured: true, addons: ["side", "sauce"] }),
        p("shish-tawook", "Shish tawook", "شيش طاووق", "Chicken breast in yoghurt and lemon, charred at the edges.", "صدور دجاج بتتبيلة الروب والليمون، محمّرة الأطراف.", 4200, "a-kebab-tikka-plate", { featured: true, addons: ["side", "sauce"] }),
        p("kofta-kebab", "Lamb kofta", "كباب لحم", "Hand-minced lamb with parsley, onion and seven spice.", "لحم غنم مفروم باليد مع بقدونس وبصل وبهارات.", 4500, "a-kebab-kofta-board", { addons: ["side", "sauce"] }),
        p("beef-tikka", "Beef tikka", "تكة لحم", "Cubes of tenderloin marinated overnight in pepper and garlic.", "مكعبات فيليه متبّلة ليلة كاملة بالفلفل والثوم.", 5600, "a-kebab-tikka-dark", { salePrice: 4900, addons: ["side", "sauce"] }),
        p("kebab-urfali", "Kebab orfali", "كباب أورفلي", "Spicy Urfa kebab with roasted tomato and chilli.", "كباب حار مع طماطم وفلفل مشوي على الطريقة الأورفلية.", 4600, "a-kebab-urfa-board", { addons: ["side", "sauce"] }),
        p("ribeye", "Charcoal ribeye 250 g", "ريب آي على الفحم 250 غ", "Grilled hard outside, pink inside, with a herb butter.", "محمّر من الخارج ووردي من الداخل مع زبدة بالأعشاب.", 8900, "a-steak-fries", { stock: 3, addons: ["side"] }),
        p("half-chicken", "Charcoal chicken", "دجاج على الفحم", "Whole chicken split open, brushed with lemon and sumac.", "دجاجة كاملة مفتوحة متبّلة بالليمون والسماق.", 4800, "a-roast-chicken-board", { addons: ["side", "sauce"] }),
      ],
    },
    {
      id: "trays",
      name: t("Family trays", "صواني العائلة"),
      products: [
        p("family-grill", "Family grill for four", "صينية مشاوي لأربعة", "A kilo and a half of grill with rice, dips and bread.", "كيلو ونصف مشاوي مع أرز ومقبلات وخبز.", 19500, "a-mixed-grill-rice-tray", { salePrice: 17500, featured: true, maxPerOrder: 4, addons: ["sauce"] }),
        p("kofta-tray", "Kofta in the tray", "صينية كفتة بالطماطم", "Baked lamb kofta under tomato and potato slices.", "كفتة غنم بالفرن مع طماطم وشرائح بطاطس.", 6200, "a-kebab-kofta-plate", { addons: ["sauce"] }),
        p("grill-one-kilo", "One kilo mixed", "كيلو مشكل", "Tikka, kofta and tawook by the kilo, with grilled onions.", "تكة وكباب وطاووق بالكيلو مع بصل مشوي.", 13500, "a-mixed-grill-bread-plate", { maxPerOrder: 6, addons: ["sauce"] }),
      ],
    },
    {
      id: "arayes",
      name: t("Arayes and wraps", "العرايس واللفائف"),
      products: [
        p("arayes", "Arayes", "عرايس", "Bread stuffed with spiced minced lamb and grilled crisp.", "خبز محشو بلحم مفروم متبّل ومشوي حتى يقرمش.", 2800, "a-manakish-lahm", { addons: ["sauce"] }),
        p("tawook-wrap", "Tawook wrap", "ساندويش شيش طاووق", "Grilled chicken, toum, pickles and fries in thin bread.", "دجاج مشوي وثومية ومخلل وبطاطس في خبز رقيق.", 1800, "a-shawarma-wrap-chicken-paper", { addons: ["sauce"] }),
        p("kofta-wrap", "Kofta wrap", "ساندويش كباب", "Kofta, parsley and onion, tahini and grilled tomato.", "كباب مع بقدونس وبصل وطحينة وطماطم مشوية.", 2000, "a-shawarma-wrap-beef-check", { addons: ["sauce"] }),
      ],
    },
    {
      id: "mezze",
      name: t("Mezze", "المقبلات"),
      products: [
        p("hummus-meat", "Hummus with meat", "حمّص باللحم", "Warm hummus under sizzling lamb and pine nuts.", "حمّص دافئ تحت لحم غنم وصنوبر محمّر.", 3200, "a-hummus-meat"),
        p("moutabal", "Moutabal", "متبّل", "Fire-roasted aubergine, tahini and pomegranate.", "باذنجان مشوي على النار بالطحينة والرمان.", 2000, "a-moutabal"),
        p("fattoush", "Fattoush", "فتوش", "Crisp vegetables and bread in sumac and molasses.", "خضار مقرمشة وخبز بالسماق ودبس الرمان.", 2400, "a-salad-fattoush-clay"),
        p("lentil-soup", "Lentil soup", "شوربة عدس", "A bowl to start with, lemon and toasted bread.", "شوربة البداية مع الليمون والخبز المحمّص.", 1500, "a-soup-lentil-clay"),
        p("fries", "Fries", "بطاطس مقلية", "Cut thick, fried twice, salted while hot.", "مقطّعة عريضة ومقلية مرتين ومملّحة وهي حارة.", 1200, "a-fries-classic"),
        p("charcoal-bread", "Charcoal bread", "خبز على الفحم", "Four loaves warmed on the embers with chilli paste.", "أربع خبزات على الجمر مع معجون الفلفل.", 600, "a-bread-khubz", { stock: 0 }),
      ],
    },
    {
      id: "drinks",
      name: t("Drinks and sweets", "المشروبات والحلو"),
      products: [
        p("lemon-mint", "Lemon mint", "ليمون بالنعناع", "Half a litre of lemon, mint and ice.", "نصف لتر من الليمون والنعناع والثلج.", 1600, "a-juice-lemonmint"),
        p("laban-ayran", "Laban ayran", "لبن عيران", "Salted and frothy, made for grilled meat.", "مملّح برغوة، خُلق للمشاوي.", 700, "a-laban"),
        p("cola", "Cola", "كولا", "A 330 ml can, straight from the ice.", "علبة 330 مل من الثلج مباشرة.", 500, "a-soda-cola-rose"),
        p("kunafa", "Kunafa with cheese", "كنافة بالجبن", "Baked to order, stretchy cheese and pistachio.", "تُخبز عند الطلب بجبن ممطوط وفستق.", 2600, "a-kunafa-pistachio"),
        p("water", "Water 500 ml", "ماء 500 مل", "A cold half-litre of still water beside the grill.", "نصف لتر ماء بارد مع المشاوي.", 200, "a-water-bottle-mint"),
      ],
    },
  ],
};
