import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { expect, it } from "vitest";
import { registry } from "./registry.js";

/** Bundle size of an application that imports these names, in bytes. */
async function bundle(names: string): Promise<string> {
  const entry = fileURLToPath(new URL("entry.js", import.meta.url));
  const result = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${names} } from "./index.js";` : null),
        // One file, with what the client loads at its first call.
        transform: (code, id) =>
          id.endsWith("/src/client.ts")
            ? `import { parseAnswer, parseErrorData } from "./parse-answer.js"; ${code.replace('import("./parse-answer.js")', "({ parseAnswer, parseErrorData })")}`
            : null,
      },
    ],
    resolve: { conditions: ["@talabee/source", "module", "browser"] },
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  })) as { output: Rollup.OutputChunk[] };
  return result.output[0]!.code;
}

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

/** For the client and the schemas of one page. */
const MAX_PAGE_BYTES = 13.2 * 1024;
const pages: Record<string, string> = {
  home: "appSettings, currentUser, home, categories, vendors, cart",
  store: "store, storeProducts, storeCategory, product, addToCart, updateCartLine",
  checkout: "cart, quoteCart, addresses, createAddress, paymentMethods, createOrder",
  orders: "orders, order, trackOrder, orderEvents, cancelOrder",
  "sign-in": "login, register, verifyEmail, resendVerification, resetPassword",
  family: "family, joinFamily, addToFamilyBasket, orderFamilyBasket",
  wallet: "wallet, walletTransactions, topUpWallet, redeemVoucher",
  staff: "panelOrders, transitionOrder, assignRider, updatePanelProduct",
};

it.each(Object.entries(pages))(
  "stays within its limit on a page: %s",
  { timeout: 60_000 },
  async (_, calls) => {
    expect(gzipped(await bundle(`createClient, ${calls}`))).toBeLessThan(MAX_PAGE_BYTES);
  },
);

it("an application bundles only the calls it imports", { timeout: 60_000 }, async () => {
  const five = await bundle("createClient, login, home, store, cart, orders");
  expect(five).toContain("/api/home");
  expect(five).not.toContain("/api/addresses");
  expect(five).not.toContain("Delete an address");
  expect(gzipped(five)).toBeLessThan(MAX_PAGE_BYTES);

  const rules = await bundle("shouldRetry");
  expect(rules.length).toBeLessThan(1000);
});

it("a further call adds little", { timeout: 60_000 }, async () => {
  const one = gzipped(await bundle("createClient, contactUs"));
  const all = gzipped(await bundle(`createClient, ${Object.keys(registry).join(", ")}`));
  // No page makes them all. How much they weigh together grows with their number.
  expect((all - one) / Object.keys(registry).length).toBeLessThan(170);
});
