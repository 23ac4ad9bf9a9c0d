import { defineBrand } from "@talabee/ui/theme";

export const azur = defineBrand({
  name: "azur",
  title: { en: "Souq Azur", ar: "سوق أزور" },
  primary: "#0a5fb4",
  accent: "#f2a61c",
  neutrals: "neutral",
  radii: 0.4,
});
