import { sql } from "drizzle-orm";
import sharp from "sharp";
import { type Answer, createTestPanel, type Person } from "./test-panel.js";
import { openTestDatabase } from "./test-database.js";

/** A panel whose database has its tables and not a row of the fixture's stores: as an operator finds it who starts from nothing. */
export async function createEmptyPanel() {
  const test = await createTestPanel({}, {}, async () => {
    const database = await openTestDatabase();
    await database.db.execute(
      sql`truncate stores, categories, collections, banners, pages, search_documents, search_words, search_aliases cascade`,
    );
    return database;
  });
  /** Sends JSON, as the programs of an office may. */
  const post = (path: string, body: object, who: Person, key?: string): Promise<Answer> =>
    test.send("POST", path, JSON.stringify(body), {
      ...who,
      ...(key === undefined ? {} : { key }),
      headers: { "Content-Type": "application/json" },
    });
  return { ...test, json: post };
}

export type EmptyPanel = Awaited<ReturnType<typeof createEmptyPanel>>;

/** A picture of a size, as a camera or a designer has it. */
export async function pictureFile(width = 640, height = 480): Promise<File> {
  const bytes = await sharp({
    create: { width, height, channels: 3, background: "#b35c1e" },
  })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "dish.jpg", { type: "image/jpeg" });
}
