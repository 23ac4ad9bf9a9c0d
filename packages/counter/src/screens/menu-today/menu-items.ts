import type { MenuAddonGroup, MenuProduct, MenuSection } from "@talabee/contract";
import { foldSearchText } from "@talabee/domain";

/** A dish or an option of the menu, as those see it who say that it ran out. */
export interface MenuItem {
  readonly kind: "product" | "option";
  readonly id: string;
  /** The group of an option. */
  readonly groupId: string | null;
  readonly sectionId: string | null;
  readonly name: { readonly en: string; readonly ar: string };
  /** Of a dish, in minor units; an option has none. */
  readonly price: number | null;
  readonly picture: MenuProduct["images"][number] | null;
  readonly isOut: boolean;
  /** When it is put back by itself; null for not before somebody does. */
  readonly backAt: string | null;
}

type Group = ReturnType<typeof MenuAddonGroup.parse>;
export type Section = ReturnType<typeof MenuSection.parse>;

/** The dishes that are sold, and the options of groups that one of them has. */
export function menuItems(products: readonly MenuProduct[], groups: readonly Group[]): MenuItem[] {
  const sold = products.filter(({ active }) => active);
  const used = new Set(sold.flatMap(({ addon_group_ids: ids }) => ids));
  return [
    ...sold.map((product): MenuItem => ({
      kind: "product",
      id: product.id,
      groupId: null,
      sectionId: product.section_id,
      name: product.name,
      price: product.sale_price ?? product.price,
      picture: product.images[0] ?? null,
      isOut: product.off_since !== null,
      backAt: product.off_until,
    })),
    ...groups
      .filter(({ id }) => used.has(id))
      .flatMap((group) =>
        group.options.map((option): MenuItem => ({
          kind: "option",
          id: option.id,
          groupId: group.id,
          sectionId: null,
          name: option.name,
          price: null,
          picture: null,
          isOut: !option.in_stock,
          backAt: option.back_at,
        })),
      ),
  ];
}

/** What a person looks at: everything, a section by its id, the options, or what is out. */
export type MenuView = "all" | "options" | "out" | { readonly sectionId: string };

/** The items of a view, by both names. */
export function itemsOf(items: readonly MenuItem[], view: MenuView, query: string): MenuItem[] {
  const wanted = foldSearchText(query.trim());
  return items.filter(
    (item) =>
      (view === "all" ||
        (view === "options" && item.kind === "option") ||
        (view === "out" && item.isOut) ||
        (typeof view === "object" && item.sectionId === view.sectionId)) &&
      (wanted === "" ||
        foldSearchText(item.name.en).includes(wanted) ||
        foldSearchText(item.name.ar).includes(wanted)),
  );
}
