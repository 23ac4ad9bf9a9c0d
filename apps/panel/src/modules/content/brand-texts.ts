import type { CallBody, CallData, panelPages, writePage } from "@talabee/contract";
import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { pages } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { BRAND_PAGES } from "../pages/brand-pages.js";
import { auditChange } from "./content-audit.js";

type PageList = CallData<typeof panelPages>;
type PanelPage = PageList["items"][number];

/** Pages of text, for those who write the brand's content: the product's own until another one is written. */
export function createPageService(panel: Panel) {
  async function list(queries: Queries): Promise<PageList> {
    const written = new Map((await queries.select().from(pages)).map((page) => [page.slug, page]));
    return {
      items: Object.entries(BRAND_PAGES).map(([id, own]) => {
        const page = written.get(id);
        const { title, blocks } = page ?? own!;
        return {
          id,
          title: { ...title },
          blocks: { en: [...blocks.en], ar: [...blocks.ar] },
          updated_at: page?.updatedAt.toISOString() ?? null,
        };
      }),
      next_cursor: null,
    };
  }

  async function read(queries: Queries, id: string): Promise<PanelPage> {
    const found = (await list(queries)).items.find((page) => page.id === id);
    if (found === undefined) throw new ApiError("not_found");
    return found;
  }

  async function change(
    user: SessionUser,
    { id, action }: { id: string; action: string },
    make: (tx: Queries, at: Date) => Promise<unknown>,
  ): Promise<PanelPage> {
    const at = panel.clock();
    return panel.db.transaction(async (tx) => {
      const before = await read(tx, id);
      await make(tx, at);
      const after = await read(tx, id);
      await auditChange(tx, { actorId: user.id, action, subjectId: id, at }, { before, after });
      return after;
    });
  }

  return {
    list: () => list(panel.db),

    write: (user: SessionUser, id: string, { title, blocks }: CallBody<typeof writePage>) =>
      change(user, { id, action: "page.write" }, (tx, updatedAt) =>
        tx
          .insert(pages)
          .values({ slug: id, title, blocks, updatedAt })
          .onConflictDoUpdate({ target: pages.slug, set: { title, blocks, updatedAt } }),
      ),

    reset: (user: SessionUser, id: string) =>
      change(user, { id, action: "page.reset" }, (tx) => tx.delete(pages).where(eq(pages.slug, id))),
  };
}
