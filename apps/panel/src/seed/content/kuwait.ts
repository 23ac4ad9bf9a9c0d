import type { SeedContent } from "../seed.js";
import type { Bilingual, SeedBanner, SeedStore } from "../seed-types.js";
import { firstOrderBanner } from "./banners.js";
import { categories } from "./categories.js";
import { collections } from "./collections.js";
import { t } from "./menu.js";
import { toFils } from "./kuwait-prices.js";
import { stores } from "./stores.js";

/** A branch in Kuwait of a store of the demo: where it is, and what its texts say instead. */
interface Branch {
  readonly id: string;
  readonly block: number;
  readonly lat: number;
  readonly lng: number;
  readonly place: Bilingual;
  readonly description?: Bilingual;
}

const BRANCHES: readonly Branch[] = [
  {
    id: "saqr-roasters",
    block: 1,
    lat: 29.3722,
    lng: 47.9885,
    place: t("Sharq, Ahmad Al Jaber Street", "شرق، شارع أحمد الجابر"),
    description: t(
      "Specialty coffee roasted in Shuwaikh, from V60 to a dallah for the diwaniya.",
      "قهوة مختصة تُحمَّص في الشويخ، من V60 إلى دلة للديوانية.",
    ),
  },
  {
    id: "majlis-al-oud",
    block: 5,
    lat: 29.3751,
    lng: 47.9741,
    place: t("Mubarakiya, the perfume lane", "المباركية، سكة العطور"),
  },
  {
    id: "nabulsi-house",
    block: 10,
    lat: 29.3312,
    lng: 48.0714,
    place: t("Salmiya, Salem Al Mubarak Street", "السالمية، شارع سالم المبارك"),
  },
  {
    id: "mouneh-pantry",
    block: 3,
    lat: 29.3189,
    lng: 48.0287,
    place: t("Jabriya, block 3", "الجابرية، قطعة 3"),
    description: t(
      "The village pantry in Kuwait: olive oil, honey, labneh, zaatar and jams by small makers.",
      "مونة الضيعة في الكويت: زيت وعسل ولبنة وزعتر ومربيات من صغار المنتجين.",
    ),
  },
  {
    id: "zahrat-al-jouri",
    block: 4,
    lat: 29.3465,
    lng: 47.9936,
    place: t("Shamiya, block 4", "الشامية، قطعة 4"),
    description: t(
      "Hand-tied bouquets, plants and gifts, arranged in Shamiya and delivered with care.",
      "باقات منسقة باليد ونباتات وهدايا من الشامية تصل بعناية.",
    ),
  },
  {
    id: "booza-souq",
    block: 2,
    lat: 29.3762,
    lng: 47.9729,
    place: t("Souq Mubarakiya, the old square", "سوق المباركية، الساحة القديمة"),
    description: t(
      "Hand-pounded Arabic booza, cones, sundaes and waffles beside Souq Mubarakiya.",
      "بوظة عربية مدقوقة وقراطيس وصنداي ووافل بجانب سوق المباركية.",
    ),
  },
];

/** Words of the products and reviews that name the other country. */
const WORDS: readonly (readonly [from: string, to: string])[] = [
  ["Doha", "Kuwait"],
  ["الدوحة", "الكويت"],
  ["Corniche", "Gulf Road"],
  ["الكورنيش", "شارع الخليج"],
];

const inKuwait = (text: string) => WORDS.reduce((result, [from, to]) => result.replaceAll(from, to), text);
const localText = ({ en, ar }: Bilingual) => t(inKuwait(en), inKuwait(ar));

function branchOf({ id, block, lat, lng, place, description }: Branch): SeedStore {
  const store = stores.find((candidate) => candidate.id === id)!;
  const groups = Object.entries(store.addonGroups ?? {}).map(([key, group]) => [
    key,
    { ...group, options: group.options.map((option) => ({ ...option, price: toFils(option.price) })) },
  ]);
  return {
    ...store,
    description: description ?? store.description,
    reviews: store.reviews.map((review) => ({ ...review, comment: inKuwait(review.comment) })),
    minOrder: toFils(store.minOrder),
    deliveryFee: toFils(store.deliveryFee),
    freeDeliveryOver: store.freeDeliveryOver === null ? null : toFils(store.freeDeliveryOver),
    zone: block,
    location: { lat, lng, text: place },
    addonGroups: Object.fromEntries(groups),
    sections: store.sections.map((section) => ({
      ...section,
      products: section.products.map(({ salePrice, ...product }) => ({
        ...product,
        name: localText(product.name),
        description: localText(product.description),
        price: toFils(product.price),
        ...(salePrice === undefined ? {} : { salePrice: toFils(salePrice) }),
      })),
    })),
  };
}

const branches = BRANCHES.map(branchOf);
const used = new Set(branches.flatMap(({ category, alsoIn = [] }) => [category, ...alsoIn]));
const names = new Set(branches.map(({ id }) => id));

const banner: SeedBanner = {
  id: "flowers-today",
  title: t("Flowers before the visit", "ورد قبل الزيارة"),
  text: t("Hand-tied this morning, at the door this evening.", "تُنسَّق باليد هذا الصباح وتصل هذا المساء."),
  action: t("Send a bouquet", "أرسل باقة"),
  link: "/store/zahrat-al-jouri",
  picture: "flowers",
  tone: "dark",
};

/** The demo in Kuwait: six of its stores, with prices in fils. */
export const kuwaitContent: SeedContent = {
  stores: branches,
  categories: categories.filter(({ id }) => used.has(id)),
  collections: collections
    .map((collection) => ({
      ...collection,
      subCollections: collection.subCollections.filter(({ productIds }) =>
        productIds.some((id) => names.has(id.split(".")[0]!)),
      ),
    }))
    .filter(({ subCollections }) => subCollections.length > 0),
  banners: [banner, firstOrderBanner],
};
