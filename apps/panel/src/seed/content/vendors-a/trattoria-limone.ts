import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const trattoriaLimone: SeedVendor = {
  id: "trattoria-limone",
  name: t("Trattoria Limone", "تراتوريا ليموني"),
  legalName: "Limone Hospitality W.L.L.",
  description: t(
    "An Amalfi kitchen at The Pearl: fresh pasta, grilled fish and lemon in nearly everything.",
    "مطبخ أمالفي في اللؤلؤة: باستا طازجة وسمك مشوي وليمون في كل شيء تقريبًا.",
  ),
  category: "pizza",
  cuisines: [t("Italian", "إيطالي"), t("Pasta", "باستا")],
  tags: [t("Fresh pasta", "باستا طازجة"), t("Date night", "عشاء هادئ")],
  tint: "sage",
  cover: [
    ["pasta", { sauce: "tomato", top: "shrimp" }],
    ["grilled-fish", { side: "greens" }],
    ["pizza", { top: "veg", vessel: "plate", slice: false }],
    ["salad", { kind: "greek", ware: "white" }],
  ],
  gobo: "palm",
  rating: 47,
  reviewsCount: 298,
  reviews: [
    { author: "Giulia Marino", rating: 5, comment: "The bolognese tagliatelle is the best I have had outside Italy.", daysAgo: 7 },
    { author: "خليفة النصر", rating: 4, comment: "أكل راقٍ وتغليف مرتب، الأسعار أعلى من غيره لكنه يستحق.", daysAgo: 12 },
    { author: "Emma Larsen", rating: 5, comment: "Sea bass travelled well and the lemon cake is dangerous.", daysAgo: 25 },
  ],
  hours: [
    { days: [0, 1, 2, 3, 4, 5, 6], open: "12:00", close: "15:30" },
    { days: [0, 1, 2, 3], open: "18:30", close: "23:00" },
    { days: [4, 5, 6], open: "18:30", close: "00:00" },
  ],
  minOrder: 8000,
  deliveryFee: 1500,
  freeDeliveryOver: 25000,
  deliveryTime: [40, 55],
  orderTypes: ["delivery", "pickup", "dine_in"],
  zone: 66,
  location: { lat: 25.3691, lng: 51.5498, text: t("The Pearl, Qanat Quartier", "اللؤلؤة، قناة كارتييه") },
  addonGroups: {
    shape: {
      name: t("Pasta", "نوع الباستا"),
      min: 1,
      max: 1,
      options: [
        o("shape-spaghetti", "Spaghetti", "سباغيتي", 0),
        o("shape-tagliatelle", "Fresh tagliatelle", "تالياتيلي طازجة", 500),
        o("shape-gluten-free", "Gluten-free", "خالية من الغلوتين", 800),
      ],
    },
    finish: {
      name: t("To finish", "اللمسة الأخيرة"),
      min: 0,
      max: 3,
      options: [
        o("finish-parmesan", "Parmesan, 24 months", "بارميزان معتّق 24 شهرًا", 600),
        o("finish-burrata", "Burrata", "بوراتا", 1800),
        o("finish-chilli", "Chilli oil", "زيت الفلفل الحار", 0),
      ],
    },
  },
  sections: [
    {
      id: "antipasti",
      name: t("Antipasti", "المقبلات"),
      products: [
        p("minestrone", "Tomato minestrone", "مينستروني الطماطم", "Garden vegetables, tomato broth and basil oil.", "خضار البستان بمرق الطماطم وزيت الريحان.", 2800, "a-soup-tomato"),
        p("mushroom-soup", "Wild mushroom soup", "شوربة الفطر البري", "Porcini and field mushrooms with thyme and cream.", "فطر بورتشيني وبري بالزعتر والكريمة.", 3200, "a-soup-mushroom", { featured: true }),
        p("mediterranean-salad", "Insalata mediterranea", "سلطة متوسطية", "Tomato, cucumber, olives, white cheese and oregano.", "طماطم وخيار وزيتون وجبن أبيض وأوريغانو.", 3600, "a-salad-greek-white"),
        p("caesar", "Caesar Limone", "سيزر ليموني", "Grilled chicken, parmesan and a sharp lemon dressing.", "دجاج مشوي وبارميزان وصلصة ليمون منعشة.", 3900, "a-salad-caesar-blue"),
        p("baguette", "Warm baguette", "باغيت دافئ", "With whipped butter, sea salt and lemon zest.", "مع زبدة مخفوقة وملح بحري وبشر ليمون.", 1400, "a-bread-baguette"),
        p("halloumi-panini", "Halloumi panini", "بانيني حلوم", "Pressed ciabatta, halloumi, tomato and basil pesto.", "تشاباتا محمّصة بالحلوم والطماطم وبيستو الريحان.", 3400, "a-sandwich-panini-halloumi", { salePrice: 2900 }),
      ],
    },
    {
      id: "pasta",
      name: t("Fresh pasta", "الباستا الطازجة"),
      products: [
        p("gamberi-limone", "Shrimp and lemon", "باستا بالروبيان والليمون", "Shrimp, cherry tomato, garlic and Amalfi lemon zest.", "روبيان وطماطم كرزية وثوم وبشر ليمون أمالفي.", 6800, "a-pasta-tomato-shrimp", { featured: true, addons: ["shape", "finish"] }),
        p("ragu", "Ragù alla bolognese", "راغو بولونيز", "Beef and veal ragù, slow-cooked since morning.", "راغو بقر وعجل يُطهى على مهل منذ الصباح.", 5800, "a-pasta-bolognese", { addons: ["shape", "finish"] }),
        p("polpette", "Spaghetti with meatballs", "سباغيتي بكرات اللحم", "Veal meatballs, tomato sugo and a lot of parmesan.", "كرات لحم العجل بصلصة الطماطم وبارميزان وفير.", 5900, "a-pasta-meatball", { salePrice: 4900, addons: ["shape", "finish"] }),
        p("genovese", "Pesto genovese", "بيستو جنوفيزي", "Basil, pine nuts and pecorino pounded by hand.", "ريحان وصنوبر وبيكورينو مدقوقة باليد.", 5200, "a-pasta-pesto-basil", { addons: ["shape", "finish"] }),
        p("pollo-pomodoro", "Chicken pomodoro", "باستا بومودورو بالدجاج", "Grilled chicken over tomato, capers and basil.", "دجاج مشوي على صلصة طماطم وكبر وريحان.", 5400, "a-pasta-tomato-chicken", { addons: ["shape", "finish"] }),
      ],
    },
    {
      id: "pizza",
      name: t("Thin pizza", "بيتزا رقيقة"),
      products: [
        p("margherita", "Margherita", "مارغريتا", "Thin Roman base, tomato, mozzarella and basil.", "عجينة رومانية رقيقة وطماطم وموزاريلا وريحان.", 4800, "a-pizza-margherita-plate", { addons: ["finish"] }),
        p("verdure", "Verdure", "بيتزا الخضار", "Mushroom, olives, peppers and ripe tomato slices.", "فطر وزيتون وفلفل وشرائح طماطم ناضجة.", 5200, "a-pizza-veg-plate", { addons: ["finish"] }),
        p("pollo", "Pollo e cipolla", "دجاج وبصل", "Roast chicken, red onion and smoked scamorza.", "دجاج مشوي وبصل أحمر وجبن سكامورزا مدخّن.", 5600, "a-pizza-chicken-plate", { addons: ["finish"] }),
      ],
    },
    {
      id: "mains",
      name: t("Fish and meat", "الأسماك واللحوم"),
      products: [
        p("branzino", "Grilled sea bass", "قاروص مشوي", "Whole sea bass, lemon, capers and dressed leaves.", "سمكة قاروص كاملة بالليمون والكبر وأوراق خضراء.", 11500, "a-grilled-fish-greens", { featured: true, stock: 2 }),
        p("tagliata", "Beef tagliata", "تالياتا لحم", "Black Angus striploin, rocca and aged balsamic.", "ستريبلوين بلاك أنغوس مع جرجير وبلسميك معتّق.", 13500, "a-steak-greens"),
        p("pollo-arrosto", "Lemon roast chicken", "دجاج محمّر بالليمون", "Slow-roasted corn-fed chicken, rosemary and lemon.", "دجاج محمّر على مهل بإكليل الجبل والليمون.", 7800, "a-roast-chicken-plate"),
      ],
    },
    {
      id: "dolci",
      name: t("Sweets and drinks", "الحلويات والمشروبات"),
      products: [
        p("lemon-cake", "Lemon and berry cake", "كيكة الليمون والتوت", "Lemon sponge, vanilla cream and fresh berries.", "كيكة ليمون بكريمة الفانيلا وتوت طازج.", 3200, "a-cake-berry", { featured: true }),
        p("torta-rossa", "Red velvet slice", "ريد فيلفت", "Crimson sponge layered with mascarpone cream.", "كيكة حمراء بطبقات من كريمة الماسكاربوني.", 3200, "a-cake-velvet", { stock: 0 }),
        p("gelato-vanilla", "Vanilla gelato", "جيلاتو فانيلا", "Madagascar vanilla gelato made this morning.", "جيلاتو بفانيلا مدغشقر صُنع هذا الصباح.", 2600, "a-ice-cream-cup"),
        p("espresso", "Espresso", "إسبريسو", "Short, dark and served with a lemon biscuit.", "قصير داكن يُقدّم مع بسكويت الليمون.", 1200, "a-espresso"),
        p("limonata-menta", "Limonata with mint", "ليموناتا بالنعناع", "Amalfi lemons, mint and sparkling water.", "ليمون أمالفي ونعناع ومياه غازية.", 2200, "a-juice-lemonmint-short"),
        p("sparkling", "Sparkling water", "مياه غازية", "Italian sparkling mineral water in a glass bottle.", "مياه معدنية إيطالية غازية في زجاجة.", 1400, "a-water-sparkling"),
      ],
    },
  ],
};
