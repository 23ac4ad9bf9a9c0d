import type { Language } from "../locale/index.js";
import type { MenuProduct } from "../screens/store-screen/index.js";
import type { ProductData } from "../widgets/product-details/index.js";
import { cataloguePicture } from "./pictures.js";
import { storyStore, storyStores } from "./stores.js";

interface Row {
  id: string;
  picture: string;
  en: readonly [name: string, description: string];
  ar: readonly [name: string, description: string];
  price: number;
  sale?: number;
  category: string;
  addons?: boolean;
  featured?: boolean;
  stock?: number;
}

const rows: readonly Row[] = [
  {
    id: "chicken-machboos",
    picture: "a-machboos-chicken-plate",
    en: ["Chicken machboos", "Basmati simmered with loomi and baharat, roast chicken, crisp onion"],
    ar: ["مجبوس دجاج", "أرز بسمتي باللومي والبهارات مع دجاج محمّر وبصل مقرمش"],
    price: 4800,
    category: "machboos",
    addons: true,
    featured: true,
  },
  {
    id: "lamb-machboos",
    picture: "a-machboos-lamb-tray",
    en: ["Lamb machboos", "Slow-cooked lamb shoulder over saffron rice, nuts and raisins"],
    ar: ["مجبوس لحم", "كتف خروف مطهو على مهل فوق أرز بالزعفران مع المكسرات والزبيب"],
    price: 5600,
    category: "machboos",
    addons: true,
    featured: true,
  },
  {
    id: "shrimp-machboos",
    picture: "a-machboos-shrimp-plate",
    en: ["Shrimp machboos", "Gulf shrimp, dill and dried lime"],
    ar: ["مجبوس روبيان", "روبيان الخليج مع الشبت واللومي"],
    price: 6200,
    category: "machboos",
  },
  {
    id: "harees",
    picture: "a-harees-clay",
    en: ["Harees", "Wheat and lamb beaten smooth, with ghee"],
    ar: ["هريس", "قمح ولحم مهروس مع السمن"],
    price: 2800,
    category: "stews",
    featured: true,
    stock: 2,
  },
  {
    id: "saloona",
    picture: "a-curry-vindaloo-clay",
    en: ["Lamb saloona", "Slow-cooked lamb, potato and carrot in a tomato broth"],
    ar: ["صالونة لحم", "لحم مع البطاطس والجزر في مرق الطماطم"],
    price: 4200,
    category: "stews",
    stock: 0,
  },
  {
    id: "fattoush",
    picture: "a-salad-fattoush-white",
    en: ["Fattoush", "Garden leaves, radish, toasted bread, pomegranate and sumac"],
    ar: ["فتوش", "خضار الحديقة والفجل والخبز المحمّص والرمان والسماق"],
    price: 3000,
    sale: 2400,
    category: "salads",
    featured: true,
  },
  {
    id: "beetroot",
    picture: "a-beetroot-dip",
    en: ["Beetroot dip", "Roast beetroot, tahini, lemon"],
    ar: ["متبل الشمندر", "شمندر مشوي مع الطحينة والليمون"],
    price: 1800,
    category: "salads",
  },
  {
    id: "luqaimat",
    picture: "a-luqaimat-dibs",
    en: ["Luqaimat, 12 pieces", "Warm dumplings, date syrup, sesame"],
    ar: ["لقيمات، 12 حبة", "كرات دافئة مع دبس التمر والسمسم"],
    price: 2200,
    category: "sweets",
    featured: true,
  },
  {
    id: "coffee",
    picture: "a-arabic-coffee",
    en: ["Arabic coffee", "Dallah for four, with dates"],
    ar: ["قهوة عربية", "دلة لأربعة أشخاص مع التمر"],
    price: 2500,
    category: "drinks",
    featured: true,
  },
  {
    id: "lemonade",
    picture: "a-juice-lemonmint",
    en: ["Lemon and mint", "Fresh, cold, not too sweet"],
    ar: ["ليمون بالنعناع", "طازج وبارد وقليل السكر"],
    price: 1400,
    category: "drinks",
  },
];

export type StoryProduct = MenuProduct & ProductData;

function build(language: Language, row: Row, at: number): StoryProduct {
  const [name, description] = row[language];
  const stock = row.stock ?? 200;
  const store = storyStore(language);
  const image = cataloguePicture(`products/${row.picture}`, 640, 480);
  const ar = language === "ar";
  return {
    id: at < rows.length ? row.id : `${row.id}-${at}`,
    vendor_id: store.id,
    category_id: row.category,
    name,
    description,
    price: row.price,
    sale_price: row.sale ?? null,
    on_sale: row.sale !== undefined,
    featured: row.featured ?? false,
    in_stock: stock > 0,
    stock_left: stock > 0 && stock <= 5 ? stock : null,
    max_quantity: Math.min(stock, 20),
    image,
    has_addons: row.addons ?? false,
    images: [image],
    brand: null,
    rating: 4.7,
    ratings_count: 214,
    vendor: {
      id: store.id,
      name: store.name,
      is_open: true,
      opens_at: null,
      preorder_from: null,
      order_types: store.order_types,
    },
    addon_groups: row.addons
      ? [
          {
            id: "spice",
            name: ar ? "كيف تحبها حارّة؟" : "How spicy?",
            min: 1,
            max: 1,
            required: true,
            options: [
              { id: "mild", name: ar ? "خفيف" : "Mild", price: 0, in_stock: true, max: 1 },
              { id: "medium", name: ar ? "متوسط" : "Medium", price: 0, in_stock: true, max: 1 },
              {
                id: "hot",
                name: ar ? "حار بالفلفل الأخضر" : "Hot, with green chilli",
                price: 0,
                in_stock: true,
                max: 1,
              },
            ],
          },
          {
            id: "extra",
            name: ar ? "إضافات" : "Something extra",
            min: 0,
            max: 3,
            required: false,
            options: [
              { id: "daqoos", name: ar ? "دقوس إضافي" : "Extra daqoos", price: 400, in_stock: true, max: 1 },
              {
                id: "yoghurt",
                name: ar ? "لبن بالخيار" : "Cucumber yoghurt",
                price: 600,
                in_stock: true,
                max: 2,
              },
              { id: "hummus", name: ar ? "حمص صغير" : "Small hummus", price: 1000, in_stock: true, max: 1 },
              {
                id: "nuts",
                name: ar ? "مكسرات محمّصة" : "Roasted nuts",
                price: 800,
                in_stock: false,
                max: 1,
              },
            ],
          },
        ]
      : [],
  };
}

/** Ids of the dishes of stories. */
export const storyProductIds: readonly string[] = rows.map(({ id }) => id);

/** A product of the demo catalogue by its id. */
export function storyProduct(
  language: Language,
  id = "chicken-machboos",
  change: Partial<StoryProduct> = {},
): StoryProduct {
  const at = rows.findIndex((row) => row.id === id);
  return { ...build(language, rows[at]!, at), ...change };
}

/** A menu; past the tenth product they repeat with new ids. */
export function storyProducts(language: Language, count = rows.length): StoryProduct[] {
  return Array.from({ length: count }, (_, i) => build(language, rows[i % rows.length]!, i));
}

/** Products of several stores, each with its store's name. */
export function storyTiles(language: Language, count = rows.length): StoryProduct[] {
  const stores = storyStores(language);
  return storyProducts(language, count).map((product, i) => ({
    ...product,
    vendor_name: stores[i % stores.length]!.name,
  }));
}
