import { type Picture, TINTS, UNCOUNTED_STOCK } from "@talabee/contract";
import { count, eq, max } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Database, Queries } from "../../db/database.js";
import { addonGroups, categories, products, sections, stores, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { writeAuditEntry } from "../../modules/audit/audit-log.js";
import { pictureUrl } from "../../modules/files/public-pictures.js";
import { describePicture, renderPicture } from "../../modules/files/render-picture.js";
import { addMember } from "../../modules/members/invitation-rows.js";
import { adjustStock, setAddonGroups } from "../../modules/menu/product-rows.js";
import { refreshCategories, refreshStores } from "../../modules/search/search-documents.js";
import {
  deliveryColumns,
  hoursColumns,
  setCategories,
  setTables,
  setZoneFees,
} from "../../modules/stores/change-store.js";
import { insertDraft } from "../../modules/stores/create-store.js";
import { definedFields } from "../../http/defined-fields.js";
import type { UploadStore } from "../../uploads/upload-store.js";
import { PICTURES } from "../backup-format.js";
import { OperatorError } from "../operator-error.js";
import { type FilePicture, readStoreFile, type StoreFile } from "./store-file.js";

interface Target {
  readonly db: Database;
  readonly uploads: Pick<UploadStore, "write" | "read">;
  readonly dataDir: string;
}

/**
 * Makes a draft of a store's file: all of it or nothing. `owner` is the address of a verified account. Returns the store's id.
 * Throws an {@link OperatorError} if the store exists or the file is not valid.
 */
export async function importStore(
  target: Target,
  path: string,
  owner: string | null,
): Promise<{ id: string; products: number }> {
  const file = readStoreFile(await readFile(path, "utf8"));
  await storeFiles(target, file);
  const pictures = await renderPaths(target, file, dirname(resolve(path)));
  const now = new Date();
  return target.db.transaction(async (tx) => {
    const store = await insertDraft(tx, { id: file.id, name: file.name }).catch((error: unknown) => {
      if (error instanceof ApiError)
        throw new OperatorError(`There is a store with the id ${file.id} already.`);
      throw error;
    });
    await insertProfile(tx, file, pictures);
    const sold = await insertMenu(tx, file, pictures, now);
    if (owner !== null) await addOwner(tx, store.id, owner, now);
    await writeAuditEntry(tx, {
      actorId: null,
      action: "store.import",
      subjectId: store.id,
      storeId: store.id,
      after: { name: file.name, products: sold },
      at: now,
    });
    await refreshStores(tx, [store.id], { withProducts: true });
    return { id: store.id, products: sold };
  });
}

type FindPicture = (picture: FilePicture | undefined) => Picture | null;

async function insertProfile(tx: Queries, file: StoreFile, pictureOf: FindPicture): Promise<void> {
  const { id } = file;
  await tx
    .update(stores)
    .set({
      ...definedFields({
        legalName: file.legal_name,
        description: file.description,
        brandColor: file.brand_color,
        cuisines: file.cuisines ?? undefined,
        tags: file.tags ?? undefined,
        menuLayout: file.menu_layout,
      }),
      logo: pictureOf(file.logo),
      cover: pictureOf(file.cover),
      cardCover: pictureOf(file.card),
      ...hoursColumns(file),
      ...deliveryColumns(file),
    })
    .where(eq(stores.id, id));
  await setCategories(tx, id, await categoryIds(tx, file.categories ?? []));
  await setZoneFees(tx, id, file.zone_fees ?? []);
  await setTables(tx, id, file.tables ?? []);
}

/** The ids of categories by name; those that the shop does not have are created. */
async function categoryIds(
  tx: Queries,
  wanted: readonly { name: { en: string; ar: string } }[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name } of wanted) {
    const known = await tx.select().from(categories);
    const found = known.find((category) => category.name.en === name.en);
    if (found !== undefined) {
      ids.push(found.id);
      continue;
    }
    const [last] = await tx.select({ position: max(categories.position), count: count() }).from(categories);
    const id = randomUUID();
    const tint = TINTS[last!.count % TINTS.length]!;
    await tx.insert(categories).values({ id, name, tint, position: (last!.position ?? -1) + 1 });
    await refreshCategories(tx, [id]);
    ids.push(id);
  }
  return [...new Set(ids)];
}

/** Inserts groups, sections and products in the order of the file; returns the number of products. */
async function insertMenu(tx: Queries, file: StoreFile, pictureOf: FindPicture, now: Date): Promise<number> {
  const storeId = file.id;
  const idOf = (key: string) => `${storeId}.${key}`;
  for (const { id, name, min, max: most, options } of file.addon_groups) {
    await tx.insert(addonGroups).values({
      id: idOf(id),
      storeId,
      name,
      min,
      max: most,
      options: options.map((option) => ({
        ...option,
        id: option.id === undefined ? randomUUID() : idOf(option.id),
      })),
    });
  }
  let position = 0;
  for (const [place, section] of file.sections.entries()) {
    const sectionId = idOf(section.id);
    await tx.insert(sections).values({ id: sectionId, storeId, name: section.name, position: place });
    for (const product of section.products) {
      const id = idOf(product.id);
      const [image = null, ...images] = product.images.flatMap((one) => pictureOf(one) ?? []);
      const stock = product.stock ?? UNCOUNTED_STOCK;
      await tx.insert(products).values({
        id,
        storeId,
        sectionId,
        name: product.name,
        description: product.description ?? { en: "", ar: "" },
        price: product.price,
        salePrice: product.sale_price ?? null,
        brand: product.brand || null,
        featured: product.featured ?? false,
        active: product.active ?? true,
        image,
        images,
        stock,
        maxPerOrder: product.max_per_order ?? 20,
        position: position++,
        createdAt: now,
      });
      await adjustStock(tx, { productId: id, from: 0, to: stock, actorId: null, at: now });
      await setAddonGroups(tx, { id, storeId }, product.addon_groups.map(idOf));
    }
  }
  return position;
}

async function addOwner(tx: Queries, storeId: string, address: string, at: Date): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.email, address.trim().toLowerCase()));
  if (account === undefined || account.emailVerifiedAt === null)
    throw new OperatorError(`There is no verified account with the address ${address}.`);
  await addMember(tx, { userId: account.id, storeId, role: "owner" }, { actorId: null, at });
}

/** Stores the bytes of exported pictures under their names, which are made of their content or at random. */
async function storeFiles({ uploads, dataDir }: Target, { files }: StoreFile): Promise<void> {
  for (const [address, text] of Object.entries(files)) {
    const bytes = Buffer.from(text, "base64");
    const name = basename(address);
    if (address.startsWith("/pictures/")) {
      if ((await uploads.read(name)) === null) await uploads.write(name, bytes);
      continue;
    }
    const path = join(dataDir, PICTURES, name);
    await mkdir(dirname(path), { recursive: true });
    if (!existsSync(path)) await writeFile(path, bytes);
  }
}

/** Makes the widths of the pictures that the file names by their paths, each once. */
async function renderPaths({ uploads }: Target, file: StoreFile, folder: string): Promise<FindPicture> {
  const made = new Map<string, Picture>();
  const render = async (picture: FilePicture | undefined, kind: "logo" | "cover" | "card" | "product") => {
    if (typeof picture !== "string" || made.has(picture)) return;
    // The file may be a stranger's: it must not publish the pictures of other folders.
    const path = resolve(folder, picture);
    if (relative(folder, path).split(sep)[0] === "..")
      throw new OperatorError(`The picture ${picture} is not in the folder of the file.`);
    const bytes = await readFile(path).catch((cause: unknown) => {
      throw new OperatorError(`The picture ${picture} cannot be read: ${String(cause)}`);
    });
    const rendered = await renderPicture(new Blob([new Uint8Array(bytes)]), kind).catch((error: unknown) => {
      if (error instanceof ApiError)
        throw new OperatorError(`The picture ${picture} is no PNG, WebP or JPG of at most 25 megapixels.`);
      throw error;
    });
    const urls: string[] = [];
    for (const copy of rendered.copies) {
      const name = `${randomBytes(18).toString("base64url")}.${copy.extension}`;
      await uploads.write(name, copy.bytes);
      urls.push(pictureUrl(name));
    }
    made.set(picture, describePicture(rendered, urls));
  };
  await render(file.logo, "logo");
  await render(file.cover, "cover");
  await render(file.card, "card");
  for (const { images } of file.sections.flatMap((section) => section.products))
    for (const image of images) await render(image, "product");
  return (picture) => (typeof picture === "string" ? (made.get(picture) ?? null) : (picture ?? null));
}
