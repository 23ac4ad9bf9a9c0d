import type { SeedCollection } from "../seed-types.js";

type SubCollection = SeedCollection["subCollections"][number];

const part = (
  id: string,
  en: string,
  ar: string,
  storeIds: readonly string[],
  productIds: readonly string[],
): SubCollection => ({ id, name: { en, ar }, storeIds, productIds });

const collection = (
  id: string,
  en: string,
  ar: string,
  subCollections: readonly SubCollection[],
): SeedCollection => ({ id, name: { en, ar }, picture: id, subCollections });

/** Choices across stores; a product is named `store.product`. */
export const collections: readonly SeedCollection[] = [
  collection("family-feast", "Family feast", "سفرة العائلة", [
    part(
      "trays",
      "Trays to share",
      "صوانٍ للمشاركة",
      ["bayt-al-machboos", "jamr-grill-house", "beit-sitti", "urfa-ocakbasi"],
      [
        "bayt-al-machboos.lamb-shoulder-tray",
        "bayt-al-machboos.chicken-machboos-tray",
        "jamr-grill-house.family-grill",
        "beit-sitti.ouzi",
        "urfa-ocakbasi.mixed-platter",
        "zafran-delhi.tandoori-platter",
      ],
    ),
    part(
      "beside-it",
      "Beside the tray",
      "مع الصينية",
      ["beit-sitti", "al-mazraa-fresh"],
      [
        "beit-sitti.mezze-board",
        "beit-sitti.tabbouleh",
        "jamr-grill-house.fattoush",
        "zafran-delhi.naan-basket",
        "al-mazraa-fresh.salad-kit",
      ],
    ),
    part(
      "to-finish",
      "To finish",
      "ختامها حلو",
      ["nabulsi-house", "velvet-crumb"],
      [
        "nabulsi-house.kunafa-family",
        "nabulsi-house.mixed-kilo",
        "velvet-crumb.saffron-milk",
        "bayt-al-machboos.luqaimat-honey",
      ],
    ),
  ]),
  collection("sweet-tooth", "Sweet tooth", "لمحبي الحلو", [
    part(
      "arabic",
      "Kunafa & baklava",
      "كنافة وبقلاوة",
      ["nabulsi-house", "galata-firin"],
      [
        "nabulsi-house.kunafa-naameh",
        "nabulsi-house.diamond",
        "nabulsi-house.luqaimat",
        "galata-firin.baklava",
        "galata-firin.kunefe",
        "beit-sitti.kunafa",
      ],
    ),
    part(
      "cakes",
      "Cakes & cookies",
      "كيك وكوكيز",
      ["velvet-crumb", "dune-bakehouse"],
      [
        "velvet-crumb.red-velvet",
        "velvet-crumb.chocolate-drip",
        "velvet-crumb.pistachio-slice",
        "dune-bakehouse.choc-cookie",
        "trattoria-limone.lemon-cake",
      ],
    ),
    part(
      "ice-cream",
      "Ice cream",
      "آيس كريم",
      ["booza-souq", "forno-nove"],
      [
        "booza-souq.ashta-pistachio",
        "booza-souq.berry-sundae",
        "booza-souq.choc-waffle",
        "forno-nove.gelato",
        "smash-street.choco-sundae",
      ],
    ),
  ]),
  collection("office-lunch", "Office lunch", "غداء الدوام", [
    part(
      "quick",
      "Ready in half an hour",
      "جاهز خلال نصف ساعة",
      ["shawarma-al-rukn", "leaf-and-grain", "saj-station"],
      [
        "shawarma-al-rukn.arabic-plate",
        "saj-station.chicken-rice",
        "leaf-and-grain.chicken-avocado-wrap",
        "leaf-and-grain.halloumi-panini",
        "aspire-burger-truck.turkey-sub",
      ],
    ),
    part(
      "hot-plates",
      "A proper hot plate",
      "طبق ساخن على أصوله",
      ["bayt-al-machboos", "malabar-house", "zafran-delhi"],
      [
        "bayt-al-machboos.chicken-machboos",
        "malabar-house.fish-meals",
        "zafran-delhi.butter-chicken",
        "zafran-delhi.chicken-dum",
        "trattoria-limone.pollo-pomodoro",
      ],
    ),
    part(
      "meeting",
      "For the meeting room",
      "لغرفة الاجتماعات",
      ["karak-al-asr", "saqr-roasters", "furn-al-hara"],
      [
        "karak-al-asr.karak-flask",
        "saqr-roasters.dallah",
        "furn-al-hara.meat-sfiha",
        "velvet-crumb.doughnut-box",
      ],
    ),
  ]),
  collection("late-night", "Late night", "آخر الليل", [
    part(
      "savoury",
      "Hungry after midnight",
      "لجوع ما بعد منتصف الليل",
      ["shawarma-al-rukn", "smash-street", "furn-al-hara"],
      [
        "shawarma-al-rukn.chicken-shawarma",
        "shawarma-al-rukn.shawarma-chips-oman",
        "smash-street.double-smash",
        "smash-street.loaded-fries",
        "furn-al-hara.cheese",
      ],
    ),
    part(
      "sweet",
      "One last sweet",
      "آخر حبة حلو",
      ["booza-souq", "nabulsi-house"],
      ["booza-souq.brownie-sundae", "nabulsi-house.awameh", "karak-al-asr.luqaimat"],
    ),
    part(
      "always-open",
      "Never closed",
      "مفتوح دائمًا",
      ["karak-al-asr", "baraha-market", "rawaa-pharmacy"],
      [
        "karak-al-asr.karak",
        "karak-al-asr.paratha-chips",
        "baraha-market.chips",
        "baraha-market.water-pack",
        "rawaa-pharmacy.paracetamol",
      ],
    ),
  ]),
  collection("healthy-week", "Healthy week", "أسبوع صحي", [
    part(
      "bowls",
      "Bowls & salads",
      "أطباق وسلطات",
      ["leaf-and-grain", "corniche-fuel"],
      [
        "leaf-and-grain.salmon-quinoa",
        "leaf-and-grain.fattoush",
        "corniche-fuel.salmon-poke",
        "corniche-fuel.chicken-caesar",
        "trattoria-limone.mediterranean-salad",
      ],
    ),
    part(
      "protein",
      "High protein",
      "بروتين عالٍ",
      ["corniche-fuel", "nabaa-pharmacy"],
      [
        "corniche-fuel.steak-greens",
        "corniche-fuel.protein-pancakes",
        "jamr-grill-house.shish-tawook",
        "nabaa-pharmacy.whey",
      ],
    ),
    part(
      "cook",
      "Cook it yourself",
      "اطبخها بنفسك",
      ["al-mazraa-fresh", "mouneh-pantry"],
      [
        "al-mazraa-fresh.vegetable-box",
        "al-mazraa-fresh.tomatoes",
        "al-mazraa-fresh.chicken",
        "mouneh-pantry.green-lentils",
        "mouneh-pantry.olive-oil",
      ],
    ),
  ]),
  collection("breakfast-club", "Breakfast club", "نادي الفطور", [
    part(
      "levantine",
      "Manakish & foul",
      "مناقيش وفول",
      ["furn-al-hara", "reyouq-umm-khalid"],
      [
        "furn-al-hara.zaatar",
        "furn-al-hara.cocktail",
        "furn-al-hara.foul",
        "reyouq-umm-khalid.umm-khalid-tray",
        "reyouq-umm-khalid.rgag-cheese-egg",
      ],
    ),
    part(
      "turkish",
      "Turkish table",
      "سفرة تركية",
      ["galata-firin", "urfa-ocakbasi"],
      ["galata-firin.serpme", "galata-firin.simit", "galata-firin.menemen", "urfa-ocakbasi.sahanda"],
    ),
    part(
      "coffee",
      "Coffee & pastry",
      "قهوة ومعجنات",
      ["saqr-roasters", "dune-bakehouse"],
      [
        "saqr-roasters.spanish-latte",
        "saqr-roasters.almond-croissant",
        "dune-bakehouse.croissant",
        "dune-bakehouse.pancake-stack",
      ],
    ),
  ]),
  collection("grill-night", "Grill night", "ليلة مشاوي", [
    part(
      "charcoal",
      "From the charcoal",
      "على الفحم",
      ["jamr-grill-house", "urfa-ocakbasi", "beit-sitti"],
      [
        "jamr-grill-house.mixed-grill",
        "jamr-grill-house.beef-tikka",
        "jamr-grill-house.ribeye",
        "urfa-ocakbasi.adana",
        "beit-sitti.tawook-plate",
      ],
    ),
    part(
      "tandoor",
      "From the tandoor",
      "من التنور",
      ["zafran-delhi", "malabar-house"],
      ["zafran-delhi.chicken-tikka", "zafran-delhi.seekh-kebab", "malabar-house.al-faham"],
    ),
    part(
      "at-home",
      "Grill at home",
      "شواء في البيت",
      ["al-mazraa-fresh", "baraha-market"],
      [
        "al-mazraa-fresh.beef-cubes",
        "al-mazraa-fresh.onions",
        "mouneh-pantry.green-olives",
        "baraha-market.khubz",
      ],
    ),
  ]),
  collection("gifts-for-her", "Gifts for her", "هدايا لها", [
    part(
      "flowers",
      "Flowers",
      "ورد",
      ["zahrat-al-jouri"],
      [
        "zahrat-al-jouri.peach-garden",
        "zahrat-al-jouri.violet-evening",
        "zahrat-al-jouri.red-roses",
        "zahrat-al-jouri.gift-box-rose",
      ],
    ),
    part(
      "perfume",
      "Perfume & oud",
      "عطور وعود",
      ["majlis-al-oud"],
      [
        "majlis-al-oud.for-her",
        "majlis-al-oud.taif-rose",
        "majlis-al-oud.little-rose",
        "majlis-al-oud.bakhoor-house",
      ],
    ),
    part(
      "sweet-gifts",
      "Sweet gifts",
      "هدايا حلوة",
      ["velvet-crumb", "nabulsi-house"],
      [
        "velvet-crumb.vanilla-macaron",
        "velvet-crumb.red-velvet",
        "nabulsi-house.stuffed-dates",
        "zahrat-al-jouri.chocolate-gift",
      ],
    ),
  ]),
];
