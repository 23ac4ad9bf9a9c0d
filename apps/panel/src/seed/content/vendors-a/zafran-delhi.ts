import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const zafranDelhi: SeedVendor = {
  id: "zafran-delhi",
  name: t("Zafran Delhi", "زعفران دلهي"),
  legalName: "Zafran Delhi Fine Dining W.L.L.",
  description: t(
    "Mughlai pots and the clay tandoor: butter chicken, dum biryani and bread that never stops.",
    "قدور مغولية وتنور طيني: دجاج بالزبدة وبرياني دُم وخبز لا يتوقف.",
  ),
  category: "indian",
  cuisines: [t("North Indian", "شمال الهند"), t("Mughlai", "مغولي")],
  tags: [t("Tandoor", "تنور"), t("Vegetarian choices", "خيارات نباتية")],
  tint: "maroon",
  cover: [
    ["curry", { kind: "butter", ware: "copper" }],
    ["biryani", { protein: "lamb", vessel: "copper", egg: false }],
    ["kebab", { kind: "tikka", vessel: "plate" }],
    ["dosa", { kind: "paratha", fill: "plain" }],
  ],
  gobo: "mashrabiya",
  rating: 48,
  reviewsCount: 918,
  reviews: [
    { author: "Rohan Kapoor", rating: 5, comment: "Dal tadka with real ghee, you can taste it. The naan stays soft.", daysAgo: 3 },
    { author: "غادة الخاطر", rating: 5, comment: "دجاج بالزبدة خرافي، وعيالي ما يبون غيره.", daysAgo: 10 },
    { author: "Simon Clarke", rating: 4, comment: "Excellent lamb. Order an hour ahead on Thursday evening.", daysAgo: 16 },
    { author: "Neha Gupta", rating: 5, comment: "Paneer is fresh and the spice level is exactly what I asked for.", daysAgo: 28 },
  ],
  hours: [
    { days: [0, 1, 2, 3, 4, 6], open: "12:00", close: "15:30" },
    { days: [0, 1, 2, 3, 4, 6], open: "18:30", close: "00:30" },
    { days: [5], open: "13:00", close: "16:00" },
    { days: [5], open: "18:00", close: "01:00" },
  ],
  minOrder: 6000,
  deliveryFee: 1000,
  freeDeliveryOver: 20000,
  deliveryTime: [40, 55],
  orderTypes: ["delivery", "pickup", "dine_in"],
  zone: 41,
  location: { lat: 25.2591, lng: 51.5428, text: t("Al Hilal, D Ring Road", "الهلال، الدائري الرابع") },
  addonGroups: {
    heat: {
      name: t("Spice", "البهار"),
      min: 1,
      max: 1,
      options: [
        o("heat-mild", "Mild", "خفيف", 0),
        o("heat-medium", "Medium", "متوسط", 0),
        o("heat-desi", "Desi hot", "حار هندي", 0),
      ],
    },
    bread: {
      name: t("Bread and rice", "الخبز والأرز"),
      min: 0,
      max: 4,
      options: [
        o("bread-butter-naan", "Butter naan", "نان بالزبدة", 600, 4),
        o("bread-garlic-naan", "Garlic naan", "نان بالثوم", 700, 4),
        o("bread-tandoori-roti", "Tandoori roti", "روتي تنور", 400, 4),
        o("bread-jeera-rice", "Jeera rice", "أرز بالكمون", 1200),
      ],
    },
  },
  sections: [
    {
      id: "tandoor",
      name: t("From the tandoor", "من التنور"),
      products: [
        p("chicken-tikka", "Chicken tikka", "تكة دجاج", "Yoghurt, chilli and mustard oil, blistered in the tandoor.", "متبّل بالروب والفلفل وزيت الخردل ومحمّر في التنور.", 3800, "a-kebab-tikka-board", { featured: true, addons: ["heat", "bread"] }),
        p("seekh-kebab", "Lamb seekh kebab", "كباب سيخ لحم", "Minced lamb, green chilli and mint on long skewers.", "لحم مفروم بالفلفل الأخضر والنعناع على أسياخ طويلة.", 4400, "a-kebab-kofta-board", { addons: ["heat", "bread"] }),
        p("tandoori-chicken", "Tandoori chicken", "دجاج تندوري", "Whole bird marinated a day, smoky and red.", "دجاجة كاملة متبّلة يومًا كاملًا، حمراء مدخّنة.", 5200, "a-roast-chicken-plate", { addons: ["heat", "bread"] }),
        p("malai-tikka", "Malai tikka", "تكة ملاي", "Cream, cardamom and white pepper, very gentle.", "كريمة وهيل وفلفل أبيض بطعم ناعم.", 4000, "a-kebab-tikka-plate", { salePrice: 3400, addons: ["bread"] }),
        p("tandoori-platter", "Tandoor platter for two", "صحن التنور لشخصين", "Tikka, seekh and malai with saffron rice.", "تكة وسيخ وملاي مع أرز بالزعفران.", 8900, "a-mixed-grill-rice-plate", { addons: ["heat", "bread"] }),
      ],
    },
    {
      id: "curry",
      name: t("Curries", "الكاري"),
      products: [
        p("butter-chicken", "Butter chicken", "دجاج بالزبدة", "Tandoori chicken in silky tomato, butter and fenugreek.", "دجاج تندوري بصلصة الطماطم والزبدة والحلبة.", 4400, "a-curry-butter-clay", { featured: true, addons: ["heat", "bread"] }),
        p("rogan-josh", "Lamb rogan josh", "روغان جوش لحم", "Kashmiri chilli, ginger and slow-braised lamb.", "فلفل كشميري وزنجبيل ولحم مطهو على مهل.", 5200, "a-curry-vindaloo-white", { addons: ["heat", "bread"] }),
        p("chicken-korma", "Chicken korma", "كورما دجاج", "Cashew, cream and a whisper of saffron.", "كاجو وكريمة ولمسة زعفران.", 4400, "a-curry-korma-slate", { addons: ["bread"] }),
        p("palak-paneer", "Palak paneer", "بالاك بانير", "House paneer in spinach with browned garlic.", "جبن بانير من صنعنا بالسبانخ والثوم المحمّر.", 3600, "a-curry-palak", { addons: ["heat", "bread"] }),
        p("dal-tadka", "Dal tadka", "دال تدكا", "Yellow lentils finished with ghee, garlic and cumin.", "عدس أصفر بالسمن والثوم والكمون.", 2800, "a-curry-dal", { featured: true, addons: ["bread"] }),
        p("kadhai-chicken", "Kadhai chicken", "دجاج كداي", "Peppers, onion and crushed coriander in a hot pan.", "فلفل وبصل وكزبرة مجروشة في مقلاة حامية.", 4200, "a-curry-vindaloo-clay", { stock: 0, addons: ["heat", "bread"] }),
        p("paneer-makhani", "Paneer makhani", "بانير مكاني", "Soft paneer in buttery tomato and cashew gravy.", "بانير طري بصلصة الطماطم والزبدة والكاجو.", 3800, "a-curry-butter-copper", { addons: ["heat", "bread"] }),
      ],
    },
    {
      id: "biryani",
      name: t("Dum biryani", "برياني دُم"),
      products: [
        p("lamb-dum", "Lamb dum biryani", "برياني لحم دُم", "Sealed pot, saffron milk and lamb on the bone.", "قدر مختوم وحليب الزعفران ولحم بالعظم.", 5600, "a-biryani-lamb-copper", { featured: true, addons: ["heat"] }),
        p("chicken-dum", "Chicken dum biryani", "برياني دجاج دُم", "Basmati, mint, fried onion and chicken legs.", "بسمتي ونعناع وبصل محمّر وأفخاذ دجاج.", 4600, "a-biryani-chicken-copper", { salePrice: 3900, addons: ["heat"] }),
        p("veg-dum", "Vegetable dum biryani", "برياني خضار دُم", "Seasonal vegetables, cashew and rose water.", "خضار الموسم وكاجو وماء ورد.", 3600, "a-biryani-veg-clay", { addons: ["heat"] }),
      ],
    },
    {
      id: "breads",
      name: t("Breads and starters", "الخبز والمقبلات"),
      products: [
        p("naan-basket", "Naan basket", "سلة نان", "Butter, garlic and plain naan for the table.", "نان بالزبدة وبالثوم وسادة للمائدة.", 2200, "a-bread-khubz"),
        p("lachha-paratha", "Lachha paratha", "لتشا براتا", "Whole-wheat spirals crisped in the tandoor.", "لفائف قمح كامل محمّرة في التنور.", 900, "a-paratha-dark"),
        p("vegetable-momo", "Delhi momo, 8 pieces", "مومو دلهي، 8 قطع", "Steamed street dumplings with fiery red chutney.", "فطائر مطهوة على البخار مع تشاتني أحمر حار.", 2400, "a-dumplings-momo-steamer", { stock: 5 }),
      ],
    },
    {
      id: "sweets",
      name: t("Sweets and drinks", "الحلويات والمشروبات"),
      products: [
        p("gulab-jamun", "Gulab jamun", "غلاب جامون", "Warm milk dumplings in cardamom and rose syrup.", "كرات حليب دافئة بشراب الهيل وماء الورد.", 1800, "a-luqaimat-honey"),
        p("pista-kulfi", "Pistachio kulfi cup", "كلفي بالفستق", "Slow-reduced milk ice cream with green pistachio.", "آيس كريم الحليب المكثف مع فستق أخضر.", 1800, "a-ice-cream-pistachio"),
        p("masala-chai", "Masala chai", "شاي مسالا", "Ginger, cardamom and strong Assam tea.", "زنجبيل وهيل وشاي أسام ثقيل.", 800, "a-karak-mug"),
        p("mango-lassi", "Mango lassi", "لاسي مانجو", "Alphonso mango churned with cold yoghurt.", "مانجو ألفونسو مخفوق مع الروب البارد.", 1500, "a-juice-mango"),
        p("sparkling", "Sparkling water", "مياه غازية", "Chilled sparkling mineral water in half a litre.", "مياه معدنية غازية باردة نصف لتر.", 700, "a-water-sparkling-rose"),
      ],
    },
  ],
};
