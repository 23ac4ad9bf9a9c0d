import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const urfaOcakbasi: SeedVendor = {
  id: "urfa-ocakbasi",
  name: t("Urfa Ocakbaşı", "أورفا أوجاق باشي"),
  legalName: "Urfa Ocakbasi Turkish Restaurant W.L.L.",
  description: t(
    "Anatolian fire cooking: hand-chopped kebabs, stone-oven pide and a long Turkish breakfast.",
    "نار الأناضول: كباب مفروم بالسكين وبيدا من الفرن الحجري وفطور تركي طويل.",
  ),
  category: "grills",
  cuisines: [t("Turkish", "تركي"), t("Grills", "مشاوي")],
  tags: [t("Stone oven", "فرن حجري"), t("Open late", "يفتح لوقت متأخر")],
  tint: "stone",
  cover: [
    ["kebab", { kind: "urfa", vessel: "board" }],
    ["manakish", { top: "lahm", cut: true, vessel: "paper" }],
    ["karak", { kind: "red", vessel: "istikan" }],
    ["baklava", { kind: "diamond", vessel: "plate" }],
  ],
  gobo: "palm",
  rating: 45,
  reviewsCount: 366,
  reviews: [
    { author: "Mehmet Yılmaz", rating: 5, comment: "Adana as it should be, chopped by knife. Ellerinize sağlık.", daysAgo: 6 },
    { author: "جاسم الأنصاري", rating: 4, comment: "الكباب ممتاز والخبز طازج، والفطور التركي يوم السبت لا يفوّت.", daysAgo: 10 },
    { author: "Hannah Lee", rating: 4, comment: "Loved the cheese pide. Delivery took the full hour in Thursday traffic.", daysAgo: 18 },
    { author: "سارة العمادي", rating: 5, comment: "البقلاوة بالفستق تسوى الطلب بروحها.", daysAgo: 29 },
  ],
  hours: [
    { days: [0, 1, 2, 3], open: "09:00", close: "01:00" },
    { days: [4, 5, 6], open: "08:00", close: "02:30" },
  ],
  minOrder: 4500,
  deliveryFee: 1200,
  freeDeliveryOver: 16000,
  deliveryTime: [35, 50],
  orderTypes: ["delivery", "pickup", "dine_in"],
  zone: 69,
  location: { lat: 25.4172, lng: 51.5121, text: t("Lusail, Marina promenade", "لوسيل، ممشى المارينا") },
  addonGroups: {
    heat: {
      name: t("Heat", "الحرارة"),
      min: 1,
      max: 1,
      options: [
        o("heat-mild", "Mild, Urfa style", "خفيف على طريقة أورفا", 0),
        o("heat-hot", "Hot, Adana style", "حار على طريقة أضنة", 0),
      ],
    },
    extras: {
      name: t("Extras", "إضافات"),
      min: 0,
      max: 3,
      options: [
        o("extra-lavash", "Lavash bread", "خبز لافاش", 300, 2),
        o("extra-ezme", "Spicy ezme", "سلطة إزمة حارة", 600),
        o("extra-cacik", "Cacık yoghurt", "جاجيك", 600),
        o("extra-bulgur", "Bulgur pilav", "برغل", 800),
      ],
    },
  },
  sections: [
    {
      id: "kebabs",
      name: t("Kebabs", "الكباب"),
      products: [
        p("adana", "Adana kebab", "كباب أضنة", "Knife-chopped lamb and red pepper on a wide skewer.", "لحم غنم مفروم بالسكين مع فلفل أحمر على سيخ عريض.", 5200, "a-kebab-urfa-board", { featured: true, addons: ["heat", "extras"] }),
        p("urfa", "Urfa kebab", "كباب أورفلي", "The mild cousin of Adana, smoky with isot pepper.", "أخو الأضنة الهادئ، مدخّن بفلفل إيسوت.", 5200, "a-kebab-urfa-plate", { addons: ["extras"] }),
        p("chicken-shish", "Chicken shish", "شيش دجاج", "Chicken thigh in yoghurt, tomato paste and thyme.", "أفخاذ دجاج متبّلة بالروب ومعجون الطماطم والزعتر.", 4600, "a-kebab-tikka-board", { addons: ["extras"] }),
        p("lamb-shish", "Lamb shish", "شيش لحم", "Leg of lamb in cubes, grilled pink and juicy.", "مكعبات فخذ غنم مشوية وردية وعصارية.", 5900, "a-kebab-tikka-dark", { salePrice: 5200, addons: ["extras"] }),
        p("izgara-kofte", "Izgara köfte", "كفتة مشوية", "Beef and lamb patties with grilled peppers and rice.", "كفتة بقر وغنم مع فلفل مشوي وأرز.", 4800, "a-kebab-kofta-plate", { addons: ["extras"] }),
        p("mixed-platter", "Ocakbaşı platter for two", "صحن أوجاق باشي لشخصين", "Adana, Urfa, shish and wings over buttered pilav.", "أضنة وأورفا وشيش وأجنحة على أرز بالزبدة.", 12500, "a-mixed-grill-rice-plate", { featured: true, maxPerOrder: 5, addons: ["heat", "extras"] }),
      ],
    },
    {
      id: "pide",
      name: t("Pide and lahmacun", "البيدا واللحم بعجين"),
      products: [
        p("lahmacun", "Lahmacun", "لحم عجين تركي", "Crackling thin dough with minced lamb and parsley.", "عجينة رقيقة مقرمشة بلحم مفروم وبقدونس.", 1800, "a-manakish-lahm", { addons: ["heat"] }),
        p("kasarli-pide", "Cheese pide", "بيدا بالجبن", "Kaşar cheese melted into an open buttered crust.", "جبن قشقوان ذائب في عجينة مفتوحة بالزبدة.", 3200, "a-manakish-cheese"),
        p("kiymali-pide", "Minced lamb pide", "بيدا باللحم المفروم", "Minced lamb, onion and tomato from the stone oven.", "لحم مفروم وبصل وطماطم من الفرن الحجري.", 3600, "a-manakish-lahm-paper", { featured: true }),
        p("half-pide", "Half and half pide", "بيدا نصف ونصف", "One half herbs and thyme, one half cheese.", "نصف بالزعتر والأعشاب ونصف بالجبن.", 3000, "a-manakish-half"),
        p("durum", "Adana dürüm", "دوروم أضنة", "Adana kebab, sumac onion and parsley in lavash.", "كباب أضنة وبصل بالسماق وبقدونس في خبز لافاش.", 2600, "a-shawarma-wrap-beef-paper", { addons: ["heat"] }),
      ],
    },
    {
      id: "breakfast",
      name: t("Turkish breakfast", "الفطور التركي"),
      products: [
        p("serpme", "Serpme breakfast for two", "فطور سربمة لشخصين", "Eggs, cheeses, olives, honey, jams and endless bread.", "بيض وأجبان وزيتون وعسل ومربيات وخبز بلا حدود.", 9800, "a-breakfast-full", { salePrice: 8500 }),
        p("menemen", "Menemen", "مينمن", "Soft eggs with tomato, green pepper and butter.", "بيض طري مع طماطم وفلفل أخضر وزبدة.", 2800, "a-breakfast-shakshuka"),
        p("sahanda", "Eggs in the pan", "بيض بالمقلاة", "Fried eggs with grilled tomato, straight to the table.", "بيض عيون مع طماطم مشوية من النار إلى المائدة.", 2200, "a-breakfast-eggs"),
      ],
    },
    {
      id: "starters",
      name: t("Meze and soup", "المقبلات والشوربة"),
      products: [
        p("mercimek", "Mercimek soup", "شوربة عدس تركية", "Lentils, mint butter and lemon, as in every lokanta.", "عدس بالزبدة والنعناع والليمون كما في كل لوكندة.", 1800, "a-soup-lentil-clay"),
        p("yayla-soup", "Chicken village soup", "شوربة دجاج ريفية", "Chicken, carrot and vermicelli in a clear broth.", "دجاج وجزر وشعيرية بمرق صافٍ.", 1900, "a-soup-chicken-blue"),
        p("shepherd-salad", "Shepherd salad", "سلطة الراعي", "Tomato, cucumber, white cheese and olives.", "طماطم وخيار وجبن أبيض وزيتون.", 2400, "a-salad-greek-slate"),
        p("acili-ezme", "Acılı ezme", "إزمة حارة", "Chopped tomato, pepper and walnut with pomegranate.", "طماطم وفلفل وجوز مفرومة بدبس الرمان.", 1800, "a-muhammara", { stock: 2 }),
        p("hummus-pastirma", "Hummus with meat", "حمّص باللحم", "Warm hummus topped with spiced fried beef.", "حمّص دافئ يعلوه لحم بقري مقلي متبّل.", 2800, "a-hummus-meat"),
      ],
    },
    {
      id: "sweets",
      name: t("Sweets and drinks", "الحلويات والمشروبات"),
      products: [
        p("baklava", "Antep pistachio baklava", "بقلاوة عنتاب بالفستق", "Forty layers, green pistachio and not too much syrup.", "أربعون طبقة وفستق أخضر وقطر معتدل.", 3200, "a-baklava-diamond"),
        p("kunefe", "Künefe", "كنافة تركية", "Hot kunafa with melted cheese and a spoon of cream.", "كنافة ساخنة بجبن ذائب وملعقة قشطة.", 3000, "a-kunafa-cream", { stock: 0 }),
        p("cay", "Turkish tea", "شاي تركي", "Black tea from Rize in a tulip glass.", "شاي ريزا الأسود في كأس التوليب.", 500, "a-tea-red"),
        p("ayran", "Ayran", "عيران", "Churned salted yoghurt, cold and foamy.", "لبن مخفوق مملّح بارد برغوته.", 800, "a-laban"),
        p("water", "Water 500 ml", "ماء 500 مل", "A half-litre bottle of still water, well chilled.", "زجاجة ماء نصف لتر مبرّدة جيدًا.", 200, "a-water-bottle-sand"),
      ],
    },
  ],
};
