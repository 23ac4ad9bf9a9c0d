import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const sajStation: SeedVendor = {
  id: "saj-station",
  name: t("Saj Station", "محطة الصاج"),
  legalName: "Saj Station Foods W.L.L.",
  description: t(
    "Damascus-style shawarma rolled in saj before your eyes, with crisp sides and house pickles.",
    "شاورما شامية تُلف في خبز الصاج أمامك مع مقرمشات ومخلل من صنعنا.",
  ),
  category: "shawarma",
  cuisines: [t("Shawarma", "شاورما"), t("Syrian", "سوري")],
  tags: [t("House bread", "خبز من صنعنا")],
  tint: "mint",
  cover: [
    ["shawarma-plate", { meat: "chicken", side: "fries" }],
    ["shawarma-wrap", { meat: "beef", wrap: "check", side: "pickles" }],
    ["salad", { kind: "fattoush", ware: "slate" }],
    ["soda", { flavour: "cola", count: 1 }],
  ],
  gobo: "window",
  rating: 46,
  reviewsCount: 742,
  reviews: [
    { author: "Bassel Shami", rating: 5, comment: "Toum so white and fluffy I eat it with a spoon. Proper Syrian pickles too.", daysAgo: 3 },
    { author: "هند الحمادي", rating: 5, comment: "الصاج مقرمش لآخر لقمة حتى مع التوصيل.", daysAgo: 9 },
    { author: "Nikhil Varma", rating: 4, comment: "Beef shawarma with pomegranate is excellent, a bit pricey.", daysAgo: 17 },
  ],
  hours: [
    { days: [0, 1, 2, 3, 4], open: "11:00", close: "01:00" },
    { days: [5], open: "13:00", close: "03:00" },
    { days: [6], open: "11:00", close: "02:00" },
  ],
  minOrder: 2500,
  deliveryFee: 700,
  freeDeliveryOver: 9000,
  deliveryTime: [20, 30],
  orderTypes: ["delivery", "pickup", "dine_in"],
  zone: 51,
  location: { lat: 25.3288, lng: 51.4441, text: t("Al Gharafa, Al Markhiya junction", "الغرافة، تقاطع المرخية") },
  addonGroups: {
    bread: {
      name: t("Which bread?", "أي خبز؟"),
      min: 1,
      max: 1,
      options: [
        o("bread-saj", "Saj", "صاج", 0),
        o("bread-french", "French roll", "صمون فرنسي", 0),
        o("bread-brown", "Brown saj", "صاج أسمر", 100),
      ],
    },
    add: {
      name: t("Add", "أضف"),
      min: 0,
      max: 3,
      options: [
        o("add-toum", "Tub of toum", "علبة ثومية", 300, 2),
        o("add-molasses", "Pomegranate molasses", "دبس رمان", 100),
        o("add-cheese", "Mozzarella", "موزاريلا", 300),
        o("add-jalapeno", "Jalapeño", "هالبينو", 200),
      ],
    },
  },
  sections: [
    {
      id: "saj",
      name: t("Saj rolls", "لفائف الصاج"),
      products: [
        p("classic-chicken", "Classic chicken saj", "صاج دجاج كلاسيك", "Chicken shawarma, toum and cucumber pickle, toasted in fat.", "شاورما دجاج وثومية ومخلل خيار محمّصة بدهن السيخ.", 1500, "a-shawarma-wrap-chicken-check", { featured: true, addons: ["bread", "add"] }),
        p("beef-molasses", "Beef and molasses saj", "صاج لحم بدبس الرمان", "Beef, sumac onion, tahini and pomegranate molasses.", "لحم وبصل بالسماق وطحينة ودبس رمان.", 1800, "a-shawarma-wrap-beef-check", { featured: true, addons: ["bread", "add"] }),
        p("spicy-chicken", "Spicy chicken saj", "صاج دجاج حار", "Chilli marinade, hot pickles and a lot of courage.", "تتبيلة حارة ومخلل حار وشجاعة كثيرة.", 1600, "a-shawarma-wrap-chicken-foil", { addons: ["bread", "add"] }),
        p("cheese-chicken", "Chicken and mozzarella saj", "صاج دجاج بالموزاريلا", "Melted mozzarella folded into toasted chicken shawarma.", "موزاريلا ذائبة داخل شاورما دجاج محمّصة.", 1800, "a-shawarma-wrap-chicken-plain", { salePrice: 1500, addons: ["bread", "add"] }),
        p("falafel-saj", "Falafel saj", "صاج فلافل", "Herby falafel, tahini, tomato and pink turnip.", "فلافل خضراء بالأعشاب مع طحينة وطماطم ولفت.", 1200, "a-shawarma-wrap-falafel", { addons: ["bread", "add"] }),
      ],
    },
    {
      id: "plates",
      name: t("Plates to share", "صحون للمشاركة"),
      products: [
        p("arabi-chicken", "Chicken arabi", "عربي دجاج", "Sliced saj rolls around fries, toum and pickles.", "قطع صاج حول البطاطس والثومية والمخلل.", 3000, "a-shawarma-plate-chicken-fries", { featured: true, addons: ["add"] }),
        p("arabi-beef", "Beef arabi", "عربي لحم", "Beef rolls, tahini, grilled tomato and fries.", "قطع لحم مع طحينة وطماطم مشوية وبطاطس.", 3400, "a-shawarma-plate-beef-fries", { addons: ["add"] }),
        p("beef-rice", "Beef shawarma on rice", "شاورما لحم مع الأرز", "Vermicelli rice, shaved beef and toasted almonds.", "أرز بالشعيرية ولحم وشرائح لوز محمّصة.", 3200, "a-shawarma-plate-beef-rice", { addons: ["add"] }),
        p("chicken-rice", "Chicken shawarma on rice", "شاورما دجاج مع الأرز", "Turmeric rice, chicken and a bowl of garlic sauce.", "أرز بالكركم ودجاج مع صلصة ثوم.", 2800, "a-shawarma-plate-chicken-rice", { addons: ["add"] }),
        p("shawarma-caesar", "Shawarma Caesar", "سيزر بشاورما الدجاج", "Crisp lettuce, chicken shawarma, toasted saj and parmesan.", "خس مقرمش وشاورما دجاج وخبز صاج محمّص وبارميزان.", 3000, "a-salad-caesar-blue", { stock: 4 }),
        p("tenders", "Crispy strips, 5 pieces", "ستربس مقرمش، 5 قطع", "Breaded chicken strips with toum and fries.", "أصابع دجاج مقرمشة مع ثومية وبطاطس.", 2600, "a-tenders-plate"),
      ],
    },
    {
      id: "sides",
      name: t("Sides", "الأطباق الجانبية"),
      products: [
        p("fries-sumac", "Sumac fries", "بطاطس بالسماق", "Thin fries tossed in sumac and sea salt.", "بطاطس رفيعة بالسماق وملح البحر.", 1000, "a-fries-classic"),
        p("loaded", "Loaded shawarma fries", "بطاطس محمّلة بالشاورما", "Beef, cheese sauce, jalapeño and crisp onion.", "لحم وصلصة جبن وهالبينو وبصل مقرمش.", 2000, "a-fries-loaded-dark", { addons: ["add"] }),
        p("wings", "Toum wings", "أجنحة بالثوم", "Eight grilled wings turned in garlic and lemon.", "ثماني أجنحة مشوية بالثوم والليمون.", 2200, "a-wings-plate", { salePrice: 1800 }),
        p("muhammara", "Muhammara", "محمّرة", "Red pepper and walnut, a little sweet and hot.", "فلفل أحمر وجوز، حلوة حارة قليلًا.", 1600, "a-muhammara"),
        p("fattoush", "Fattoush", "فتوش", "Lettuce, radish and bread with sour dressing.", "خس وفجل وخبز بصلصة حامضة.", 1800, "a-salad-fattoush-white"),
      ],
    },
    {
      id: "sweets",
      name: t("Sweets", "الحلويات"),
      products: [
        p("pistachio-booza", "Pistachio booza", "بوظة عربية بالفستق", "Stretchy Arabic ice cream rolled in pistachio.", "بوظة عربية ممطوطة مغطاة بالفستق.", 1800, "a-ice-cream-pistachio", { stock: 0 }),
        p("baklava", "Baklava, 6 pieces", "بقلاوة، 6 قطع", "Small Damascene baklava with ghee and pistachio.", "بقلاوة شامية صغيرة بالسمن والفستق.", 1800, "a-baklava-mixed"),
        p("chocolate-waffle", "Chocolate waffle", "وافل بالشوكولاتة", "Crisp waffle under warm hazelnut chocolate.", "وافل مقرمش تحت شوكولاتة البندق الدافئة.", 1700, "a-waffle-choco"),
      ],
    },
    {
      id: "drinks",
      name: t("Drinks", "المشروبات"),
      products: [
        p("ayran", "Ayran", "عيران", "Salted yoghurt drink made every morning.", "لبن مملّح يُحضّر كل صباح.", 600, "a-yoghurt"),
        p("pomegranate", "Pomegranate juice", "عصير رمان", "Tart, dark and freshly pressed by the glass.", "حامض داكن ومعصور للتو.", 1600, "a-juice-pomegranate"),
        p("cola", "Cola", "كولا", "A 330 ml can, well chilled for your saj.", "علبة 330 مل مبرّدة لترافق الصاج.", 400, "a-soda-cola-rose"),
        p("lemon-soda", "Lemon soda", "صودا ليمون", "Fizzy lemon in a cold 330 ml can.", "ليمون فوّار في علبة باردة 330 مل.", 400, "a-soda-lemon"),
        p("water", "Water 500 ml", "ماء 500 مل", "Half a litre of cold still drinking water.", "نصف لتر من ماء الشرب البارد.", 200, "a-water-bottle"),
      ],
    },
  ],
};
