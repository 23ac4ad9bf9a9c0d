import type { SeedVendor } from "../../seed-types.js";
import { p, t } from "./product.js";

export const majlisAlBahar: SeedVendor = {
  id: "majlis-al-bahar",
  name: t("Majlis Al Bahar", "مجلس البحر"),
  legalName: "Majlis Al Bahar for Seafood W.L.L.",
  description: t(
    "A seaside majlis in Souq Al Wakrah: sit on the floor cushions and share Gulf trays.",
    "مجلس على البحر في سوق الوكرة: جلسة عربية وصوانٍ خليجية للمشاركة.",
  ),
  category: "qatari",
  cuisines: [t("Gulf", "خليجي"), t("Seafood", "مأكولات بحرية")],
  tags: [t("Sea view", "إطلالة بحرية"), t("Floor seating", "جلسات أرضية")],
  tint: "sky",
  cover: [
    ["grilled-fish", { side: "rice" }],
    ["machboos", { protein: "shrimp", rice: "saffron", vessel: "tray", top: "herbs" }],
    ["salad", { kind: "fattoush", ware: "blue" }],
    ["arabic-coffee", { metal: "silver", cups: 2 }],
    ["dates", { kind: "khalas", vessel: "plate" }],
  ],
  gobo: "mashrabiya",
  rating: 46,
  reviewsCount: 512,
  reviews: [
    { author: "Khalifa Al Thani", rating: 5, comment: "Asked for a table by the water and got it. The zubaidi was perfectly grilled.", daysAgo: 3 },
    { author: "لطيفة الدوسري", rating: 5, comment: "جلسة رايقة على البحر ومجبوس الروبيان ما عليه كلام.", daysAgo: 11 },
    { author: "Marta Silva", rating: 4, comment: "Beautiful place for visiting family. Book on weekends.", daysAgo: 24 },
    { author: "سالم المهندي", rating: 4, comment: "الأكل لذيذ، والأسعار مناسبة للموقع.", daysAgo: 33 },
  ],
  hours: [
    { days: [0, 1, 2, 3], open: "12:00", close: "23:00" },
    { days: [4, 5, 6], open: "12:00", close: "00:30" },
  ],
  minOrder: 0,
  deliveryFee: 0,
  freeDeliveryOver: null,
  deliveryTime: [20, 35],
  orderTypes: ["dine_in"],
  zone: 90,
  location: { lat: 25.1722, lng: 51.6091, text: t("Souq Al Wakrah, beachfront", "سوق الوكرة، الواجهة البحرية") },
  sections: [
    {
      id: "sea",
      name: t("From the sea", "من البحر"),
      products: [
        p("grilled-zubaidi", "Grilled zubaidi", "زبيدي مشوي", "Whole pomfret over charcoal, with saffron rice and lemon.", "سمكة زبيدي كاملة على الفحم مع أرز بالزعفران.", 8500, "a-grilled-fish-rice", { featured: true }),
        p("shrimp-machboos", "Shrimp machboos tray", "صينية مجبوس روبيان", "Jumbo shrimp, red rice, crisp onion and daqoos for two.", "روبيان جامبو وأرز أحمر وبصل مقرمش مع دقوس لشخصين.", 11000, "a-machboos-shrimp-tray", { featured: true }),
        p("grilled-hamour", "Hamour with greens", "هامور مشوي مع الخضار", "Hamour rubbed with loomi and coriander, grilled crisp.", "هامور متبّل باللومي والكزبرة ومشوي حتى يتحمّر.", 9500, "a-grilled-fish-greens", { stock: 3 }),
        p("shrimp-saloona", "Shrimp saloona", "صالونة روبيان", "Shrimp in tomato, tamarind and garlic broth.", "روبيان بمرق الطماطم والتمر الهندي والثوم.", 6800, "a-curry-vindaloo-clay"),
        p("shrimp-biryani", "Shrimp biryani", "برياني روبيان", "Layered rice, fried onion and sweet local shrimp.", "أرز مطبّق مع بصل محمّر وروبيان محلي حلو.", 6200, "a-biryani-shrimp-bowl", { salePrice: 5400 }),
      ],
    },
    {
      id: "land",
      name: t("From the land", "من البر"),
      products: [
        p("lamb-machboos", "Lamb machboos tray for two", "صينية مجبوس لحم لشخصين", "Local lamb, saffron rice, pine nuts and raisins.", "لحم محلي وأرز بالزعفران وصنوبر وزبيب.", 13500, "a-machboos-lamb-tray", { featured: true }),
        p("chicken-machboos", "Chicken machboos", "مجبوس دجاج", "Home-style chicken with red rice and fried onion.", "دجاج على الطريقة البيتية مع أرز أحمر وبصل محمّر.", 5200, "a-machboos-chicken-red"),
        p("mixed-grill-rice", "Majlis mixed grill", "مشاوي المجلس", "Kebab, tikka and shish tawook on buttered rice.", "كباب وتكة وشيش طاووق على أرز بالزبدة.", 7800, "a-mixed-grill-rice-tray"),
        p("lamb-harees", "Lamb harees", "هريس لحم", "Smooth wheat and lamb with a spoon of hot ghee.", "قمح ولحم ناعم مع ملعقة دهن ساخن.", 3500, "a-harees-clay"),
        p("chicken-saloona", "Chicken saloona", "صالونة دجاج", "Chicken and vegetables in light tomato broth.", "دجاج وخضار بمرق طماطم خفيف.", 3800, "a-curry-vindaloo-white"),
      ],
    },
    {
      id: "starters",
      name: t("Soups and salads", "الشوربات والسلطات"),
      products: [
        p("seafood-soup", "Tomato and shrimp soup", "شوربة طماطم بالروبيان", "A light red soup with garlic, coriander and shrimp.", "شوربة حمراء خفيفة بالثوم والكزبرة والروبيان.", 2800, "a-soup-tomato"),
        p("lentil-soup", "Lentil soup", "شوربة عدس", "Yellow lentils, cumin and a squeeze of lemon.", "عدس أصفر بالكمون وعصرة ليمون.", 1800, "a-soup-lentil-white"),
        p("fattoush", "Fattoush", "فتوش", "Crunchy vegetables, fried bread and pomegranate molasses.", "خضار مقرمشة وخبز مقلي ودبس رمان.", 2600, "a-salad-fattoush-blue"),
        p("hummus", "Hummus with pine nuts", "حمّص بالصنوبر", "Smooth hummus, olive oil and browned pine nuts.", "حمّص ناعم بزيت الزيتون والصنوبر المحمّر.", 2200, "a-hummus-pine"),
        p("mezze", "Majlis mezze tray", "صينية مقبلات المجلس", "Five small dips and salads with hot bread.", "خمسة أطباق مقبلات صغيرة مع خبز ساخن.", 5500, "a-mezze-tray", { salePrice: 4800 }),
        p("tannour", "Tannour bread", "خبز تنور", "Two loaves slapped in the clay oven as you watch.", "خبزتان من التنور أمام عينيك.", 600, "a-bread-khubz-dark"),
      ],
    },
    {
      id: "sweets",
      name: t("Sweets", "الحلويات"),
      products: [
        p("luqaimat", "Luqaimat", "لقيمات", "A warm bowl with date syrup and sesame to share.", "وعاء لقيمات ساخن بدبس التمر والسمسم للمشاركة.", 2800, "a-luqaimat-dibs", { featured: true }),
        p("saffron-cake", "Saffron cake", "كيكة الزعفران", "Moist saffron sponge with rose and pistachio.", "كيكة زعفران طرية بالورد والفستق.", 3000, "a-cake-saffron"),
        p("mango-ice-cream", "Mango ice cream", "آيس كريم مانجو", "Three scoops of Alphonso mango ice cream.", "ثلاث كرات من آيس كريم مانجو ألفونسو.", 2400, "a-ice-cream-mango"),
        p("dates", "Dates with coffee", "تمر مع القهوة", "A plate of khalas to open the evening.", "صحن خلاص تبدأ به الجلسة.", 1500, "a-dates"),
      ],
    },
    {
      id: "drinks",
      name: t("Drinks", "المشروبات"),
      products: [
        p("dallah", "Arabic coffee, dallah", "دلة قهوة عربية", "Cardamom and saffron coffee poured at your table.", "قهوة بالهيل والزعفران تُصب على طاولتك.", 3000, "a-arabic-coffee"),
        p("karak", "Karak", "كرك", "Sweet milk tea with cardamom in an istikan.", "شاي حليب بالهيل في استكانة.", 800, "a-karak-istikan"),
        p("pomegranate-juice", "Pomegranate juice", "عصير رمان", "Pressed fresh, a little sharp, very cold.", "معصور طازجًا، فيه حموضة خفيفة وبارد جدًا.", 2400, "a-juice-pomegranate", { stock: 0 }),
        p("lemon-mint", "Lemon mint", "ليمون بالنعناع", "Lemon, mint and crushed ice by the sea.", "ليمون ونعناع وثلج مجروش على البحر.", 2000, "a-juice-lemonmint-short"),
        p("water", "Water, large", "ماء كبير", "A large bottle of still water for the table.", "زجاجة ماء كبيرة للطاولة.", 800, "a-water-bottle"),
      ],
    },
  ],
};
