import type { Picture } from "@talabee/contract";
import { asc, eq } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Database } from "../../db/database.js";
import {
  addonGroups,
  categories,
  dineTables,
  productAddonGroups,
  products,
  sections,
  stores,
  storesInCategories,
  storeZoneFees,
} from "../../db/schema.js";
import { serializeStore } from "../../modules/stores/store-dto.js";
import type { UploadStore } from "../../uploads/upload-store.js";
import { PICTURES } from "../backup-format.js";
import { OperatorError } from "../operator-error.js";
import { addressesOf, type StoreFileInput } from "./store-file.js";

/** A store with its menu and pictures as one file. Its orders, members and closures are not part of it. */
export async function exportStore(
  { db, uploads, dataDir }: { db: Database; uploads: Pick<UploadStore, "read">; dataDir: string },
  id: string,
): Promise<StoreFileInput> {
  const [row] = await db.select().from(stores).where(eq(stores.id, id));
  if (row === undefined) throw new OperatorError(`There is no store with the id ${id}.`);
  const store = await serializeStore(db, row, new Date());
  const keyOf = keysWithin(id);
  const inCategories = await db
    .select({ name: categories.name })
    .from(storesInCategories)
    .innerJoin(categories, eq(categories.id, storesInCategories.categoryId))
    .where(eq(storesInCategories.storeId, id))
    .orderBy(asc(categories.position), asc(categories.id));
  const groupRows = await db
    .select()
    .from(addonGroups)
    .where(eq(addonGroups.storeId, id))
    .orderBy(asc(addonGroups.id));
  const sectionRows = await db
    .select()
    .from(sections)
    .where(eq(sections.storeId, id))
    .orderBy(asc(sections.position), asc(sections.id));
  const productRows = await db
    .select()
    .from(products)
    .where(eq(products.storeId, id))
    .orderBy(asc(products.position), asc(products.id));
  const links = await db
    .select({ productId: productAddonGroups.productId, groupId: productAddonGroups.groupId })
    .from(productAddonGroups)
    .innerJoin(products, eq(products.id, productAddonGroups.productId))
    .where(eq(products.storeId, id))
    .orderBy(asc(productAddonGroups.position));
  const tables = await db
    .select({ number: dineTables.number, seats: dineTables.seats })
    .from(dineTables)
    .where(eq(dineTables.storeId, id))
    .orderBy(asc(dineTables.number));
  const fees = await db
    .select({ zone: storeZoneFees.zone, fee: storeZoneFees.deliveryFee })
    .from(storeZoneFees)
    .where(eq(storeZoneFees.storeId, id))
    .orderBy(asc(storeZoneFees.zone));

  const exported = (row: (typeof productRows)[number]) => ({
    id: keyOf(row.id),
    name: row.name,
    description: row.description,
    price: row.price,
    sale_price: row.salePrice,
    brand: row.brand,
    featured: row.featured,
    active: row.active,
    stock: row.stock,
    max_per_order: row.maxPerOrder,
    images: [...(row.image === null ? [] : [row.image]), ...row.images],
    addon_groups: links.flatMap(({ productId, groupId }) => (productId === row.id ? [keyOf(groupId)] : [])),
  });
  const pictures = [
    row.logo,
    row.cover,
    row.cardCover,
    ...productRows.flatMap((one) => [one.image, ...one.images]),
  ];
  return {
    talabee_store: 1,
    id,
    name: store.name,
    legal_name: store.legal_name,
    description: store.description,
    brand_color: store.brand_color,
    logo: store.logo,
    cover: store.cover,
    card: store.card,
    categories: inCategories,
    cuisines: store.cuisines,
    tags: store.tags,
    menu_layout: store.menu_layout,
    opening_hours: store.opening_hours,
    preparation_minutes: store.preparation_minutes,
    slot_capacity: store.slot_capacity,
    order_types: store.order_types,
    min_order: store.min_order,
    delivery_fee: store.delivery_fee,
    free_delivery_over: store.free_delivery_over,
    delivery_time: store.delivery_time,
    ...(store.zone_number > 0 && { zone_number: store.zone_number }),
    location: store.location,
    delivery_zones: store.delivery_zones,
    zone_fees: fees,
    delivery_bands: store.delivery_bands,
    payment_methods: store.payment_methods,
    tables,
    addon_groups: groupRows.map((group) => ({
      id: keyOf(group.id),
      name: group.name,
      min: group.min,
      max: group.max,
      options: group.options.map((option) => ({
        id: keyOf(option.id),
        name: option.name,
        price: option.price,
        max: option.max,
        in_stock: option.in_stock,
      })),
    })),
    sections: sectionRows.map((section) => ({
      id: keyOf(section.id),
      name: section.name,
      products: productRows.filter((one) => one.sectionId === section.id).map(exported),
    })),
    files: await filesOf(pictures, { uploads, dataDir }),
  };
}

/** Ids begin with their store's where a file made them: within a file they do without. */
function keysWithin(storeId: string): (id: string) => string {
  const prefix = `${storeId}.`;
  return (id) => (id.startsWith(prefix) ? id.slice(prefix.length) : id);
}

async function filesOf(
  pictures: readonly (Picture | null)[],
  { uploads, dataDir }: { uploads: Pick<UploadStore, "read">; dataDir: string },
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const addresses = new Set(pictures.flatMap((picture) => (picture === null ? [] : addressesOf(picture))));
  for (const address of [...addresses].toSorted()) {
    const name = basename(address);
    const bytes = address.startsWith("/pictures/")
      ? await uploads.read(name)
      : await readFile(join(dataDir, PICTURES, name)).catch(() => null);
    if (bytes === null) throw new OperatorError(`The picture ${address} is missing.`);
    files[address] = bytes.toString("base64");
  }
  return files;
}
