/** A text in both languages. */
export interface Text {
  en: string;
  ar: string;
}
const text = (en: string, ar: string): Text => ({ en, ar });

export interface DemoProduct {
  /** Also the name of its picture. */
  id: string;
  name: Text;
  description: Text;
  /** In the minor unit of the market's currency, as the panel sends prices: 1800 is QAR 18.00 or KWD 1.800. */
  price: number;
  salePrice?: number;
  soldOut?: boolean;
}

export interface DemoStore {
  id: string;
  name: Text;
  description: Text;
  /** Ground of the tile that stands for its logo. */
  color: string;
  cuisines: Text[];
  rating: number;
  reviews: number;
  deliveryFee: number;
  minutes: { min: number; max: number };
  /** Rows with descriptions, or pictures in columns. */
  layout: "list" | "grid";
  menu: { id: string; name: Text; products: DemoProduct[] }[];
}

const product = (
  id: string,
  name: Text,
  description: Text,
  price: number,
  more: Pick<DemoProduct, "salePrice" | "soldOut"> = {},
): DemoProduct => ({ id, name, description, price, ...more });

/** Stores and menus that the app shows until it has a panel. */
export const demoStores: DemoStore[] = [
  {
    id: "karak",
    name: text("Karak Corner", "ركن الكرك"),
    description: text(
      "Karak, flaky bread and sweets from early till late.",
      "كرك وخبز مورّق وحلويات من الصباح حتى الليل.",
    ),
    color: "#7a4a12",
    cuisines: [text("Karak", "كرك"), text("Breakfast", "فطور")],
    rating: 4.8,
    reviews: 312,
    deliveryFee: 500,
    minutes: { min: 15, max: 25 },
    layout: "list",
    menu: [
      {
        id: "karak-hot",
        name: text("Hot drinks", "مشروبات ساخنة"),
        products: [
          product(
            "karak-istikan",
            text("Karak", "كرك"),
            text("Black tea with milk and cardamom.", "شاي أسود بالحليب والهيل."),
            500,
          ),
          product(
            "karak-saffron",
            text("Saffron karak", "كرك بالزعفران"),
            text("Slowly boiled, with saffron from Mashhad.", "يُغلى على مهل مع زعفران مشهدي."),
            800,
            { salePrice: 600 },
          ),
        ],
      },
      {
        id: "karak-food",
        name: text("Breakfast", "الفطور"),
        products: [
          product(
            "paratha",
            text("Paratha", "براتا"),
            text("Flaky bread, straight from the pan.", "خبز مورّق من الصاج مباشرة."),
            400,
          ),
          product(
            "breakfast-shakshuka",
            text("Shakshuka", "شكشوكة"),
            text("Eggs in tomato, with warm bread.", "بيض بالطماطم مع خبز دافئ."),
            1800,
          ),
          product(
            "manakish-zaatar",
            text("Zaatar manakish", "مناقيش زعتر"),
            text("Zaatar and olive oil.", "زعتر وزيت زيتون."),
            1000,
          ),
          product(
            "luqaimat-honey",
            text("Luqaimat", "لقيمات"),
            text("Twelve pieces, with honey and sesame.", "12 حبة مع العسل والسمسم."),
            1500,
          ),
        ],
      },
    ],
  },
  {
    id: "machboos",
    name: text("Machboos House", "بيت المجبوس"),
    description: text("Gulf dishes for one or for the whole table.", "أطباق خليجية لشخص أو للعائلة كلها."),
    color: "#8a2f1c",
    cuisines: [text("Gulf", "خليجي"), text("Rice", "أرز")],
    rating: 4.7,
    reviews: 208,
    deliveryFee: 0,
    minutes: { min: 30, max: 45 },
    layout: "list",
    menu: [
      {
        id: "machboos-main",
        name: text("Main dishes", "الأطباق الرئيسية"),
        products: [
          product(
            "machboos-chicken-plate",
            text("Chicken machboos", "مجبوس دجاج"),
            text("Rice with dried lime and half a chicken.", "أرز باللومي ونصف دجاجة."),
            3200,
          ),
          product(
            "machboos-lamb-tray",
            text("Lamb machboos tray", "صينية مجبوس لحم"),
            text("For four, with daqoos.", "تكفي 4 أشخاص مع الدقوس."),
            14500,
          ),
          product(
            "harees-clay",
            text("Harees", "هريس"),
            text("Wheat and lamb, with ghee.", "قمح ولحم غنم مع السمن."),
            2600,
            { soldOut: true },
          ),
        ],
      },
      {
        id: "machboos-side",
        name: text("Salads and drinks", "السلطات والمشروبات"),
        products: [
          product(
            "salad-fattoush-clay",
            text("Fattoush", "فتوش"),
            text("With pomegranate and crisp bread.", "بدبس الرمان والخبز المقرمش."),
            1900,
          ),
          product(
            "juice-lemonmint",
            text("Lemon and mint", "ليمون ونعناع"),
            text("Freshly pressed.", "معصور الآن."),
            1200,
          ),
          product(
            "arabic-coffee",
            text("Arabic coffee", "قهوة عربية"),
            text("With cardamom.", "بالهيل."),
            900,
          ),
        ],
      },
    ],
  },
  {
    id: "grill",
    name: text("Charcoal Grill", "مشاوي الجمر"),
    description: text("Grilled over charcoal, bread from the oven.", "مشاوٍ على الفحم وخبز من الفرن."),
    color: "#3f3a35",
    cuisines: [text("Grill", "مشاوي"), text("Mezze", "مقبلات")],
    rating: 4.5,
    reviews: 167,
    deliveryFee: 700,
    minutes: { min: 25, max: 40 },
    layout: "list",
    menu: [
      {
        id: "grill-main",
        name: text("From the grill", "من الشواية"),
        products: [
          product(
            "mixed-grill-bread-board",
            text("Mixed grill", "مشاوٍ مشكلة"),
            text("Tikka, kofta and shish tawook for two.", "تكة وكفتة وشيش طاووق لشخصين."),
            6800,
          ),
          product(
            "kebab-tikka-plate",
            text("Lamb tikka", "تكة لحم"),
            text("Four skewers with grilled tomato.", "4 أسياخ مع طماطم مشوية."),
            3600,
          ),
        ],
      },
      {
        id: "grill-mezze",
        name: text("Mezze", "المقبلات"),
        products: [
          product(
            "hummus-chickpea",
            text("Hummus", "حمص"),
            text("Chickpeas and tahini.", "حمص وطحينة."),
            1400,
          ),
          product("moutabal", text("Moutabal", "متبل"), text("Smoked aubergine.", "باذنجان مشوي."), 1400),
          product("bread-khubz", text("Bread", "خبز"), text("Four pieces, warm.", "4 أرغفة دافئة."), 300),
          product("laban", text("Laban", "لبن"), text("Cold and salted.", "بارد ومملح."), 500),
        ],
      },
    ],
  },
  {
    id: "fresh",
    name: text("Fresh Basket", "السلة الطازجة"),
    description: text("Fruit, vegetables and dairy.", "فواكه وخضار وألبان."),
    color: "#1e6b3c",
    cuisines: [text("Groceries", "بقالة")],
    rating: 4.6,
    reviews: 94,
    deliveryFee: 1000,
    minutes: { min: 40, max: 60 },
    layout: "grid",
    menu: [
      {
        id: "fresh-produce",
        name: text("Fruit and vegetables", "الفواكه والخضار"),
        products: [
          product("fruit-banana", text("Bananas", "موز"), text("1 kg", "1 كغ"), 700),
          product("fruit-mango", text("Mangoes", "مانجو"), text("1 kg", "1 كغ"), 1600),
          product("veg-tomato", text("Tomatoes", "طماطم"), text("1 kg", "1 كغ"), 600, { salePrice: 450 }),
          product("veg-cucumber", text("Cucumbers", "خيار"), text("1 kg", "1 كغ"), 550),
        ],
      },
      {
        id: "fresh-dairy",
        name: text("Milk and eggs", "الحليب والبيض"),
        products: [
          product("milk", text("Fresh milk", "حليب طازج"), text("2 litres", "2 لتر"), 1100),
          product("eggs", text("Eggs", "بيض"), text("12 pieces", "12 بيضة"), 1250),
        ],
      },
    ],
  },
];
