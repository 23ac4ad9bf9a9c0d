import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const shawarmaAlRukn: SeedVendor = {
  id: "shawarma-al-rukn",
  name: t("Shawarma Al Rukn", "شاورما الركن"),
  legalName: "Al Rukn Shawarma Cafeteria W.L.L.",
  description: t(
    "The corner cafeteria of Najma since 1994: shawarma from the spit and juice from the blender.",
    "كافتيريا الركن في نجمة منذ 1994: شاورما من السيخ وعصير من الخلاط.",
  ),
  category: "shawarma",
  cuisines: [t("Shawarma", "شاورما"), t("Fresh juices", "عصائر طازجة")],
  tags: [t("Open late", "يفتح لوقت متأخر"), t("Cheap eats", "أسعار خفيفة")],
  tint: "blush",
  cover: [
    ["shawarma-wrap", { meat: "chicken", wrap: "paper", side: "fries" }],
    ["juice", { kind: "avocado", vessel: "tall" }],
    ["fries", { kind: "classic", carton: "stripe" }],
    ["hummus", { dip: "hummus", ware: "clay", top: "chickpea" }],
  ],
  gobo: "palm",
  rating: 44,
  reviewsCount: 1875,
  reviews: [
    { author: "Rashid Mahmood", rating: 5, comment: "Ten riyals and you are full. Same taste since I was a school boy.", daysAgo: 2 },
    { author: "مبارك الخليفي", rating: 4, comment: "شاورما الدجاج بالثوم ممتازة، بس اطلب زيادة مخلل.", daysAgo: 7 },
    { author: "Jenny Cruz", rating: 4, comment: "The avocado juice is a dessert. Order it.", daysAgo: 15 },
    { author: "عائشة البوعينين", rating: 5, comment: "ملاذنا بعد منتصف الليل.", daysAgo: 26 },
    { author: "Kevin Osei", rating: 3, comment: "Good shawarma but they forgot my fries once.", daysAgo: 38 },
  ],
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], open: "16:00", close: "04:00" }],
  minOrder: 1500,
  deliveryFee: 500,
  freeDeliveryOver: 6000,
  deliveryTime: [15, 25],
  orderTypes: ["delivery", "pickup"],
  zone: 26,
  location: { lat: 25.2693, lng: 51.5432, text: t("Najma, Al Mansoura corner", "نجمة، زاوية المنصورة") },
  addonGroups: {
    sauce: {
      name: t("Choose the sauce", "اختر الصلصة"),
      min: 1,
      max: 1,
      options: [
        o("sauce-garlic", "Garlic toum", "ثومية", 0),
        o("sauce-tahini", "Tahini", "طحينة", 0),
        o("sauce-hot", "Hot", "شطة", 0),
        o("sauce-mixed", "Garlic and hot", "ثومية مع شطة", 0),
      ],
    },
    extras: {
      name: t("Extras", "إضافات"),
      min: 0,
      max: 4,
      options: [
        o("extra-cheese", "Cheese", "جبن", 200),
        o("extra-fries", "Fries inside", "بطاطس بالداخل", 100),
        o("extra-pickles", "Extra pickles", "مخلل زيادة", 100),
        o("extra-meat", "Double meat", "لحم مضاعف", 500),
      ],
    },
  },
  sections: [
    {
      id: "wraps",
      name: t("Shawarma sandwiches", "ساندويشات الشاورما"),
      products: [
        p("chicken-shawarma", "Chicken shawarma", "شاورما دجاج", "Chicken from the spit, toum, pickles and fries.", "دجاج من السيخ مع ثومية ومخلل وبطاطس.", 800, "a-shawarma-wrap-chicken-paper", { featured: true, addons: ["sauce", "extras"] }),
        p("beef-shawarma", "Beef shawarma", "شاورما لحم", "Thin-shaved beef with tahini, onion and parsley.", "شرائح لحم رقيقة مع طحينة وبصل وبقدونس.", 900, "a-shawarma-wrap-beef-paper", { featured: true, addons: ["sauce", "extras"] }),
        p("chicken-saj", "Chicken saj, large", "شاورما دجاج صاج كبير", "Long saj bread rolled tight and toasted crisp.", "خبز صاج طويل ملفوف ومحمّص حتى يقرمش.", 1400, "a-shawarma-wrap-chicken-foil", { addons: ["sauce", "extras"] }),
        p("beef-saj", "Beef saj, large", "شاورما لحم صاج كبير", "Beef, grilled tomato and tahini in toasted saj.", "لحم وطماطم مشوية وطحينة في صاج محمّص.", 1600, "a-shawarma-wrap-beef-foil", { addons: ["sauce", "extras"] }),
        p("shawarma-chips-oman", "Chicken shawarma with chips", "شاورما دجاج بالتشبس", "With crushed chilli chips inside, as the schoolchildren like.", "مع تشبس حار مطحون بالداخل كما يحبها طلاب المدارس.", 1000, "a-shawarma-wrap-chicken-check", { addons: ["sauce", "extras"] }),
        p("falafel-wrap", "Falafel sandwich", "ساندويش فلافل", "Fresh falafel, tomato, mint, pickles and tahini.", "فلافل طازجة مع طماطم ونعناع ومخلل وطحينة.", 600, "a-shawarma-wrap-falafel", { addons: ["extras"] }),
      ],
    },
    {
      id: "plates",
      name: t("Plates", "الصحون"),
      products: [
        p("arabic-plate", "Arabic shawarma plate", "شاورما عربي دجاج", "Cut rolls, fries, pickles and a tub of toum.", "قطع شاورما ملفوفة مع بطاطس ومخلل وعلبة ثومية.", 2400, "a-shawarma-plate-chicken-fries", { featured: true, addons: ["extras"] }),
        p("beef-plate", "Beef shawarma plate", "صحن شاورما لحم", "A heap of beef with tahini, tomato and bread.", "كومة لحم مع طحينة وطماطم وخبز.", 2800, "a-shawarma-plate-beef-fries", { salePrice: 2400, addons: ["extras"] }),
        p("shawarma-rice", "Shawarma rice", "رز شاورما", "Yellow rice under chicken shawarma and garlic sauce.", "أرز أصفر تعلوه شاورما الدجاج وصلصة الثوم.", 2200, "a-shawarma-plate-chicken-rice", { addons: ["sauce"] }),
        p("broast", "Chicken broast, 4 pieces", "بروستد دجاج، 4 قطع", "Pressure-fried chicken, coleslaw, bun and fries.", "دجاج بروستد مقرمش مع سلطة ملفوف وخبز وبطاطس.", 2300, "a-fried-chicken-basket"),
        p("family-box", "Corner box", "بوكس الركن", "Ten shawarmas, two fries and a big toum.", "عشر شاورمات وعلبتا بطاطس وثومية كبيرة.", 8500, "a-shawarma-wrap-chicken-plain", { salePrice: 7500, maxPerOrder: 5, addons: ["sauce"] }),
      ],
    },
    {
      id: "sides",
      name: t("Sides", "الأطباق الجانبية"),
      products: [
        p("fries", "Fries", "بطاطس", "Salted and hot, with ketchup in the bag.", "مملّحة وحارة مع كاتشب في الكيس.", 600, "a-fries-classic-stripe"),
        p("hummus", "Hummus, small", "حمّص صغير", "A small tub with olive oil and bread.", "علبة صغيرة بزيت الزيتون مع خبز.", 800, "a-hummus-chickpea"),
        p("loaded-fries", "Shawarma fries", "بطاطس بالشاورما", "Fries buried under chicken, cheese and garlic sauce.", "بطاطس مغطاة بالدجاج والجبن وصلصة الثوم.", 1600, "a-fries-loaded", { addons: ["sauce"] }),
        p("club-sandwich", "Club sandwich", "كلوب ساندويش", "Three layers of toast, turkey, egg and cheese.", "ثلاث طبقات توست مع تركي وبيض وجبن.", 1600, "a-sandwich-club-turkey", { stock: 0 }),
        p("fattoush", "Fattoush", "فتوش", "A quick chopped salad with crisp bread.", "سلطة سريعة التقطيع مع خبز مقرمش.", 1200, "a-salad-fattoush-clay"),
      ],
    },
    {
      id: "juices",
      name: t("Juices and drinks", "العصائر والمشروبات"),
      products: [
        p("avocado", "Avocado with honey", "أفوكادو بالعسل", "Thick avocado shake, honey, nuts and cream.", "أفوكادو كثيف بالعسل والمكسرات والقشطة.", 1400, "a-juice-avocado", { featured: true }),
        p("mango", "Mango juice", "عصير مانجو", "Pulpy mango, blended cold without water.", "مانجو كثيف يُخفق باردًا دون ماء.", 1200, "a-juice-mango"),
        p("strawberry", "Strawberry milk", "فراولة بالحليب", "Strawberries and cold milk, half a litre.", "فراولة مع حليب بارد، نصف لتر.", 1200, "a-juice-strawberry"),
        p("lemon-mint", "Lemon mint", "ليمون بالنعناع", "Sour, sweet and green, with lots of ice.", "حامض حلو أخضر مع ثلج كثير.", 900, "a-juice-lemonmint"),
        p("orange", "Orange juice", "عصير برتقال", "Squeezed in front of you from Valencia oranges.", "برتقال فالنسيا يُعصر أمامك.", 1000, "a-juice-orange"),
        p("karak", "Karak", "كرك", "Two riyals, as it should be.", "بريالين كما يجب أن يكون.", 200, "a-karak-paper"),
        p("cola", "Cola", "كولا", "A cold 330 ml can to go with your sandwich.", "علبة كولا باردة 330 مل.", 300, "a-soda-cola"),
      ],
    },
  ],
};
