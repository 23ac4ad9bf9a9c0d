import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../app.js";
import { auditLog, reviewPhotos } from "../../db/schema.js";
import { createLimits } from "../../http/limits.js";
import { moveOrderTo } from "../../testing/move-order.js";
import { PASSWORD, registerCustomer } from "../../testing/auth-fixture.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createUploadDeletion, DELETE_UPLOAD } from "../files/discard-uploads.js";
import { uploadsFolder } from "../../uploads/folder-store.js";

let test: TestPanel;
let customer: Person;
let staff: Person;
let staffElsewhere: Person;
let admin: Person;
beforeAll(async () => {
  test = await createTestPanel();
  test.panel.jobs.handle(DELETE_UPLOAD, createUploadDeletion(test.panel));
  test.panel.jobs.start();
  customer = await test.person();
  staff = await test.person({ storeId: "spice" });
  staffElsewhere = await test.person({ storeId: "bakery" });
  admin = await test.person({ role: "admin" });
});
afterAll(() => test.close());

const MB = 1024 * 1024;
const stored = () => readdir(uploadsFolder(test.panel.config.dataDir)).catch(() => [] as string[]);
/** A picture that tells where it was taken, as phones write it. */
const picture = async (width = 1600, height = 1200, format: "png" | "jpeg" | "webp" = "jpeg") =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#9b1b4b" } })
      .withExif({ IFD0: { Model: "Phone of Aisha" }, IFD3: { GPSLatitude: "25/1 17/1 0/1" } })
      .toFormat(format)
      .toBuffer(),
  );
const photo = async (...size: [number?, number?]) =>
  new File([await picture(...size)], "../../dish.html", { type: "image/jpeg" });

async function deliveredOrder(person: Person): Promise<string> {
  const order = await test.order(person, [["spice.tea", 1]]);
  await moveOrderTo(test, admin, order.id, "delivered");
  return order.id as string;
}

const review = async (photos: readonly File[], person = customer, orderId?: string) =>
  test.post(
    "/api/reviews",
    { order_id: orderId ?? (await deliveredOrder(person)), rating: 5, comment: "Hot", photos },
    person,
  );
interface Shown {
  id: string;
  image: { src: string; width: number; height: number };
  is_pending: boolean;
}
const shownTo = async (reviewId: string, person?: Person): Promise<Shown[]> => {
  const { items } = (await test.get("/api/stores/spice/reviews?per_page=50", person)).body.data;
  return items.find(({ id }: { id: string }) => id === reviewId).photos;
};
const waiting = async (person: Person, query = "") =>
  (await test.get(`/api/panel/review-photos?per_page=50${query}`, person)).body.data.items as {
    id: string;
    image: { src: string };
    review: { id: string; comment: string };
    vendor_id: string;
  }[];
const decide = (id: string, state: string, person = staff) =>
  test.post(`/api/panel/review-photos/${id}/decide`, { state }, person);

it("REQ-ACCOUNT-30: a photograph is public once the store has approved it", async () => {
  const created = await review([await photo(), await photo(300, 400)]);
  expect([created.status, created.body.data.photos.length]).toEqual([201, 2]);
  const { id: reviewId, photos } = created.body.data as { id: string; photos: Shown[] };
  expect(photos.map(({ image: { width, height }, is_pending }) => [width, height, is_pending])).toEqual([
    [1080, 810, true],
    [300, 400, true],
  ]);

  // Only the author is sent them, and their plain address serves nothing.
  expect(await shownTo(reviewId)).toEqual([]);
  for (const person of [staff, staffElsewhere]) expect(await shownTo(reviewId, person)).toEqual([]);
  expect((await shownTo(reviewId, customer)).map(({ id }) => id)).toEqual(photos.map(({ id }) => id));
  const [plain] = photos[0]!.image.src.split("?");
  for (const path of [plain!, `${plain}?until=9999999999&key=x`, plain!.replace("review-photos", "avatars")])
    expect([path, (await test.get(path)).status]).toEqual([path, 404]);

  const preview = await test.app.request(photos[0]!.image.src);
  const validity = Number(/^private, max-age=(\d+)$/.exec(preview.headers.get("Cache-Control")!)?.[1]);
  expect([preview.status, validity > 3600 - 60, validity <= 7200]).toEqual([200, true, true]);
  expect(preview.headers.get("Content-Security-Policy")).toContain("sandbox");
  const bytes = Buffer.from(await preview.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1080, height: 810 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();

  // The address of a preview stays the same for an hour, so that it is loaded once, and expires.
  const untilHour = 3600 - (Math.floor(test.panel.clock().getTime() / 1000) % 3600);
  test.passTime(untilHour + 60);
  const sources = async () => (await shownTo(reviewId, customer)).map(({ image: { src } }) => src);
  const first = await sources();
  test.passTime(3400);
  expect(await sources()).toEqual(first);
  expect((await waiting(staff)).map(({ image: { src } }) => src)).toEqual(first);
  expect((await test.get(first[0]!)).status).toBe(200);
  test.passTime(3600 + 200);
  expect((await test.get(first[0]!)).status).toBe(404);
  test.passTime(-(untilHour + 60 + 3400 + 3800));

  expect((await waiting(staff)).map(({ id, review: { id: of }, vendor_id }) => [id, of, vendor_id])).toEqual(
    photos.map(({ id }) => [id, reviewId, "spice"]),
  );
  expect(await waiting(staffElsewhere)).toEqual([]);
  expect(await waiting(admin, "&vendor_id=bakery")).toEqual([]);
  expect((await decide(photos[0]!.id, "approved", staffElsewhere)).status).toBe(404);
  expect((await decide(photos[0]!.id, "approved", customer)).status).toBe(403);
  expect((await decide(photos[0]!.id, "pending")).status).toBe(422);

  const approved = await decide(photos[0]!.id, "approved");
  expect([approved.status, approved.body.data.state]).toEqual([200, "approved"]);
  expect(await waiting(staff)).toHaveLength(1);
  const [shown, ...others] = await shownTo(reviewId);
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ id: photos[0]!.id, is_pending: false, image: { src: plain } });
  const served = await test.app.request(plain!);
  expect([served.status, served.headers.get("Cache-Control")]).toEqual([200, "public, max-age=86400"]);
  const [entry] = await test.db.select().from(auditLog).where(eq(auditLog.subjectId, photos[0]!.id));
  expect(entry).toMatchObject({ action: "review_photo.decide", storeId: "spice", actorId: staff.id });
});

it("REQ-ACCOUNT-30: a rejected photograph is deleted, also after it was approved", async () => {
  const { id: reviewId, photos } = (await review([await photo(), await photo()])).body.data;
  const before = (await stored()).length;
  expect((await decide(photos[0].id, "approved")).status).toBe(200);
  for (const { id } of photos as Shown[]) {
    const rejected = await decide(id, "rejected");
    expect([rejected.status, rejected.body.data.state, rejected.body.data.image]).toEqual([
      200,
      "rejected",
      null,
    ]);
    expect((await decide(id, "rejected")).status).toBe(200);
    expect((await decide(id, "approved")).status).toBe(422);
  }
  await expect.poll(async () => (await stored()).length).toBe(before - 2);
  expect(await shownTo(reviewId, customer)).toEqual([]);
  expect((await test.get(photos[0].image.src.split("?")[0])).status).toBe(404);
});

it("accepts up to three JPG or PNG of 5 MB, and leaves no file of a review that is refused", async () => {
  const before = await stored();
  const order = await deliveredOrder(customer);
  const good = await photo(40, 30);
  const webp = new File([await picture(40, 30, "webp")], "a.jpg", { type: "image/jpeg" });
  const large = new File([await picture(40, 30), new Uint8Array(5 * MB)], "a.jpg", { type: "image/jpeg" });
  const errorsOf = async (photos: readonly File[]) => {
    const { status, body } = await review(photos, customer, order);
    expect(status).toBe(422);
    return body.errors;
  };
  expect(await errorsOf([good, webp])).toEqual({ photos: ["Use JPG or PNG"] });
  const cut = new File([(await picture()).slice(0, -400)], "a.jpg", { type: "image/jpeg" });
  expect(await errorsOf([good, cut])).toEqual({
    photos: ["This file is damaged and cannot be read. Choose another"],
  });
  expect(await errorsOf([await photo(5200, 5200)])).toEqual({
    photos: ["The picture has more than 25 megapixels"],
  });
  expect(await errorsOf([good, large])).toEqual({ "photos.1": ["The file is larger than 5 MB"] });
  expect(Object.keys(await errorsOf([good, good, good, good]))).toEqual(["photos"]);
  // The order of another customer: refused before anything is decoded.
  expect((await review([webp], await test.person(), order)).status).toBe(404);
  const all = [new File([new Uint8Array(5 * MB)], "a.jpg"), ...Array.from({ length: 3 }, () => large)];
  const flood = await review(all, customer, order);
  expect([flood.status, flood.body.code]).toEqual([413, "payload_too_large"]);
  expect(await stored()).toEqual(before);

  const answers = await Promise.all([1, 2].map(() => review([good], customer, order)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await stored()).length).toBe(before.length + 1);
});

it("is exported and deleted with the account (REQ-SEC-17)", async () => {
  const someone = (await registerCustomer(test)) as unknown as Person;
  const before = (await stored()).length;
  const { id: reviewId, photos } = (await review([await photo()], someone)).body.data;
  await decide(photos[0].id, "approved");
  const exported = await test.post("/api/account/export", { current_password: PASSWORD }, someone);
  expect(exported.body.data.sections.review_photos).toMatchObject([{ id: photos[0].id, state: "approved" }]);
  expect(await shownTo(reviewId)).toHaveLength(1);
  const deleted = await test.post("/api/account/delete", { current_password: PASSWORD }, someone);
  expect(deleted.status, JSON.stringify(deleted.body)).toBe(200);
  await expect.poll(async () => (await stored()).length).toBe(before);
  expect(await test.db.select().from(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId))).toEqual([]);
  expect((await test.get(photos[0].image.src.split("?")[0])).status).toBe(404);
});

it("queries the database only for names that it generates, within the limit and not while overloaded", async () => {
  const queries: string[] = [];
  const { db } = test.panel;
  const watched = new Proxy(db, {
    get: (target, key) => {
      if (key === "select") queries.push("query");
      return Reflect.get(target, key) as unknown;
    },
  });
  let isBusy = false;
  const limits = { ...test.panel.config.limits, requests: { points: 5, seconds: 60 } };
  const panel = {
    ...test.panel,
    db: watched,
    isBusy: () => isBusy,
    limits: createLimits(test.panel.raw, limits),
  };
  const app = await createApp(panel, { checkAnswers: true, streams: test.streams, mediaDir: "/nowhere" });
  const ask = async (name: string) => {
    queries.length = 0;
    const { status, headers } = await app.request(`/review-photos/${name}`);
    return [status, queries.length, headers.has("Retry-After")];
  };
  const generated = `${"a".repeat(24)}.jpg`;
  expect(await ask(generated)).toEqual([404, 1, false]);
  for (const name of ["x.jpg", `${"a".repeat(24)}.pdf`, "%00"])
    expect(await ask(name)).toEqual([404, 0, false]);
  isBusy = true;
  expect(await ask(generated)).toEqual([503, 0, true]);
  isBusy = false;
  expect(await ask(generated)).toEqual([429, 0, true]);
});
