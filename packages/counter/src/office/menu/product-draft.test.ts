import { parseMoney } from "@talabee/ui/locale";
import { describe, expect, it } from "vitest";
import { storyProducts } from "../../story-data/menu.js";
import { cardOf, draftOf, requestOf } from "./product-draft.js";

const show = (amount: number | null) => (amount === null ? "" : String(amount / 100));
const read = (text: string) => (text === "" ? null : (parseMoney(text) ?? undefined));
const [machboos, saloona] = storyProducts;

describe("a dish that is edited", () => {
  it("sends what it was, when nothing is changed", () => {
    const draft = draftOf(machboos!, "other", show);
    expect(requestOf(draft, read)).toEqual({
      section_id: "mains",
      name: machboos!.name,
      description: machboos!.description,
      price: 5200,
      sale_price: null,
      active: true,
      addon_group_ids: ["sauces"],
    });
  });

  it("is not sent without a price, or with one that nobody can read", () => {
    const draft = draftOf(null, "mains", show);
    expect(requestOf(draft, read)).toBeNull();
    expect(requestOf({ ...draft, price: "cheap" }, read)).toBeNull();
    expect(requestOf({ ...draft, price: "12", salePrice: "x" }, read)).toBeNull();
    expect(requestOf({ ...draft, price: "12" }, read)).toMatchObject({
      price: 1200,
      section_id: "mains",
      addon_group_ids: null,
    });
  });

  it("is shown as customers see it, in their language", () => {
    const draft = { ...draftOf(machboos!, "mains", show), salePrice: "39" };
    expect(cardOf(draft, machboos!, "store", "ar", read)).toMatchObject({
      name: "مجبوس دجاج",
      price: 5200,
      sale_price: 3900,
      on_sale: true,
      in_stock: true,
      has_addons: true,
    });
    expect(cardOf(draftOf(saloona!, "mains", show), saloona!, "store", "en", read).in_stock).toBe(false);
    expect(cardOf({ ...draft, salePrice: "60" }, machboos!, "store", "en", read).on_sale).toBe(false);
  });
});
