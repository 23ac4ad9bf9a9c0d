import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { category, list, refusal, startClientTestServer } from "../test/client-server.js";
import { defineCall } from "./call.js";
import { categories, vendors } from "./calls.js";
import { createClient } from "./client.js";
import type { StoreCard } from "./schemas/catalogue.js";

const { state, client, reply } = startClientTestServer();

const storeCard = (id: string, cuisines: unknown[] = []): StoreCard => ({
  id,
  name: `Store ${id}`,
  logo: null,
  brand_color: "#008080",
  cover: null,
  rating: 4.5,
  reviews_count: 10,
  cuisines: cuisines as string[],
  tags: [],
  is_open: true,
  opens_at: null,
  closes_at: "2026-01-01T23:00:00+03:00",
  min_order: 2000,
  delivery_fee: 500,
  free_delivery_over: null,
  delivery_time: { min: 20, max: 30 },
  order_types: ["delivery"],
  offer: null,
});

describe("REQ-UI-04: an invalid item", () => {
  it("is dropped and reported; the other items stay", async () => {
    reply(200, list([category("c1"), { ...category("c2"), tint: 7 }, category("c3"), null]));
    const { data } = await client().send(categories);
    expect(data.items.map((item) => item.id)).toEqual(["c1", "c3"]);
    expect(state.badItems).toEqual([
      { path: "/api/categories", item: "items.1", requestId: "req-1" },
      { path: "/api/categories", item: "items.3", requestId: "req-1" },
    ]);
  });

  it("is dropped without a listener as well", async () => {
    reply(200, list([7]));
    const quiet = createClient({ baseUrl: state.baseUrl, language: () => "en", token: () => null });
    expect((await quiet.send(categories)).data.items).toEqual([]);
  });

  it("is the innermost invalid one, at any position", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ fits: fc.boolean(), cuisines: fc.array(fc.option(fc.string()), { maxLength: 4 }) }),
          { maxLength: 12 },
        ),
        async (stores) => {
          state.badItems = [];
          reply(
            200,
            list(
              stores.map(({ fits, cuisines }, index) => ({
                ...storeCard(`s${index}`, cuisines),
                ...(fits ? {} : { rating: "many stars" }),
              })),
            ),
          );
          const { data } = await client().send(vendors);
          expect(data.items).toEqual(
            stores.flatMap(({ fits, cuisines }, index) =>
              fits
                ? [
                    storeCard(
                      `s${index}`,
                      cuisines.filter((cuisine) => cuisine !== null),
                    ),
                  ]
                : [],
            ),
          );
          const dropped = stores.flatMap(({ fits, cuisines }, index) => [
            ...(fits ? [] : [`items.${index}`]),
            ...cuisines.flatMap((cuisine, at) => (cuisine === null ? [`items.${index}.cuisines.${at}`] : [])),
          ]);
          expect(state.badItems.map((report) => report.item).toSorted()).toEqual(dropped.toSorted());
        },
      ),
    );
  });

  it("fails the response if the item is required", async () => {
    const winners = defineCall({
      method: "GET",
      path: "/api/winners",
      tag: "Events",
      summary: "Never nobody",
      access: "public",
      data: z.object({ items: z.array(z.string()).check(z.minLength(1)) }),
    });
    reply(200, { message: "", data: { items: [7, "Aisha"] } });
    expect((await client().send(winners)).data.items).toEqual(["Aisha"]);
    expect(state.badItems.splice(0)).toHaveLength(1);
    reply(200, { message: "", data: { items: [7] } });
    expect(await refusal(client().send(winners))).toMatchObject({ status: 200, code: "bad_answer" });
    expect(state.badItems).toEqual([]);
  });

  it("fails a response whose root is invalid", async () => {
    reply(200, { message: "", data: { items: [null], next_cursor: 7 } });
    expect(await refusal(client().send(categories))).toMatchObject({ status: 200, code: "bad_answer" });
    expect(state.badItems).toEqual([]);
  });
});
