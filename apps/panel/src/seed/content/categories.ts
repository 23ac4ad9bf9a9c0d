import type { CategoryId, SeedCategory } from "../seed-types.js";

const category = (id: CategoryId, en: string, ar: string): SeedCategory => ({
  id,
  name: { en, ar },
  picture: id,
});

/** The kinds of store, in the order in which customers look for them. */
export const categories: readonly SeedCategory[] = [
  category("qatari", "Qatari", "قطري"),
  category("grills", "Grills", "مشاوي"),
  category("shawarma", "Shawarma", "شاورما"),
  category("burgers", "Burgers", "برغر"),
  category("pizza", "Pizza & pasta", "بيتزا وباستا"),
  category("karak", "Karak & coffee", "كرك وقهوة"),
  category("groceries", "Groceries", "بقالة"),
  category("indian", "Indian", "هندي"),
  category("asian", "Asian", "آسيوي"),
  category("sweets", "Sweets", "حلويات"),
  category("bakery", "Bakery", "مخبوزات"),
  category("healthy", "Healthy", "صحي"),
  category("pharmacy", "Pharmacy", "صيدلية"),
  category("flowers", "Flowers & gifts", "ورد وهدايا"),
];
