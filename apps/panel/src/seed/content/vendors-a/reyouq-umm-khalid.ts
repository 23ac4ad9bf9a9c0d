import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const reyouqUmmKhalid: SeedVendor = {
  id: "reyouq-umm-khalid",
  name: t("Reyouq Umm Khalid", "ريوق أم خالد"),
  legalName: "Umm Khalid Popular Kitchen W.L.L.",
  description: t(
    "The Qatari breakfast, cooked at dawn and gone by ten: foul, shakshuka, rgag and karak.",
    "ريوق قطري من الفجر حتى العاشرة: فول وشكشوكة وخبز رقاق وكرك.",
  ),
  category: "qatari",
  alsoIn: ["karak"],
  cuisines: [t("Qatari", "قطري"), t("Breakfast", "ريوق")],
  tags: [t("Breakfast only", "ريوق فقط"), t("Women-led kitchen", "مطبخ بأيدٍ نسائية")],
  tint: "saffron",
  cover: [
    ["breakfast", { kind: "shakshuka" }],
    ["karak", { kind: "karak", vessel: "istikan" }],
    ["bread", { kind: "khubz" }],
    ["luqaimat", { sauce: "honey", vessel: "bowl" }],
  ],
  gobo: "window",
  rating: 49,
  reviewsCount: 684,
  reviews: [
    { author: "مريم النعيمي", rating: 5, comment: "أحلى ريوق قبل الدوام، الرقاق بالجبن يجي مقرمش وحار.", daysAgo: 1 },
    { author: "Joseph Fernandes", rating: 5, comment: "Worth setting an alarm for. The foul and the karak are the real thing.", daysAgo: 6 },
    { author: "عبدالله الهاجري", rating: 5, comment: "الله يعطيها العافية أم خالد، النخي طعمه مثل أول.", daysAgo: 12 },
    { author: "Sara Whitcombe", rating: 4, comment: "Lovely food, but order before nine on Fridays or the paratha sells out.", daysAgo: 20 },
  ],
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], open: "05:00", close: "10:00" }],
  minOrder: 2500,
  deliveryFee: 700,
  freeDeliveryOver: 8000,
  deliveryTime: [20, 30],
  orderTypes: ["delivery", "pickup"],
  zone: 52,
  location: { lat: 25.2931, lng: 51.4262, text: t("Al Luqta, behind the old mosque", "اللقطة، خلف المسجد القديم") },
  addonGroups: {
    bread: {
      name: t("Choose your bread", "اختر الخبز"),
      min: 1,
      max: 1,
      options: [
        o("bread-khubz", "Tannour bread", "خبز تنور", 0),
        o("bread-rgag", "Rgag", "خبز رقاق", 200),
        o("bread-paratha", "Paratha", "براتا", 200),
      ],
    },
    topping: {
      name: t("Add to it", "زِد عليه"),
      min: 0,
      max: 3,
      options: [
        o("topping-egg", "Fried egg", "بيض عيون", 300, 2),
        o("topping-cheese", "Cream cheese", "جبن كرافت", 300),
        o("topping-chilli", "Green chilli", "فلفل أخضر", 0),
        o("topping-honey", "Sidr honey", "عسل سدر", 500),
      ],
    },
  },
  sections: [
    {
      id: "plates",
      name: t("Breakfast plates", "أطباق الريوق"),
      products: [
        p("shakshuka", "Qatari shakshuka", "شكشوكة قطرية", "Eggs scrambled with tomato, onion, chilli and turmeric.", "بيض مع طماطم وبصل وفلفل وكركم على الطريقة القطرية.", 1400, "a-breakfast-shakshuka", { featured: true, addons: ["bread", "topping"] }),
        p("foul", "Foul with ghee", "فول بالسمن البلدي", "Slow-boiled fava beans, cumin, lemon and local ghee.", "فول مطبوخ على مهل بالكمون والليمون والسمن البلدي.", 1200, "a-breakfast-foul", { addons: ["bread", "topping"] }),
        p("umm-khalid-tray", "Umm Khalid tray for two", "صينية أم خالد لشخصين", "Eggs, foul, cheese, honey, bread and two karak cups.", "بيض وفول وجبن وعسل وخبز وكوبا كرك.", 5500, "a-breakfast-full", { salePrice: 4500, featured: true, maxPerOrder: 4, addons: ["bread"] }),
        p("fried-eggs", "Eggs with tomato", "بيض عيون بالطماطم", "Two sunny eggs beside grilled tomato and warm bread.", "بيضتان عيون مع طماطم مشوية وخبز ساخن.", 1000, "a-breakfast-eggs", { addons: ["bread", "topping"] }),
        p("nakhi", "Nakhi", "نخي", "Chickpeas simmered with dried chilli, loomi and garlic.", "حمّص مسلوق باللومي والفلفل المجفف والثوم.", 900, "a-curry-dal", { addons: ["bread"] }),
        p("breakfast-harees", "Dawn harees", "هريس الصباح", "Wheat and chicken beaten overnight, with ghee on top.", "قمح ودجاج مضروب طوال الليل وعلى وجهه السمن.", 2200, "a-harees-white"),
      ],
    },
    {
      id: "bread",
      name: t("Bread and rgag", "الخبز والرقاق"),
      products: [
        p("tannour-bread", "Tannour bread, 3 pieces", "خبز تنور، 3 حبات", "Straight from the clay oven, blistered and soft.", "من التنور مباشرة، محمّر وطري.", 500, "a-bread-khubz"),
        p("rgag-cheese-egg", "Rgag with egg and cheese", "خبز رقاق بالبيض والجبن", "Paper-thin crisp bread with egg, cheese and mahyawa.", "رقاق مقرمش بالبيض والجبن ولمسة مهياوة.", 900, "a-manakish-cheese", { featured: true }),
        p("paratha", "Paratha", "براتا", "Flaky layers turned on the griddle with ghee.", "طبقات مورّقة على الصاج بالسمن.", 400, "a-paratha"),
        p("zaatar-flatbread", "Zaatar flatbread", "خبز بالزعتر", "Wild thyme, sesame and olive oil on hot bread.", "زعتر بري وسمسم وزيت زيتون على خبز ساخن.", 700, "a-manakish-zaatar"),
        p("khameer", "Date khameer bread", "خبز خمير بالتمر", "Soft yeasted bread sweetened with dates and fennel.", "خبز مخمّر طري محلّى بالتمر والسنوت.", 800, "a-bread-khubz-dark", { stock: 5 }),
        p("paratha-potato", "Potato paratha with dip", "براتا بالبطاطس", "Stuffed with masala potato, with a little chilli dip.", "محشوة بطاطس مسالا مع غموس حار خفيف.", 700, "a-paratha-dark"),
      ],
    },
    {
      id: "sweet",
      name: t("Sweet mornings", "حلو الصباح"),
      products: [
        p("luqaimat", "Morning luqaimat, 10 pieces", "لقيمات الصباح، 10 حبات", "Fried to order and drizzled with date syrup.", "مقلية عند الطلب ومسقية بدبس التمر.", 1500, "a-luqaimat-dibs", { addons: ["topping"] }),
        p("saffron-toast", "Saffron french toast", "توست بالزعفران", "Milk bread dipped in saffron egg, with banana.", "خبز الحليب بالبيض والزعفران مع الموز.", 1800, "a-frenchtoast", { salePrice: 1500 }),
        p("labneh-honey", "Labneh with honey and pine nuts", "لبنة بالعسل والصنوبر", "Thick labneh swirled with honey and toasted pine nuts.", "لبنة كثيفة مع العسل والصنوبر المحمّص.", 1200, "a-labneh", { addons: ["bread"] }),
        p("date-pancakes", "Pancakes with date syrup", "بان كيك بدبس التمر", "Small fluffy pancakes, date syrup and berries.", "بان كيك طري بدبس التمر والتوت.", 1900, "a-pancakes"),
        p("dates-plate", "Dates and tahini", "تمر مع الهردة", "Khalas dates to dip in dark sesame ardeh.", "تمر خلاص يُغمّس في الهردة.", 1200, "a-dates", { stock: 0 }),
      ],
    },
    {
      id: "drinks",
      name: t("Karak and drinks", "الكرك والمشروبات"),
      products: [
        p("karak", "Karak", "كرك", "Strong tea, evaporated milk and cardamom, boiled thrice.", "شاي ثقيل بالحليب والهيل، مغلي ثلاث مرات.", 400, "a-karak-istikan", { featured: true }),
        p("karak-flask", "Karak flask, 1 litre", "ترمس كرك، 1 لتر", "Enough for the whole majlis, with paper cups.", "يكفي المجلس كله، مع أكواب ورقية.", 2500, "a-karak-paper", { maxPerOrder: 6 }),
        p("saffron-tea", "Saffron karak", "كرك زعفران", "The same karak with a generous pinch of saffron.", "كرك أم خالد مع رشة زعفران سخية.", 600, "a-karak-saffron"),
        p("red-tea", "Red tea with mint", "شاي أحمر بالنعناع", "Black tea, sugar and a sprig of fresh mint.", "شاي أحمر بالسكر وورق نعناع طازج.", 300, "a-tea-red"),
        p("orange-juice", "Fresh orange juice", "عصير برتقال طازج", "Squeezed when you order, nothing added.", "يُعصر عند الطلب دون أي إضافات.", 1200, "a-juice-orange"),
        p("laban", "Laban", "لبن", "A small cold bottle of fresh local laban.", "زجاجة صغيرة من لبن محلي طازج وبارد.", 400, "a-laban"),
        p("water", "Water 500 ml", "ماء 500 مل", "Cold still water from the fridge, half a litre.", "ماء بارد من الثلاجة، نصف لتر.", 200, "a-water-bottle-sand"),
      ],
    },
  ],
};
