import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const beitSitti: SeedVendor = {
  id: "beit-sitti",
  name: t("Beit Sitti", "بيت ستي"),
  legalName: "Beit Sitti Levantine Kitchen W.L.L.",
  description: t(
    "A grandmother's Levantine table: mezze, oven dishes and the maqluba everyone asks for.",
    "سفرة ستّي الشامية: مقبلات وأكلات فرن ومقلوبة يطلبها الجميع.",
  ),
  category: "grills",
  alsoIn: ["healthy"],
  cuisines: [t("Levantine", "شامي"), t("Mezze", "مقبلات")],
  tags: [t("Home style", "بيتي"), t("Vegetarian choices", "خيارات نباتية")],
  tint: "olive",
  cover: [
    ["mezze", { vessel: "board" }],
    ["manakish", { top: "lahm", cut: true, vessel: "board" }],
    ["hummus", { dip: "muhammara", ware: "slate", top: "pine" }],
    ["salad", { kind: "tabbouleh", ware: "white" }],
  ],
  gobo: "window",
  rating: 47,
  reviewsCount: 431,
  reviews: [
    { author: "Lina Khoury", rating: 5, comment: "Muhammara like my teta makes it. I cried a little.", daysAgo: 4 },
    { author: "أحمد زيدان", rating: 5, comment: "المقلوبة يوم الجمعة صارت عادة عندنا في البيت.", daysAgo: 8 },
    { author: "Grace Okafor", rating: 4, comment: "So many vegetarian dishes and all of them fresh. Closed in the afternoon, plan for that.", daysAgo: 22 },
  ],
  hours: [
    { days: [0, 1, 2, 3, 4], open: "11:30", close: "15:30" },
    { days: [0, 1, 2, 3, 4], open: "18:00", close: "23:30" },
    { days: [5], open: "13:00", close: "00:30" },
    { days: [6], open: "12:00", close: "00:00" },
  ],
  minOrder: 5000,
  deliveryFee: 1000,
  freeDeliveryOver: 18000,
  deliveryTime: [35, 50],
  orderTypes: ["delivery", "pickup", "dine_in"],
  zone: 22,
  location: { lat: 25.2792, lng: 51.5124, text: t("Fereej Bin Mahmoud, Al Jazeera Street", "فريج بن محمود، شارع الجزيرة") },
  addonGroups: {
    bread: {
      name: t("Bread on the side", "الخبز"),
      min: 0,
      max: 2,
      options: [
        o("bread-arabic", "Arabic bread", "خبز عربي", 200, 3),
        o("bread-fried", "Fried bread", "خبز مقلي", 300),
        o("bread-saj", "Saj bread", "خبز صاج", 300),
      ],
    },
    yoghurt: {
      name: t("With it", "معها"),
      min: 1,
      max: 1,
      options: [
        o("with-yoghurt", "Yoghurt", "لبن زبادي", 0),
        o("with-salad", "Arabic salad", "سلطة عربية", 0),
        o("with-both", "Both", "الاثنان معًا", 500),
      ],
    },
  },
  sections: [
    {
      id: "cold-mezze",
      name: t("Cold mezze", "مقبلات باردة"),
      products: [
        p("hummus", "Hummus Beirut", "حمّص بيروتي", "Hummus with garlic, parsley, chilli and lemon.", "حمّص بالثوم والبقدونس والفلفل والليمون.", 2200, "a-hummus-chickpea", { featured: true, addons: ["bread"] }),
        p("muhammara", "Muhammara", "محمّرة", "Roasted peppers, walnuts and pomegranate molasses.", "فلفل مشوي وجوز ودبس رمان.", 2400, "a-muhammara", { featured: true, addons: ["bread"] }),
        p("moutabal", "Moutabal", "متبّل", "Smoked aubergine with tahini and olive oil.", "باذنجان مدخّن بالطحينة وزيت الزيتون.", 2200, "a-moutabal", { addons: ["bread"] }),
        p("labneh-garlic", "Labneh with garlic", "لبنة بالثوم", "Thick strained labneh, garlic and dried mint.", "لبنة كثيفة بالثوم والنعناع المجفف.", 2000, "a-labneh", { addons: ["bread"] }),
        p("beetroot-moutabal", "Beetroot moutabal", "متبّل شمندر", "Sweet roasted beetroot, tahini, lemon and pomegranate.", "شمندر مشوي حلو بالطحينة والليمون والرمان.", 2200, "a-beetroot-dip"),
        p("mezze-board", "Sitti's mezze board", "لوح مقبلات ستّي", "Our five favourite mezze with olives and hot bread.", "خمس مقبلات نحبها مع زيتون وخبز ساخن.", 6200, "a-mezze-board", { salePrice: 5400 }),
      ],
    },
    {
      id: "salads",
      name: t("Salads and soup", "السلطات والشوربة"),
      products: [
        p("tabbouleh", "Tabbouleh", "تبولة", "Hand-chopped parsley, tomato, burghul and lemon.", "بقدونس مفروم باليد وطماطم وبرغل وليمون.", 2400, "a-salad-tabbouleh"),
        p("fattoush", "Fattoush", "فتوش", "Purslane, sumac, radish and crisp fried bread.", "بقلة وسماق وفجل وخبز مقلي مقرمش.", 2400, "a-salad-fattoush-white"),
        p("lentil-soup", "Crushed lentil soup", "شوربة عدس مجروش", "Silky red lentils, cumin and a wedge of lemon.", "عدس أحمر ناعم بالكمون مع قطعة ليمون.", 1800, "a-soup-lentil-white"),
        p("freekeh-soup", "Chicken freekeh soup", "شوربة فريكة بالدجاج", "Smoked green wheat and chicken in golden broth.", "فريكة مدخّنة ودجاج بمرق ذهبي.", 2200, "a-soup-chicken"),
      ],
    },
    {
      id: "oven",
      name: t("From the oven", "من الفرن"),
      products: [
        p("lahm-ajeen", "Lahm bi ajeen", "لحم بعجين", "Thin dough with spiced minced lamb and tomato.", "عجينة رقيقة بلحم مفروم متبّل وطماطم.", 2200, "a-manakish-lahm-paper"),
        p("cheese-manakish", "Akkawi manakish", "مناقيش جبنة عكاوي", "Melted Akkawi cheese and nigella on fresh dough.", "جبنة عكاوي ذائبة وحبة البركة على عجينة طازجة.", 1800, "a-manakish-cheese"),
        p("zaatar-manakish", "Zaatar manakish", "مناقيش زعتر", "Palestinian zaatar and cold-pressed olive oil.", "زعتر فلسطيني وزيت زيتون معصور على البارد.", 1200, "a-manakish-zaatar"),
        p("spinach-fatayer", "Fatayer, 6 pieces", "فطاير مشكلة، 6 حبات", "Little pies of spinach, cheese and meat.", "فطاير صغيرة بالسبانخ والجبن واللحم.", 2000, "a-fatayer", { stock: 5 }),
        p("muhammara-flatbread", "Muhammara flatbread", "مناقيش محمّرة", "Red pepper and sesame baked onto thin dough.", "فلفل أحمر وسمسم مخبوز على عجينة رقيقة.", 1600, "a-manakish-muhammara"),
      ],
    },
    {
      id: "mains",
      name: t("Sitti's pots", "طبخات ستّي"),
      products: [
        p("maqluba", "Chicken maqluba", "مقلوبة دجاج", "Upside-down rice with chicken, aubergine and toasted nuts.", "أرز مقلوب مع دجاج وباذنجان ومكسرات محمّصة.", 5200, "a-machboos-chicken-plate", { featured: true, addons: ["yoghurt"] }),
        p("ouzi", "Lamb ouzi", "أوزي لحم", "Tender lamb over spiced rice with peas and nuts.", "لحم غنم طري فوق أرز مبهّر مع بازلاء ومكسرات.", 7200, "a-machboos-lamb-plate", { salePrice: 6400, addons: ["yoghurt"] }),
        p("kebab-khashkhash", "Kebab khashkhash", "كباب خشخاش", "Lamb kebab on hot tomato and garlic sauce.", "كباب غنم على صلصة طماطم حارة بالثوم.", 5400, "a-kebab-urfa-plate", { addons: ["bread"] }),
        p("tawook-plate", "Shish tawook plate", "صحن شيش طاووق", "Lemon-marinated chicken skewers, toum and pickles.", "أسياخ دجاج متبّلة بالليمون مع ثومية ومخلل.", 4600, "a-kebab-tikka-plate", { addons: ["bread"] }),
        p("dawood-basha", "Dawood basha", "داوود باشا", "Meatballs in tomato and pomegranate sauce, with rice.", "كرات لحم بصلصة الطماطم ودبس الرمان مع أرز.", 4800, "a-curry-vindaloo-white", { stock: 0 }),
      ],
    },
    {
      id: "finish",
      name: t("Sweets and drinks", "الحلويات والمشروبات"),
      products: [
        p("baklava", "Mixed baklava", "بقلاوة مشكلة", "Pistachio and walnut baklava with orange-blossom syrup.", "بقلاوة بالفستق والجوز وقطر ماء الزهر.", 2800, "a-baklava-mixed"),
        p("kunafa", "Kunafa nabulsieh", "كنافة نابلسية", "Nabulsi cheese under crisp orange kunafa and syrup.", "جبنة نابلسية تحت كنافة مقرمشة وقطر.", 2600, "a-kunafa-pistachio"),
        p("lemonade", "Lemon with mint", "ليمون بالنعناع", "Shaken with fresh mint and orange-blossom water.", "مخفوق بالنعناع الطازج وماء الزهر.", 1600, "a-juice-lemonmint-short"),
        p("water", "Sparkling water", "مياه غازية", "A chilled bottle of sparkling mineral water to share.", "زجاجة مياه معدنية غازية باردة.", 800, "a-water-sparkling"),
      ],
    },
  ],
};
