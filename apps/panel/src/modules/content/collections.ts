import type {
  CallBody,
  CallData,
  createCollection,
  panelCollections,
  updateCollection,
} from "@talabee/contract";
import { and, asc, eq, inArray, max, notInArray } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { collections, products, stores, subCollections } from "../../db/schema.js";
import { setPositions } from "../../db/set-positions.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { takePicture } from "../files/picture-rows.js";
import { checkPermutation } from "../../http/check-permutation.js";
import { definedFields } from "../../http/defined-fields.js";
import { auditChange } from "./content-audit.js";

type CollectionList = CallData<typeof panelCollections>;
type PanelCollection = CollectionList["items"][number];
type Parts = CallBody<typeof createCollection>["parts"];

/** Collections of products, for those who write the brand's content. */
export function createCollectionService(panel: Panel) {
  async function list(queries: Queries): Promise<CollectionList> {
    const rows = await queries
      .select()
      .from(collections)
      .orderBy(asc(collections.position), asc(collections.id));
    const parts = await queries
      .select()
      .from(subCollections)
      .orderBy(asc(subCollections.position), asc(subCollections.id));
    return {
      items: rows.map(({ id, name, image }) => ({
        id,
        name,
        image,
        parts: parts.flatMap((part) =>
          part.collectionId === id
            ? [{ id: part.id, name: part.name, product_ids: part.productIds, vendor_ids: part.storeIds }]
            : [],
        ),
      })),
      next_cursor: null,
    };
  }

  async function read(queries: Queries, id: string): Promise<PanelCollection> {
    const found = (await list(queries)).items.find((one) => one.id === id);
    if (found === undefined) throw new ApiError("not_found");
    return found;
  }

  return {
    list: () => list(panel.db),

    async create(user: SessionUser, form: CallBody<typeof createCollection>): Promise<PanelCollection> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const [last] = await tx.select({ position: max(collections.position) }).from(collections);
        const id = randomUUID();
        await tx.insert(collections).values({
          id,
          name: form.name,
          image: (await takePicture(tx, form.image_id, ofImage(at))) ?? null,
          position: (last?.position ?? -1) + 1,
        });
        await setParts(tx, id, form.parts);
        const after = await read(tx, id);
        const of = { actorId: user.id, action: "collection.create", subjectId: id, at };
        await auditChange(tx, of, { before: null, after });
        return after;
      });
    },

    async update(
      user: SessionUser,
      id: string,
      form: CallBody<typeof updateCollection>,
    ): Promise<PanelCollection> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await tx.select({ id: collections.id }).from(collections).where(eq(collections.id, id)).for("update");
        const before = await read(tx, id);
        const image = await takePicture(tx, form.image_id, ofImage(at));
        const columns = definedFields({ name: form.name, image });
        if (Object.keys(columns).length > 0)
          await tx.update(collections).set(columns).where(eq(collections.id, id));
        if (form.parts !== undefined) await setParts(tx, id, form.parts);
        const after = await read(tx, id);
        const of = { actorId: user.id, action: "collection.update", subjectId: id, at };
        await auditChange(tx, of, { before, after });
        return after;
      });
    },

    async remove(user: SessionUser, id: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const before = await read(tx, id);
        await tx.delete(collections).where(eq(collections.id, id));
        const of = { actorId: user.id, action: "collection.delete", subjectId: id, at };
        await auditChange(tx, of, { before, after: null });
      });
    },

    async order(user: SessionUser, ids: readonly string[]): Promise<CollectionList> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const before = (await list(tx)).items.map(({ id }) => id);
        checkPermutation(before, ids);
        await setPositions(tx, collections, ids);
        const of = { actorId: user.id, action: "collection.order", subjectId: "collections", at };
        await auditChange(tx, of, { before: { ids: before }, after: { ids } });
        return list(tx);
      });
    },
  };
}

const ofImage = (now: Date) => ({ kind: "collection", storeId: null, field: "image_id", now }) as const;

/** Makes the parts of a collection those of a list, in its order. */
async function setParts(tx: Queries, collectionId: string, parts: Parts): Promise<void> {
  await checkIds(tx, parts);
  const known = await tx
    .select({ id: subCollections.id })
    .from(subCollections)
    .where(eq(subCollections.collectionId, collectionId));
  const kept = parts.flatMap(({ id }) => id ?? []);
  const isOwn =
    kept.every((id) => known.some((part) => part.id === id)) && new Set(kept).size === kept.length;
  if (!isOwn) throwInvalidField("parts");
  await tx
    .delete(subCollections)
    .where(
      and(
        eq(subCollections.collectionId, collectionId),
        kept.length === 0 ? undefined : notInArray(subCollections.id, kept),
      ),
    );
  for (const [position, { id = randomUUID(), name, product_ids, vendor_ids }] of parts.entries()) {
    const columns = { name, productIds: product_ids, storeIds: vendor_ids, position };
    await tx
      .insert(subCollections)
      .values({ id, collectionId, ...columns })
      .onConflictDoUpdate({ target: subCollections.id, set: columns });
  }
}

/** Throws `validation_failed` unless all products and stores exist. */
async function checkIds(tx: Queries, parts: Parts): Promise<void> {
  const productIds = [...new Set(parts.flatMap((part) => part.product_ids))];
  const storeIds = [...new Set(parts.flatMap((part) => part.vendor_ids))];
  const known = await tx.select({ id: products.id }).from(products).where(inArray(products.id, productIds));
  const open = await tx.select({ id: stores.id }).from(stores).where(inArray(stores.id, storeIds));
  if (known.length !== productIds.length || open.length !== storeIds.length) throwInvalidField("parts");
}
