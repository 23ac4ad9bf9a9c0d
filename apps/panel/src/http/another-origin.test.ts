import { createClient, PanelError, storeProducts, vendors } from "@talabee/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { products } from "../db/schema.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";

const SHOP = "https://shop.example";
const PANEL = "https://panel.example";

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel({}, { PANEL_ORIGINS: SHOP });
});
afterAll(() => test.close());

/** The client in an application of this origin. A browser hides responses that do not allow the origin. */
const clientOn = (origin: string) =>
  createClient({
    baseUrl: PANEL,
    language: () => "ar",
    token: () => null,
    fetch: async (input, init) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), Origin: origin };
      const response = await test.app.request(input as string, { ...init, headers });
      if (response.headers.get("Access-Control-Allow-Origin") !== origin)
        throw new TypeError("Failed to fetch");
      return response;
    },
  });

it("gives an application of an allowed origin the addresses of its pictures", async () => {
  const image = {
    src: "/media/tea.webp",
    srcset: "/media/tea-1.webp 1x, /media/tea-2.webp 2x",
    width: 8,
    height: 8,
    thumbhash: null,
  };
  await test.db.update(products).set({ image });
  const client = clientOn(SHOP);
  const { data } = await client.send(vendors);
  const pages = await Promise.all(
    data.items.map(({ id }) => client.send(storeProducts, { params: { id }, query: { per_page: 50 } })),
  );
  const pictures = JSON.stringify([data, pages]).match(/"(src|srcset)":"[^"]+"/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect(picture).toMatch(/^"src(set)?":"https:\/\/panel\.example\//);
  expect(pictures.join()).not.toMatch(/[," ]\/media/);
});

it("says in the customer's language that another origin has no connection", async () => {
  const error: unknown = await clientOn("https://other.example")
    .send(vendors)
    .catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(PanelError);
  expect(error).toMatchObject({
    code: "network",
    message: expect.stringContaining("لا يوجد اتصال") as string,
  });
});
