import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { reviews, searchPhrases, stores, users } from "../../db/schema.js";
import { moveOrderTo } from "../../testing/move-order.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  test = await createTestPanel();
  customer = await test.person();
  admin = await test.person({ role: "admin" });
});
afterAll(() => test.close());

afterEach(async () => {
  // The shown rating of a store and a product equals that of its reviews.
  const { rows } = (await test.db.execute(sql`
    select s.id from stores s left join reviews r on r.store_id = s.id
    group by s.id
    having s.reviews_count <> count(r.id) or s.rating_tenths <> coalesce(round(10.0 * sum(r.rating) / nullif(count(r.id), 0)), 0)
    union all
    select p.id from products p left join product_ratings r on r.product_id = p.id
    group by p.id having p.ratings_count <> count(r.rating) or p.rating_sum <> coalesce(sum(r.rating), 0)`)) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([]);
});

async function deliveredOrder(person: Person, items: readonly (readonly [string, number])[]) {
  const order = await test.order(person, items);
  await moveOrderTo(test, admin, order.id, "delivered");
  return order;
}

const review = (fields: object, person: Person = customer) => test.post("/api/reviews", fields, person);

describe("a review", () => {
  it("is accepted once for a delivered order, and updates the ratings of store and products", async () => {
    const order = await deliveredOrder(customer, [
      ["spice.tea", 1],
      ["spice.few", 1],
    ]);
    const products_ = [
      { id: "spice.tea", rating: 5 },
      { id: "spice.few", rating: 2 },
    ];
    const created = await review({ order_id: order.id, rating: 1, comment: " Cold ", products: products_ });
    expect([created.status, created.body.message]).toEqual([201, "Thank you for your review"]);
    expect(created.body.data).toMatchObject({ author: "Aisha S.", rating: 1, comment: "Cold", reply: null });
    const again = await review({ order_id: order.id, rating: 5 });
    expect([again.status, again.body.code]).toEqual([409, "already_reviewed"]);

    const shown = (await test.get("/api/stores/spice/reviews")).body.data;
    expect(shown).toMatchObject({ average: 3.3, total: 3, counts: [1, 0, 0, 1, 1] });
    expect(shown.items[0]).toEqual(created.body.data);
    expect((await test.get("/api/stores/spice")).body.data).toMatchObject({ rating: 3.3, reviews_count: 3 });
    expect((await test.get("/api/products/spice.tea")).body.data).toMatchObject({
      rating: 5,
      ratings_count: 1,
    });
    const weights = await test.db
      .selectDistinct({ id: searchPhrases.subjectId, weight: searchPhrases.weight })
      .from(searchPhrases)
      .where(sql`${searchPhrases.subjectId} in ('spice', 'spice.tea', 'spice.few')`)
      .orderBy(searchPhrases.subjectId);
    expect(weights).toEqual([
      { id: "spice", weight: 33 * 3 },
      { id: "spice.few", weight: 20 },
      { id: "spice.tea", weight: 50 },
    ]);
  });

  it("is limited to one's own delivered orders and their products", async () => {
    const waiting = await test.order(customer, [["bakery.bread", 20]]);
    const early = await review({ order_id: waiting.id, rating: 5 });
    expect([early.status, early.body.code]).toEqual([422, "order_not_delivered"]);
    expect((await review({ order_id: "nothing", rating: 5 })).status).toBe(404);

    const stranger = await test.person();
    const order = await deliveredOrder(stranger, [["spice.tea", 1]]);
    expect((await review({ order_id: order.id, rating: 5 })).body.code).toBe("not_found");
    const rated = (ids: readonly string[]) =>
      review({ order_id: order.id, rating: 5, products: ids.map((id) => ({ id, rating: 5 })) }, stranger);
    const other = await rated(["spice.tea", "spice.machboos"]);
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ["products.1.id"]]);
    expect(Object.keys((await rated(["spice.tea", "spice.tea"])).body.errors)).toEqual(["products.1.id"]);
    for (const rating of [0, 6, 2.5]) {
      expect((await review({ order_id: order.id, rating }, stranger)).status).toBe(422);
    }
    expect((await test.post("/api/reviews", { order_id: order.id, rating: 5 })).status).toBe(401);
    expect((await rated([])).status).toBe(201);
  });

  it("is offered to the customer of the newest delivered order without a review", async () => {
    const someone = await test.person();
    const offered = async (person?: Person, store = "spice") => {
      const { body, headers } = await test.get(`/api/stores/${store}/reviews`, person);
      expect(headers.get("Cache-Control")).toBe(person === undefined ? null : "no-store");
      return body.data.reviewable_order_id as string | null;
    };
    expect(await offered(someone)).toBeNull();
    const first = await deliveredOrder(someone, [["spice.tea", 1]]);
    expect(await offered(someone)).toBe(first.id);
    const second = await deliveredOrder(someone, [["spice.tea", 1]]);
    // An active order does not hide it.
    await test.order(someone, [["spice.tea", 1]]);
    expect(await offered(someone)).toBe(second.id);
    expect([await offered(), await offered(customer), await offered(someone, "bakery")]).toEqual([
      null,
      null,
      null,
    ]);
    expect((await review({ order_id: second.id, rating: 5 }, someone)).status).toBe(201);
    expect(await offered(someone)).toBe(first.id);
    expect((await review({ order_id: first.id, rating: 5 }, someone)).status).toBe(201);
    expect(await offered(someone)).toBeNull();
  });

  it("is accepted once when sent twice concurrently", async () => {
    const order = await deliveredOrder(customer, [["spice.tea", 1]]);
    const answers = await Promise.all([1, 2, 3].map((rating) => review({ order_id: order.id, rating })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it("shows its author's first name and initial, and stays when the author's account is deleted", async () => {
    const arabic = await test.person();
    await test.db
      .update(users)
      .set({ firstName: "نورة", lastName: "السليطي" })
      .where(eq(users.id, arabic.id));
    const order = await deliveredOrder(arabic, [["spice.tea", 1]]);
    expect((await review({ order_id: order.id, rating: 4 }, arabic)).body.data.author).toBe("نورة ا.");
  });
});

describe("a store's reviews", () => {
  beforeAll(async () => {
    await test.db.delete(reviews).where(eq(reviews.storeId, "majlis"));
    await test.db.insert(reviews).values(
      [3, 5, 1, 5, 4].map((rating, day) => ({
        id: `r${day}`,
        storeId: "majlis",
        author: "Noor",
        rating,
        createdAt: new Date(Date.UTC(2026, 0, 1 + day)),
        ...(day === 2 ? { replyText: "شكرًا", repliedAt: new Date(Date.UTC(2026, 1, 1)) } : {}),
      })),
    );
    await test.db.update(stores).set({ reviewsCount: 5, ratingTenths: 36 }).where(eq(stores.id, "majlis"));
  });

  it.each([
    ["newest", ["r4", "r3", "r2", "r1", "r0"]],
    ["highest", ["r3", "r1", "r4", "r0", "r2"]],
    ["lowest", ["r2", "r0", "r4", "r3", "r1"]],
  ])("are sorted %s first, page by page", async (sort, expected) => {
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const from: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const { body } = await test.get(`/api/stores/majlis/reviews?sort=${sort}&per_page=2${from}`);
      expect(body.data).toMatchObject({ average: 3.6, total: 5, counts: [1, 0, 1, 1, 2] });
      seen.push(...body.data.items.map(({ id }: { id: string }) => id));
      cursor = body.data.next_cursor;
    }
    expect(seen).toEqual(expected);
  });

  it("show the store's reply", async () => {
    const { items } = (await test.get("/api/stores/majlis/reviews?sort=lowest")).body.data;
    expect(items[0].reply).toEqual({ text: "شكرًا", at: "2026-02-01T00:00:00.000Z" });
  });

  it("are rejected for invalid sorts, and average 0 without reviews", async () => {
    const at = (query: string) => test.get(`/api/stores/majlis/reviews?${query}`);
    for (const query of ["sort=best", "cursor=zzz", "sort=highest&cursor=zzz", "per_page=51"]) {
      expect((await at(query)).status).toBe(422);
    }
    const { next_cursor } = (await at("sort=highest&per_page=1")).body.data;
    expect((await at(`sort=newest&cursor=${next_cursor}`)).status).toBe(422);
    expect((await test.get("/api/stores/nothing/reviews")).status).toBe(404);
    await test.db.delete(reviews).where(eq(reviews.storeId, "evening"));
    await test.db.update(stores).set({ reviewsCount: 0, ratingTenths: 0 }).where(eq(stores.id, "evening"));
    expect((await test.get("/api/stores/evening/reviews")).body.data).toEqual({
      average: 0,
      total: 0,
      counts: [0, 0, 0, 0, 0],
      items: [],
      next_cursor: null,
      reviewable_order_id: null,
    });
  });
});
