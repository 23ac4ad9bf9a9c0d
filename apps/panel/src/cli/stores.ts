import { eq } from "drizzle-orm";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Database } from "../db/database.js";
import { stores } from "../db/schema.js";
import { writeAuditEntry } from "../modules/audit/audit-log.js";
import { refreshStores } from "../modules/search/search-documents.js";
import { insertDraft } from "../modules/stores/create-store.js";
import { missingRequirements, type StoreRequirement } from "../modules/stores/store-requirements.js";
import { openUploadStore } from "../uploads/open-upload-store.js";
import type { OpenForCommand } from "./open-for-command.js";
import { OperatorError } from "./operator-error.js";
import { exportStore } from "./store-file/export-store.js";
import { importStore } from "./store-file/import-store.js";

type Say = (line: string) => void;

/** What an operator does about each requirement. */
const TO_DO: Readonly<Record<StoreRequirement, string>> = {
  category: "a category",
  hours: "opening hours",
  location: "a zone and a location",
  menu: "a product in stock",
  staff: "somebody who accepts its orders: panel user staff EMAIL STORE",
};

/** Who did it, in the audit log: the operator at the command line. */
const ofCommand = () => ({ actorId: null, at: new Date() });

/** Creates an empty draft. */
export async function createStore(db: Database, name: { en: string; ar: string }, say: Say): Promise<void> {
  const id = await db.transaction(async (tx) => {
    const store = await insertDraft(tx, { name });
    await writeAuditEntry(tx, {
      ...ofCommand(),
      action: "store.create",
      subjectId: store.id,
      storeId: store.id,
      after: { name },
    });
    await refreshStores(tx, [store.id], { withProducts: false });
    return store.id;
  });
  say(`Created the draft ${id}`);
}

/** Writes a store into a new file. */
export async function writeStoreFile(
  { config, database }: OpenForCommand,
  { id, file }: { id: string; file: string },
  say: Say,
): Promise<void> {
  if (existsSync(file))
    throw new OperatorError(`${file} already exists; an export does not overwrite files.`);
  const uploads = await openUploadStore(config);
  const store = await exportStore({ db: database.db, uploads, dataDir: config.dataDir }, id);
  await writeFile(file, `${JSON.stringify(store, null, 2)}\n`, { flag: "wx" });
  say(`Wrote ${id} to ${file}`);
}

/** Makes a draft of a file, with an owner if one is named. */
export async function readStoreFromFile(
  { config, database }: OpenForCommand,
  { file, owner }: { file: string; owner: string | null },
  say: Say,
): Promise<void> {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  const uploads = await openUploadStore(config);
  const { id, products } = await importStore(
    { db: database.db, uploads, dataDir: config.dataDir },
    file,
    owner,
  );
  say(`Created the draft ${id} with ${products} products`);
}

/**
 * Opens a store to customers, or takes it out of the shop: its page, cart lines and orders then say `store_inactive`; running
 * orders go on.
 */
export async function activateStore(db: Database, id: string, active: boolean, say: Say): Promise<void> {
  await db.transaction(async (tx) => {
    const [store] = await tx.select().from(stores).where(eq(stores.id, id)).for("no key update");
    if (store === undefined) throw new OperatorError(`There is no store with the id ${id}.`);
    const missing = active && store.isDraft ? await missingRequirements(tx, store) : [];
    if (missing.length > 0)
      throw new OperatorError(
        `${id} cannot open yet. It needs:\n${missing.map((one) => `  ${TO_DO[one]}`).join("\n")}`,
      );
    await tx
      .update(stores)
      .set({ active, isDraft: store.isDraft && !active })
      .where(eq(stores.id, id));
    await writeAuditEntry(tx, {
      ...ofCommand(),
      action: active ? "store.open" : "store.deactivate",
      subjectId: id,
      storeId: id,
      before: { active: store.active },
      after: { active },
    });
    // The words of its products may have been deleted meanwhile.
    await refreshStores(tx, [id], { withProducts: active });
  });
  say(`${id} ${active ? "takes orders" : "takes no orders"}`);
}
