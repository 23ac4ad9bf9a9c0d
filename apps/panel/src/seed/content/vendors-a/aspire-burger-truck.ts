import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const aspireBurgerTruck: SeedVendor = {
  id: "aspire-burger-truck",
  name: t("Aspire Burger Truck", "عربة برغر أسباير"),
  legalName: "Aspire Mobile Kitchens W.L.L.",
  description: t(
    "A weekend food truck by the lake: thick charcoal burgers, subs and crisp chicken baskets.",
    "عربة نهاية الأسبوع عند البحيرة: برغر سميك على الفحم وساندويشات وسلال دجاج مقرمش.",
  ),
  category: "burgers",
  cuisines: [t("Burgers", "برغر"), t("Street food", "أكل شارع")],
  tags: [t("Weekends only", "نهاية الأسبوع فقط"), t("Food truck", "عربة طعام")],
  tint: "teal",
  cover: [
    ["burger", { patty: "beef", bun: "brioche", side: "fries", vessel: "board" }],
    ["sandwich", { kind: "sub", fill: "turkey" }],
    ["fries", { kind: "curly", carton: "kraft" }],
    ["juice", { kind: "lemonmint", vessel: "short" }],
  ],
  gobo: "palm",
  rating: 43,
  reviewsCount: 187,
  reviews: [
    { author: "Maryam Al Kaabi", rating: 5, comment: "We walk the park every Friday just to end up here.", daysAgo: 6 },
    { author: "طلال الرميحي", rating: 4, comment: "البرغر على الفحم له نكهة ثانية، والزحمة تستاهل.", daysAgo: 13 },
    { author: "Arjun Pillai", rating: 4, comment: "Simple menu done well. Curly fries for the kids.", daysAgo: 27 },
  ],
  hours: [
    { days: [5], open: "16:00", close: "01:00" },
    { days: [6], open: "16:00", close: "23:30" },
  ],
  minOrder: 2000,
  deliveryFee: 900,
  freeDeliveryOver: null,
  deliveryTime: [30, 45],
  orderTypes: ["delivery", "pickup"],
  zone: 54,
  location: { lat: 25.2629, lng: 51.4432, text: t("Aspire Park, by the lake", "حديقة أسباير، عند البحيرة") },
  addonGroups: {
    doneness: {
      name: t("How do you like it cooked?", "كيف تحب طهي اللحم؟"),
      min: 1,
      max: 1,
      options: [
        o("done-medium", "Medium", "متوسط", 0),
        o("done-medium-well", "Medium well", "متوسط إلى ناضج", 0),
        o("done-well", "Well done", "ناضج تمامًا", 0),
      ],
    },
    extras: {
      name: t("Extras", "إضافات"),
      min: 0,
      max: 3,
      options: [
        o("extra-cheddar", "Aged cheddar", "تشيدر معتّق", 400),
        o("extra-mushroom", "Grilled mushrooms", "فطر مشوي", 400),
        o("extra-onion", "Caramelised onion", "بصل مكرمل", 300),
        o("extra-turkey", "Smoked turkey", "تركي مدخّن", 500),
      ],
    },
  },
  sections: [
    {
      id: "burgers",
      name: t("Charcoal burgers", "برغر على الفحم"),
      products: [
        p("lake-burger", "The Lake burger", "برغر البحيرة", "180 g charcoal beef, cheddar, lettuce, tomato and fries.", "180 غ لحم على الفحم مع تشيدر وخس وطماطم وبطاطس.", 3400, "a-burger-beef-board", { featured: true, addons: ["doneness", "extras"] }),
        p("classic-truck", "Truck classic", "كلاسيك العربة", "Beef, cheese, pickles and mustard, no surprises.", "لحم وجبن ومخلل وخردل دون مفاجآت.", 2600, "a-burger-beef-plate", { addons: ["doneness", "extras"] }),
        p("torch-tower", "Torch tower", "برج الشعلة", "Two thick patties and four slices of cheese.", "قطعتا لحم سميكتان وأربع شرائح جبن.", 4600, "a-burger-double-plate", { featured: true, maxPerOrder: 6, addons: ["doneness", "extras"] }),
        p("black-bun", "Black bun burger", "برغر الخبز الأسود", "Charcoal bun, smoked cheese and caramelised onion.", "خبز بالفحم وجبن مدخّن وبصل مكرمل.", 3200, "a-burger-beef-charcoal", { salePrice: 2700, addons: ["doneness", "extras"] }),
        p("crispy-brioche", "Crispy chicken brioche", "دجاج مقرمش بريوش", "Fried chicken breast, honey butter, slaw and fries.", "صدر دجاج مقلي بزبدة العسل وسلطة ملفوف وبطاطس.", 3000, "a-burger-crispy-board", { addons: ["extras"] }),
      ],
    },
    {
      id: "sandwiches",
      name: t("Subs and sandwiches", "الساندويشات"),
      products: [
        p("turkey-sub", "Smoked turkey sub", "صب تركي مدخّن", "Turkey, cheese, lettuce and honey mustard in a long roll.", "تركي وجبن وخس وعسل وخردل في صمون طويل.", 2400, "a-sandwich-sub-turkey"),
        p("halloumi-sub", "Grilled halloumi sub", "صب حلوم مشوي", "Halloumi, tomato, mint and a little chilli jam.", "حلوم وطماطم ونعناع وقليل من مربى الفلفل.", 2200, "a-sandwich-sub-halloumi", { stock: 3 }),
        p("club", "Park club", "كلوب الحديقة", "Toasted triple layers with turkey, egg and tomato.", "ثلاث طبقات محمّصة مع تركي وبيض وطماطم.", 2600, "a-sandwich-club-turkey"),
        p("tuna-melt", "Tuna melt panini", "بانيني تونة بالجبن", "Tuna, sweetcorn and melted cheese pressed hot.", "تونة وذرة وجبن ذائب مضغوطة على الساخن.", 2200, "a-sandwich-panini-tuna", { salePrice: 1900 }),
      ],
    },
    {
      id: "baskets",
      name: t("Baskets and fries", "السلال والبطاطس"),
      products: [
        p("chicken-basket", "Fried chicken basket", "سلة دجاج مقلي", "Four golden pieces and a dip of your mood.", "أربع قطع ذهبية مع غموس على مزاجك.", 2600, "a-fried-chicken-basket"),
        p("wings-basket", "Wings basket", "سلة أجنحة", "Ten wings in smoky barbecue glaze.", "عشر أجنحة بصلصة باربكيو مدخّنة.", 2600, "a-wings-basket", { featured: true }),
        p("tenders-basket", "Kids' tenders", "تندرز للأطفال", "Three small strips, fries and a juice box.", "ثلاث أصابع صغيرة مع بطاطس وعصير.", 1800, "a-tenders-basket"),
        p("curly", "Curly fries", "بطاطس لولبية", "Peppery spirals in a paper carton.", "لوالب بالفلفل في علبة ورقية.", 1400, "a-fries-curly"),
        p("chilli-fries", "Chilli cheese fries", "بطاطس بالجبن والفلفل", "Fries, beef chilli, cheese sauce and spring onion.", "بطاطس مع لحم بالفلفل وصلصة جبن وبصل أخضر.", 2200, "a-fries-loaded", { stock: 0 }),
        p("sweet-fries", "Sweet potato fries", "بطاطس حلوة", "With cinnamon salt and lime mayonnaise.", "مع ملح بالقرفة ومايونيز الليمون.", 1600, "a-fries-sweet"),
      ],
    },
    {
      id: "sweets",
      name: t("Sweet window", "شباك الحلو"),
      products: [
        p("waffle", "Lakeside waffle", "وافل البحيرة", "Hot waffle, chocolate sauce and crushed nuts.", "وافل ساخن بصلصة الشوكولاتة ومكسرات مجروشة.", 2200, "a-waffle-choco"),
        p("vanilla-cup", "Vanilla ice cream cup", "كوب آيس كريم فانيلا", "Three scoops for the walk around the lake.", "ثلاث كرات لجولة حول البحيرة.", 1500, "a-ice-cream-cup"),
        p("cinnamon-rolls", "Cinnamon rolls", "لفائف القرفة", "Sticky warm rolls with cream-cheese icing.", "لفائف دافئة لزجة بكريمة الجبن.", 1800, "a-cinnamon-rolls"),
      ],
    },
    {
      id: "drinks",
      name: t("Drinks", "المشروبات"),
      products: [
        p("lemon-mint", "Lemon mint slush", "سلش ليمون بالنعناع", "Frozen lemon and mint in a short cup.", "ليمون ونعناع مجمّد في كوب قصير.", 1400, "a-juice-lemonmint-short"),
        p("watermelon", "Watermelon juice", "عصير بطيخ", "Cold pressed watermelon with a pinch of mint.", "بطيخ بارد معصور مع لمسة نعناع.", 1400, "a-juice-watermelon"),
        p("cola", "Cola", "كولا", "A 330 ml can pulled out of the ice box.", "علبة 330 مل من صندوق الثلج.", 400, "a-soda-cola"),
        p("malt", "Malt drink", "شراب الشعير", "Alcohol-free malt, dark and a little sweet.", "شعير خالٍ من الكحول، داكن وحلو قليلًا.", 500, "a-soda-malt"),
        p("water", "Water 500 ml", "ماء 500 مل", "Half a litre of still water for the run home.", "نصف لتر ماء لطريق العودة.", 200, "a-water-bottle-sand"),
      ],
    },
  ],
};
