import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const baytAlMachboos: SeedVendor = {
  id: "bayt-al-machboos",
  name: t("Bayt Al Machboos", "بيت المجبوس"),
  legalName: "Bayt Al Machboos Restaurant W.L.L.",
  description: t(
    "Qatari home cooking at any hour: machboos, saloona and harees from the big pot.",
    "أكل قطري بيتي على مدار الساعة: مجبوس وصالونة وهريس من القدر الكبير.",
  ),
  category: "qatari",
  cuisines: [t("Qatari", "قطري"), t("Rice dishes", "أطباق الأرز")],
  tags: [t("Family trays", "صواني العائلة"), t("Open 24 hours", "مفتوح 24 ساعة")],
  tint: "sand",
  cover: [
    ["machboos", { protein: "chicken", rice: "saffron", vessel: "plate", top: "nuts" }],
    ["salad", { kind: "fattoush", ware: "white" }],
    ["curry", { kind: "vindaloo", ware: "clay" }],
    ["arabic-coffee", { metal: "brass", cups: 2 }],
  ],
  gobo: "palm",
  rating: 48,
  reviewsCount: 1240,
  reviews: [
    { author: "نورة المري", rating: 5, comment: "المجبوس مثل طبخ البيت بالضبط، والدقوس حار ولذيذ.", daysAgo: 2 },
    { author: "Daniel Mathew", rating: 5, comment: "Chicken fell off the bone and the rice was still steaming. The tray fed four of us easily.", daysAgo: 5 },
    { author: "حمد الكواري", rating: 4, comment: "الطعم ممتاز، بس الطلب تأخر عشر دقايق يوم الجمعة.", daysAgo: 9 },
    { author: "Aisha Rahman", rating: 5, comment: "Luqaimat arrived crisp, which never happens anywhere else.", daysAgo: 16 },
    { author: "شيخة السليطي", rating: 5, comment: "الهريس يذكرني برمضان، ناعم ودهنه مضبوط.", daysAgo: 27 },
  ],
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], open: "00:00", close: "00:00" }],
  minOrder: 4000,
  deliveryFee: 800,
  freeDeliveryOver: 15000,
  deliveryTime: [25, 35],
  orderTypes: ["delivery", "pickup"],
  zone: 1,
  location: { lat: 25.2875, lng: 51.5333, text: t("Souq Waqif, near the falcon market", "سوق واقف، قرب سوق الصقور") },
  addonGroups: {
    spice: {
      name: t("How spicy?", "ما درجة الحرارة؟"),
      min: 1,
      max: 1,
      options: [
        o("spice-mild", "Mild", "خفيف", 0),
        o("spice-medium", "Medium", "متوسط", 0),
        o("spice-hot", "Hot, with green chilli", "حار بالفلفل الأخضر", 0),
      ],
    },
    extra: {
      name: t("Something extra", "إضافات"),
      min: 0,
      max: 3,
      options: [
        o("extra-daqoos", "Extra daqoos", "دقوس إضافي", 400, 2),
        o("extra-yoghurt", "Cucumber yoghurt", "لبن بالخيار", 600),
        o("extra-hummus", "Small hummus", "حمّص صغير", 1000),
      ],
    },
  },
  sections: [
    {
      id: "most-ordered",
      name: t("Most ordered", "الأكثر طلبًا"),
      products: [
        p("chicken-machboos", "Chicken machboos", "مجبوس دجاج", "Basmati simmered with loomi and baharat, roast chicken, crisp onion and raisins. Serves one hungry guest.", "أرز بسمتي باللومي والبهارات مع دجاج محمّر وبصل مقرمش وزبيب. يكفي شخصًا واحدًا.", 4800, "a-machboos-chicken-tray", { featured: true, addons: ["spice", "extra"] }),
        p("lamb-saloona", "Lamb saloona", "صالونة لحم", "Slow-cooked lamb, potato and carrot in a tomato broth", "لحم مطهو على مهل مع بطاطس وجزر بمرق الطماطم", 4200, "a-curry-vindaloo-clay", { featured: true, addons: ["spice", "extra"] }),
        p("fattoush", "Fattoush", "فتوش", "Garden leaves, radish, toasted bread, pomegranate and sumac", "خضار طازجة وفجل وخبز محمّص ورمان وسماق", 3000, "a-salad-fattoush-white", { salePrice: 2400 }),
        p("luqaimat-12", "Luqaimat, 12 pieces", "لقيمات، 12 حبة", "Warm dumplings, date syrup, sesame", "لقيمات ساخنة بدبس التمر والسمسم", 2200, "a-luqaimat-dibs", { featured: true }),
      ],
    },
    {
      id: "machboos",
      name: t("Machboos", "المجبوس"),
      products: [
        p("lamb-machboos", "Lamb machboos", "مجبوس لحم", "Tender Arabian lamb on saffron rice with toasted nuts and raisins.", "لحم عربي طري فوق أرز بالزعفران مع مكسرات محمّصة وزبيب.", 6500, "a-machboos-lamb-tray", { featured: true, addons: ["spice", "extra"] }),
        p("shrimp-machboos", "Shrimp machboos", "مجبوس روبيان", "Gulf shrimp cooked with dill, loomi and sweet onion.", "روبيان خليجي مطبوخ بالشبت واللومي والبصل الحلو.", 6200, "a-machboos-shrimp-plate", { addons: ["spice", "extra"] }),
        p("chicken-mandi", "Chicken mandi", "مندي دجاج", "Smoky chicken over long-grain rice, with tomato sahawiq.", "دجاج مدخّن على أرز مندي طويل الحبة مع سحاوق طماطم.", 4400, "a-machboos-chicken-plate", { addons: ["spice", "extra"] }),
        p("lamb-shoulder-tray", "Lamb shoulder tray for four", "صينية كتف غنم لأربعة أشخاص", "A whole shoulder roasted overnight on a bed of machboos rice.", "كتف كامل مطهو طوال الليل على أرز المجبوس، للّمة والعزيمة.", 24000, "a-machboos-lamb-plate", { salePrice: 21000, maxPerOrder: 3, stock: 4, addons: ["extra"] }),
        p("chicken-machboos-tray", "Chicken machboos tray for four", "صينية مجبوس دجاج لأربعة أشخاص", "Two whole chickens, spiced red rice and four tubs of daqoos.", "دجاجتان كاملتان مع أرز أحمر بالبهار وأربع علب دقوس.", 14500, "a-machboos-chicken-red", { maxPerOrder: 5, addons: ["spice", "extra"] }),
        p("grilled-safi-mouhammar", "Grilled safi with mouhammar", "صافي مشوي مع محمّر", "Charcoal-grilled rabbitfish beside sweet date rice and lemon.", "سمك صافي على الفحم مع عيش محمّر بدبس التمر وليمون.", 5800, "a-grilled-fish-rice", { addons: ["extra"] }),
      ],
    },
    {
      id: "stews",
      name: t("Stews", "الصالونة"),
      products: [
        p("chicken-saloona", "Chicken saloona", "صالونة دجاج", "Chicken, courgette and potato in a gently spiced tomato broth.", "دجاج مع كوسا وبطاطس بمرق طماطم خفيف البهار.", 3600, "a-curry-butter-clay", { addons: ["spice", "extra"] }),
        p("lamb-harees", "Lamb harees", "هريس لحم", "Wheat and lamb beaten silky smooth, finished with local ghee.", "قمح ولحم مضروب حتى ينعم، وعلى وجهه دهن بلدي.", 3200, "a-harees-clay"),
        p("chicken-madrooba", "Chicken madrooba", "مضروبة دجاج", "Rice and chicken beaten with cardamom, fenugreek and loomi.", "أرز ودجاج مضروب بالهيل والحلبة واللومي.", 3000, "a-harees-white"),
        p("lamb-thareed", "Lamb thareed", "ثريد لحم", "Thin rgag bread soaked in lamb and pumpkin saloona.", "خبز رقاق مشرّب بصالونة اللحم والقرع.", 4500, "a-curry-vindaloo-white", { addons: ["spice"] }),
        p("lentil-soup", "Lentil soup", "شوربة عدس", "Red lentils, cumin and lemon, with toasted bread.", "عدس أحمر بالكمون والليمون مع خبز محمّص.", 1600, "a-soup-lentil-clay"),
      ],
    },
    {
      id: "salads",
      name: t("Salads", "السلطات"),
      products: [
        p("rocca-salad", "Rocca and pomegranate salad", "سلطة جرجير ورمان", "Peppery rocca, onion and pomegranate in sour dressing.", "جرجير طازج وبصل ورمان بصلصة حامضة منعشة.", 2000, "a-salad-fattoush-blue"),
        p("hummus", "Hummus", "حمّص", "Whipped chickpeas and tahini under good olive oil.", "حمّص ناعم بالطحينة مع زيت زيتون بكر.", 1800, "a-hummus-chickpea"),
        p("tabbouleh", "Tabbouleh", "تبولة", "Parsley, tomato and fine burghul with plenty of lemon.", "بقدونس وطماطم وبرغل ناعم مع ليمون وفير.", 2200, "a-salad-tabbouleh", { salePrice: 1800 }),
        p("cucumber-yoghurt", "Cucumber yoghurt", "لبن بالخيار", "Cool yoghurt with cucumber, dried mint and garlic.", "روب بارد مع خيار ونعناع مجفف ولمسة ثوم.", 1000, "a-yoghurt"),
      ],
    },
    {
      id: "sweets",
      name: t("Sweets", "الحلويات"),
      products: [
        p("luqaimat-honey", "Luqaimat with honey, 18 pieces", "لقيمات بالعسل، 18 حبة", "Crisp outside, soft inside, with sidr honey and sesame.", "مقرمشة من الخارج وطرية من الداخل بعسل السدر والسمسم.", 2800, "a-luqaimat-honey"),
        p("saffron-milk-cake", "Saffron milk cake", "كيكة الزعفران بالحليب", "Soft sponge soaked in saffron and cardamom milk.", "كيكة طرية مشرّبة بحليب الزعفران والهيل.", 2200, "a-cake-saffron", { stock: 0 }),
        p("khalas-dates", "Khalas dates", "تمر خلاص", "A plate of soft Qatari khalas to go with your coffee.", "صحن تمر خلاص قطري طري يرافق القهوة.", 1800, "a-dates"),
      ],
    },
    {
      id: "drinks",
      name: t("Drinks", "المشروبات"),
      products: [
        p("saffron-karak", "Saffron karak", "كرك زعفران", "Strong milk tea boiled long with saffron and cardamom.", "شاي حليب ثقيل مغلي على مهل مع زعفران وهيل.", 700, "a-karak-saffron"),
        p("arabic-coffee", "Arabic coffee, dallah", "دلة قهوة عربية", "Light roast with cardamom and saffron, pours six cups.", "قهوة شقراء بالهيل والزعفران، تكفي ستة فناجين.", 2500, "a-arabic-coffee"),
        p("lemon-mint", "Lemon mint", "ليمون بالنعناع", "Fresh lemon blended with mint and crushed ice.", "ليمون طازج مخفوق مع النعناع والثلج.", 1500, "a-juice-lemonmint"),
        p("laban", "Laban", "لبن", "Ice-cold salted laban, the right friend of machboos.", "لبن بارد مملّح، رفيق المجبوس.", 600, "a-laban"),
        p("water", "Water 500 ml", "ماء 500 مل", "A chilled bottle of still drinking water for the table.", "زجاجة ماء شرب باردة لمائدتك.", 200, "a-water-bottle"),
      ],
    },
  ],
};
