import type {
  CallBody,
  CallData,
  createBanner,
  panelBanners,
  Picture,
  updateBanner,
} from "@talabee/contract";
import { asc, eq, max } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { banners, coupons } from "../../db/schema.js";
import { setPositions } from "../../db/set-positions.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { takePictures } from "../files/picture-rows.js";
import { checkPermutation } from "../../http/check-permutation.js";
import { definedFields } from "../../http/defined-fields.js";
import { auditChange } from "./content-audit.js";

type BannerList = CallData<typeof panelBanners>;
type PanelBanner = BannerList["items"][number];

/** Banners of the home page, for those who write the brand's content. */
export function createBannerService(panel: Panel) {
  async function list(queries: Queries): Promise<BannerList> {
    const rows = await queries.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
    return {
      items: rows.map(({ couponId, position: _, ...row }) => ({ ...row, coupon_id: couponId })),
      next_cursor: null,
    };
  }

  async function read(queries: Queries, id: string): Promise<PanelBanner> {
    const found = (await list(queries)).items.find((banner) => banner.id === id);
    if (found === undefined) throw new ApiError("not_found");
    return found;
  }

  return {
    list: () => list(panel.db),

    async create(user: SessionUser, form: CallBody<typeof createBanner>): Promise<PanelBanner> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await checkCoupon(tx, form.coupon_id);
        const [last] = await tx.select({ position: max(banners.position) }).from(banners);
        const id = randomUUID();
        await tx.insert(banners).values({
          id,
          title: form.title,
          text: form.text,
          action: form.action,
          link: form.link,
          image: await takeImages(tx, form.image_ids, at),
          tone: form.tone,
          couponId: form.coupon_id ?? null,
          position: (last?.position ?? -1) + 1,
        });
        const after = await read(tx, id);
        const of = { actorId: user.id, action: "banner.create", subjectId: id, at };
        await auditChange(tx, of, { before: null, after });
        return after;
      });
    },

    async update(user: SessionUser, id: string, form: CallBody<typeof updateBanner>): Promise<PanelBanner> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await tx.select({ id: banners.id }).from(banners).where(eq(banners.id, id)).for("update");
        const before = await read(tx, id);
        await checkCoupon(tx, form.coupon_id);
        const columns = definedFields({
          title: form.title,
          text: form.text,
          action: form.action,
          link: form.link,
          image: form.image_ids === undefined ? undefined : await takeImages(tx, form.image_ids, at),
          tone: form.tone,
          couponId: form.coupon_id,
        });
        if (Object.keys(columns).length === 0) return before;
        await tx.update(banners).set(columns).where(eq(banners.id, id));
        const after = await read(tx, id);
        const of = { actorId: user.id, action: "banner.update", subjectId: id, at };
        await auditChange(tx, of, { before, after });
        return after;
      });
    },

    async remove(user: SessionUser, id: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const before = await read(tx, id);
        await tx.delete(banners).where(eq(banners.id, id));
        const of = { actorId: user.id, action: "banner.delete", subjectId: id, at };
        await auditChange(tx, of, { before, after: null });
      });
    },

    async order(user: SessionUser, ids: readonly string[]): Promise<BannerList> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const before = (await list(tx)).items.map(({ id }) => id);
        checkPermutation(before, ids);
        await setPositions(tx, banners, ids);
        const of = { actorId: user.id, action: "banner.order", subjectId: "banners", at };
        await auditChange(tx, of, { before: { ids: before }, after: { ids } });
        return list(tx);
      });
    },
  };
}

async function takeImages(
  tx: Queries,
  { en, ar }: { en: string; ar: string },
  now: Date,
): Promise<{ en: Picture; ar: Picture }> {
  const of = { kind: "banner", storeId: null, field: "image_ids", now } as const;
  const [english, arabic] = await takePictures(tx, [en, ar], of);
  return { en: english!, ar: arabic! };
}

async function checkCoupon(tx: Queries, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const [coupon] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id));
  if (coupon === undefined) throwInvalidField("coupon_id");
}
