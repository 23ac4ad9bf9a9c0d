"use client";
import { useMemo } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import type { ProductListLayout } from "../../widgets/product-list/index.js";
import type { StoreHeaderData } from "../../widgets/store-header/index.js";

/** A store with the categories of its menu, in order. */
export interface StoreScreenData extends StoreHeaderData {
  /** How the menu is shown: dishes in rows, or a shop's products in columns. */
  menu_layout: ProductListLayout;
  categories: readonly { id: string; name: string; products_count: number }[];
}

/** A product with its category. */
export interface MenuProduct extends ProductCardData {
  category_id: string;
  featured: boolean;
}

/** Maximum number of "most ordered" products above the menu. */
const maxFeatured = 6;

export const featuredId = "most-ordered";

/** Element id of a menu section. */
export const sectionId = (id: string) => `menu-${id}`;

interface Section<P> {
  id: string;
  name: string;
  products: P[];
  expected: number;
}

/** Groups the loaded products by menu category, with "most ordered" first. */
export function useSections<P extends MenuProduct>(
  store: StoreScreenData | undefined,
  products: readonly P[],
): Section<P>[] {
  const { t } = useMessages();
  return useMemo(() => {
    if (!store) return [];
    const byCategory = new Map<string, P[]>();
    for (const product of products) {
      const list = byCategory.get(product.category_id);
      if (list) list.push(product);
      else byCategory.set(product.category_id, [product]);
    }
    const sections: Section<P>[] = store.categories.map((category) => ({
      id: category.id,
      name: category.name,
      products: byCategory.get(category.id) ?? [],
      expected: category.products_count,
    }));
    const featured = products.filter((product) => product.featured).slice(0, maxFeatured);
    const name = t(catalogueMessages.mostOrdered);
    // Skip the section if the menu has a category of that name.
    const hasSameCategory = store.categories.some((category) => category.name === name);
    if (!hasSameCategory && featured.length > 0 && products.length > maxFeatured)
      sections.unshift({
        id: featuredId,
        name,
        products: featured,
        expected: featured.length,
      });
    return sections;
  }, [store, products, t]);
}
