import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const malabarHouse: SeedVendor = {
  id: "malabar-house",
  name: t("Malabar House", "بيت المليبار"),
  legalName: "Malabar House Restaurant W.L.L.",
  description: t(
    "Kerala from breakfast to midnight: dosa, beef roast, porotta and Thalassery biryani.",
    "كيرلا من الفطور إلى منتصف الليل: دوسا ولحم روست وبراتا وبرياني ثلاشيري.",
  ),
  category: "indian",
  cuisines: [t("Kerala", "كيرلا"), t("South Indian", "جنوب الهند")],
  tags: [t("Breakfast", "فطور"), t("Family rooms", "غرف عائلية")],
  tint: "mint",
  cover: [
    ["dosa", { kind: "dosa", fill: "masala" }],
    ["biryani", { protein: "chicken", vessel: "clay", egg: true }],
    ["curry", { kind: "vindaloo", ware: "clay" }],
    ["karak", { kind: "karak", vessel: "istikan" }],
  ],
  gobo: "palm",
  rating: 45,
  reviewsCount: 1530,
  reviews: [
    { author: "Shibu Thomas", rating: 5, comment: "Porotta and beef like Kozhikode beach. My Friday ritual.", daysAgo: 1 },
    { author: "Anjali Menon", rating: 5, comment: "Thalassery biryani with the right short rice, finally.", daysAgo: 7 },
    { author: "ناصر الكبيسي", rating: 4, comment: "برياني نظيف ورخيص، والكرك عندهم من الأفضل.", daysAgo: 14 },
    { author: "Mohammed Faizal", rating: 4, comment: "Dosa came a little soft after delivery but chutneys were super.", daysAgo: 22 },
    { author: "Rebecca George", rating: 5, comment: "Fish curry meals at lunch are great value.", daysAgo: 36 },
  ],
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], open: "05:30", close: "00:00" }],
  minOrder: 2000,
  deliveryFee: 500,
  freeDeliveryOver: 6000,
  deliveryTime: [25, 40],
  orderTypes: ["delivery", "pickup", "dine_in"],
  zone: 25,
  location: { lat: 25.2688, lng: 51.5298, text: t("Al Mansoura, Al Mugtaribeen Street", "المنصورة، شارع المغتربين") },
  addonGroups: {
    spice: {
      name: t("Spice level", "درجة البهار"),
      min: 1,
      max: 1,
      options: [
        o("spice-mild", "Mild", "خفيف", 0),
        o("spice-kerala", "Kerala medium", "متوسط كيرلا", 0),
        o("spice-hot", "Extra hot", "حار جدًا", 0),
      ],
    },
    side: {
      name: t("On the side", "على الجنب"),
      min: 0,
      max: 3,
      options: [
        o("side-porotta", "Porotta", "براتا", 200, 4),
        o("side-raita", "Raita", "رايتا", 300),
        o("side-pickle", "Mango pickle", "آچار مانجو", 200),
        o("side-papad", "Papad", "بابد", 100, 3),
      ],
    },
  },
  sections: [
    {
      id: "breakfast",
      name: t("Breakfast and dosa", "الفطور والدوسا"),
      products: [
        p("masala-dosa", "Masala dosa", "مسالا دوسا", "Crisp rice crêpe, potato masala, sambar and chutneys.", "رقاقة أرز مقرمشة بحشوة البطاطس مع سامبار وتشاتني.", 1000, "a-dosa-masala", { featured: true }),
        p("ghee-roast", "Ghee roast dosa", "دوسا بالسمن", "Thin, golden and brittle with pure ghee.", "رقيقة ذهبية هشّة بالسمن الخالص.", 1100, "a-dosa-plain"),
        p("porotta", "Kerala porotta, 3 pieces", "براتا كيرلا، 3 حبات", "Flaky layers beaten apart while still hot.", "طبقات مورّقة تُفكّك وهي ساخنة.", 600, "a-paratha", { addons: ["side"] }),
        p("egg-roast", "Nadan egg roast", "بيض روست بالبصل", "Boiled eggs in dark onion, tomato and pepper masala.", "بيض بمسالا البصل والطماطم والفلفل الأسود.", 1200, "a-breakfast-shakshuka", { addons: ["spice", "side"] }),
        p("kadala", "Kadala curry", "كاري الحمّص الأسود", "Black chickpeas in roasted coconut gravy.", "حمّص أسود بمرق جوز الهند المحمّص.", 1000, "a-breakfast-foul", { addons: ["side"] }),
      ],
    },
    {
      id: "biryani",
      name: t("Biryani and rice", "البرياني والأرز"),
      products: [
        p("thalassery-chicken", "Thalassery chicken biryani", "برياني دجاج ثلاشيري", "Short kaima rice, fried onion, cashew and egg.", "أرز كايما قصير مع بصل محمّر وكاجو وبيض.", 2200, "a-biryani-chicken-clay", { featured: true, addons: ["side"] }),
        p("beef-biryani", "Malabar beef biryani", "برياني لحم مليباري", "Slow-cooked beef layered under ghee rice.", "لحم مطهو على مهل تحت أرز بالسمن.", 2400, "a-biryani-lamb-copper", { addons: ["side"] }),
        p("shrimp-biryani", "Prawn biryani", "برياني روبيان", "Prawns with curry leaf, coconut and mint.", "روبيان بورق الكاري وجوز الهند والنعناع.", 3000, "a-biryani-shrimp-bowl", { salePrice: 2600, addons: ["side"] }),
        p("veg-biryani", "Vegetable biryani", "برياني خضار", "Carrot, beans and cauliflower in fragrant rice.", "جزر وفاصوليا وقرنبيط في أرز معطّر.", 1600, "a-biryani-veg-clay", { addons: ["side"] }),
        p("fish-meals", "Fish fry meals", "وجبة سمك مقلي مع الأرز", "Masala-fried fish, rice, curry and thoran.", "سمك مقلي بالمسالا مع أرز وكاري وخضار.", 2000, "a-grilled-fish-rice", { stock: 4 }),
      ],
    },
    {
      id: "curries",
      name: t("Curries", "الكاري"),
      products: [
        p("beef-roast", "Kerala beef roast", "لحم روست كيرلا", "Dark pepper beef with coconut slivers.", "لحم بالفلفل الأسود مع شرائح جوز الهند.", 2200, "a-curry-vindaloo-clay", { featured: true, addons: ["spice", "side"] }),
        p("chicken-stew", "Chicken ishtu", "إشتو دجاج", "Mild coconut-milk stew with potato and carrot.", "يخنة خفيفة بحليب جوز الهند مع بطاطس وجزر.", 1900, "a-curry-korma-clay", { addons: ["side"] }),
        p("meen-curry", "Alleppey fish curry", "كاري سمك أليبي", "Fish in green mango and coconut gravy.", "سمك بمرق المانجو الأخضر وجوز الهند.", 2400, "a-curry-butter-copper", { addons: ["spice", "side"] }),
        p("dal-curry", "Dal curry", "كاري العدس", "Yellow lentils tempered with garlic and curry leaf.", "عدس أصفر بالثوم وورق الكاري.", 1000, "a-curry-dal", { addons: ["side"] }),
        p("palak-paneer", "Palak paneer", "بالاك بانير", "Soft paneer in smooth spinach and garlic.", "جبن بانير طري بالسبانخ والثوم.", 1600, "a-curry-palak", { salePrice: 1300, addons: ["side"] }),
      ],
    },
    {
      id: "fried",
      name: t("Fried and grilled", "المقليات والمشاوي"),
      products: [
        p("chicken-65", "Chicken 65", "دجاج 65", "Crisp chilli chicken with curry leaves and lime.", "دجاج حار مقرمش بورق الكاري والليمون.", 1800, "a-fried-chicken-plate", { addons: ["spice"] }),
        p("al-faham", "Al faham chicken", "دجاج الفحم", "Charcoal chicken with Kerala pepper, and garlic mayo.", "دجاج على الفحم بفلفل كيرلا مع مايونيز الثوم.", 2600, "a-roast-chicken-board", { addons: ["spice", "side"] }),
        p("noodles", "Chicken hakka noodles", "نودلز هاكا بالدجاج", "Wok noodles, chicken, cabbage and black pepper.", "نودلز بالدجاج والملفوف والفلفل الأسود.", 1700, "a-noodles-chicken-bowl"),
      ],
    },
    {
      id: "drinks",
      name: t("Tea, drinks and sweets", "الشاي والمشروبات والحلو"),
      products: [
        p("chaya", "Kerala chaya", "شاي كيرلا بالحليب", "Pulled milk tea, frothy and strong.", "شاي حليب مسحوب برغوته وقوّته.", 200, "a-karak-mug"),
        p("mango-lassi", "Mango lassi", "لاسي مانجو", "Yoghurt and ripe mango, thick enough for a spoon.", "روب ومانجو ناضج كثيف.", 900, "a-juice-mango-short"),
        p("lime-juice", "Fresh lime", "عصير ليمون طازج", "Lime, mint and a pinch of salt over ice.", "ليمون ونعناع ورشة ملح على الثلج.", 600, "a-juice-lemonmint"),
        p("saffron-cake", "Saffron cake", "كيكة الزعفران", "Soft slice with cardamom and condensed milk.", "قطعة طرية بالهيل والحليب المكثف.", 1000, "a-cake-saffron", { stock: 0 }),
        p("water", "Water 500 ml", "ماء 500 مل", "A cold half-litre bottle of still drinking water.", "زجاجة ماء شرب باردة سعة نصف لتر.", 100, "a-water-bottle"),
      ],
    },
  ],
};
