import type { SeedVendor } from "../../seed-types.js";
import { o, p, t } from "./product.js";

export const fornoNove: SeedVendor = {
  id: "forno-nove",
  name: t("Forno Nove", "فورنو نوفي"),
  legalName: "Forno Nove Pizzeria W.L.L.",
  description: t(
    "Slow dough, a very hot oven and free delivery: pizza in ninety seconds at any hour.",
    "عجينة تختمر على مهل وفرن ملتهب وتوصيل مجاني: بيتزا في تسعين ثانية في أي وقت.",
  ),
  category: "pizza",
  cuisines: [t("Pizza", "بيتزا"), t("Italian", "إيطالي")],
  tags: [t("Wood-fired", "على الحطب"), t("Open 24 hours", "مفتوح 24 ساعة")],
  tint: "saffron",
  cover: [
    ["pizza", { top: "margherita", vessel: "board", slice: true }],
    ["pasta", { sauce: "tomato", top: "basil" }],
    ["salad", { kind: "caesar", ware: "white" }],
    ["soda", { flavour: "lemon", count: 1 }],
  ],
  gobo: "window",
  rating: 46,
  reviewsCount: 860,
  reviews: [
    { author: "Francesca Conti", rating: 5, comment: "Finally a crust with some bubbles. It tastes like home.", daysAgo: 2 },
    { author: "علي المالكي", rating: 5, comment: "وصلت البيتزا حارة خلال ربع ساعة، والعجينة خفيفة.", daysAgo: 5 },
    { author: "Chloe Bennett", rating: 4, comment: "Pepperoni is beef and really good. Wish the tiramisu was bigger.", daysAgo: 14 },
    { author: "دانة السبيعي", rating: 4, comment: "التوصيل المجاني حركة حلوة، والباستا لذيذة.", daysAgo: 21 },
  ],
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], open: "00:00", close: "00:00" }],
  minOrder: 3000,
  deliveryFee: 0,
  freeDeliveryOver: null,
  deliveryTime: [20, 30],
  orderTypes: ["delivery", "pickup"],
  zone: 61,
  location: { lat: 25.3238, lng: 51.5291, text: t("West Bay, Al Corniche towers", "الدفنة، أبراج الكورنيش") },
  addonGroups: {
    size: {
      name: t("Size", "الحجم"),
      min: 1,
      max: 1,
      options: [
        o("size-medium", "Medium, 28 cm", "وسط، 28 سم", 0),
        o("size-large", "Large, 33 cm", "كبير، 33 سم", 1200),
      ],
    },
    toppings: {
      name: t("Extra toppings", "إضافات على الوجه"),
      min: 0,
      max: 4,
      options: [
        o("top-mozzarella", "Mozzarella", "موزاريلا", 600, 2),
        o("top-mushroom", "Mushrooms", "فطر", 400),
        o("top-olives", "Black olives", "زيتون أسود", 300),
        o("top-rocca", "Rocca", "جرجير", 300),
        o("top-pepperoni", "Beef pepperoni", "بيبروني بقري", 800),
      ],
    },
    crust: {
      name: t("Crust", "الأطراف"),
      min: 0,
      max: 1,
      options: [
        o("crust-cheese", "Cheese-filled edge", "أطراف محشوة بالجبن", 700),
        o("crust-sesame", "Sesame edge", "أطراف بالسمسم", 200),
      ],
    },
  },
  sections: [
    {
      id: "red",
      name: t("Red pizza", "بيتزا حمراء"),
      products: [
        p("margherita", "Margherita", "مارغريتا", "San Marzano tomato, fior di latte and basil leaves.", "طماطم سان مارزانو وفيور دي لاتيه وأوراق ريحان.", 3800, "a-pizza-margherita-board", { featured: true, addons: ["size", "toppings", "crust"] }),
        p("pepperoni", "Beef pepperoni", "بيبروني بقري", "Beef pepperoni that curls and crisps at the edge.", "شرائح بيبروني بقري تتقوّس وتتحمّر أطرافها.", 4600, "a-pizza-pepperoni-board", { featured: true, addons: ["size", "toppings", "crust"] }),
        p("ortolana", "Ortolana", "أورتولانا بالخضار", "Peppers, mushroom, olives and tomato from the garden.", "فلفل وفطر وزيتون وطماطم من البستان.", 4200, "a-pizza-veg-board", { salePrice: 3400, addons: ["size", "toppings", "crust"] }),
        p("diavola", "Diavola", "ديافولا الحارة", "Spicy beef salami, chilli oil and smoked cheese.", "سلامي بقري حار وزيت فلفل وجبن مدخّن.", 4900, "a-pizza-pepperoni-plate", { addons: ["size", "toppings", "crust"] }),
        p("bufalina", "Bufalina", "بوفالينا", "Buffalo mozzarella put on after the oven.", "موزاريلا الجاموس توضع بعد الفرن.", 5200, "a-pizza-margherita-plate", { stock: 5, addons: ["size", "toppings"] }),
      ],
    },
    {
      id: "white",
      name: t("White and special", "بيضاء ومميزة"),
      products: [
        p("quattro-formaggi", "Four cheese", "أربعة أجبان", "Mozzarella, gorgonzola, fontina and parmesan.", "موزاريلا وغورغونزولا وفونتينا وبارميزان.", 4800, "a-pizza-cheese-board", { addons: ["size", "toppings", "crust"] }),
        p("chicken-bbq", "Smoky chicken", "دجاج مدخّن", "Grilled chicken, red onion and sweet smoky sauce.", "دجاج مشوي وبصل أحمر وصلصة مدخّنة حلوة.", 4700, "a-pizza-chicken-board", { featured: true, addons: ["size", "toppings", "crust"] }),
        p("zaatar-halloumi", "Zaatar pizza", "بيتزا زعتر وجبن", "Half zaatar, half melted cheese: Naples meets Doha.", "نصف زعتر ونصف جبن: نابولي تلتقي الدوحة.", 4000, "a-manakish-half", { addons: ["size"] }),
        p("bianca", "Bianca", "بيانكا", "No tomato: cream, mozzarella, rosemary and black pepper.", "دون طماطم: كريمة وموزاريلا وإكليل الجبل وفلفل أسود.", 4300, "a-pizza-cheese-plate", { addons: ["size", "toppings", "crust"] }),
      ],
    },
    {
      id: "pasta",
      name: t("Pasta", "الباستا"),
      products: [
        p("spaghetti-pomodoro", "Spaghetti pomodoro", "سباغيتي بومودورو", "Cherry tomato, garlic and basil, nothing to hide.", "طماطم كرزية وثوم وريحان ولا شيء غيرها.", 3400, "a-pasta-tomato-basil"),
        p("bolognese", "Bolognese", "بولونيز", "Beef cooked four hours with milk and nutmeg.", "لحم بقري مطهو أربع ساعات بالحليب وجوزة الطيب.", 4200, "a-pasta-bolognese", { salePrice: 3600 }),
        p("pesto-chicken", "Chicken pesto", "باستا بيستو بالدجاج", "Basil pesto, grilled chicken and toasted pine nuts.", "بيستو الريحان مع دجاج مشوي وصنوبر محمّص.", 4400, "a-pasta-pesto-chicken"),
        p("gamberi", "Shrimp arrabbiata", "أرابياتا بالروبيان", "Gulf shrimp in hot tomato sauce with garlic.", "روبيان خليجي بصلصة طماطم حارة وثوم.", 5200, "a-pasta-tomato-shrimp"),
      ],
    },
    {
      id: "sides",
      name: t("Salads and sides", "السلطات والجانبيات"),
      products: [
        p("caesar", "Chicken Caesar", "سيزر دجاج", "Romaine, grilled chicken, croutons and parmesan.", "خس روماني ودجاج مشوي وخبز محمّص وبارميزان.", 3200, "a-salad-caesar-white"),
        p("tomato-soup", "Roast tomato soup", "شوربة طماطم مشوية", "Tomatoes from the oven, basil and croutons.", "طماطم من الفرن مع ريحان وخبز محمّص.", 2200, "a-soup-tomato"),
        p("garlic-bread", "Garlic baguette", "خبز بالثوم", "Crisp baguette soaked in garlic and herb butter.", "باغيت مقرمش مشرّب بزبدة الثوم والأعشاب.", 1600, "a-bread-baguette"),
        p("wings", "Oven wings", "أجنحة بالفرن", "Wood-roasted wings with lemon and chilli.", "أجنحة مشوية على الحطب بالليمون والفلفل.", 2800, "a-wings-basket"),
        p("fries", "Rosemary fries", "بطاطس بإكليل الجبل", "Thin fries, rosemary salt and parmesan.", "بطاطس رفيعة بملح إكليل الجبل والبارميزان.", 1600, "a-fries-classic-stripe"),
      ],
    },
    {
      id: "dolci",
      name: t("Sweets and drinks", "الحلويات والمشروبات"),
      products: [
        p("chocolate-torta", "Torta al cioccolato", "تورتة الشوكولاتة", "Dense dark chocolate cake with almond flour.", "كيكة شوكولاتة داكنة غنية بدقيق اللوز.", 2600, "a-cake-choco"),
        p("gelato", "Pistachio gelato", "جيلاتو فستق", "Bronte pistachio gelato, three scoops in a cup.", "جيلاتو فستق برونتي، ثلاث كرات في كوب.", 2200, "a-ice-cream-pistachio", { stock: 0 }),
        p("limonata", "Limonata", "ليموناتا", "Sicilian lemon soda, very cold.", "صودا ليمون صقلية باردة جدًا.", 900, "a-soda-lemon"),
        p("cola", "Cola", "كولا", "Two cold 330 ml cans, one for each hand.", "علبتان باردتان 330 مل لك ولصاحبك.", 900, "a-soda-cola-pair"),
        p("sparkling", "Sparkling water", "مياه غازية", "Italian mineral water with fine bubbles, 500 ml.", "مياه معدنية إيطالية بفقاعات ناعمة، 500 مل.", 900, "a-water-sparkling-rose"),
      ],
    },
  ],
};
