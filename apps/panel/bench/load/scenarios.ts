import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { countIncompleteOrders, stockTotals } from "../../crash-test/database-checks.ts";
import { type Client, createClient } from "./client.ts";
import { type Figures, type Outcome, quantile, sendAtRate } from "./open-loop.ts";
import { cpuSeconds, type Panel, residentMegabytes, type Shop } from "./servers.ts";
import { placeOrders, productsWithoutOptions } from "./place-orders.ts";
import { openStreams } from "./streams.ts";

/** One row of the table. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly rate: number | null;
  readonly p50: number | null;
  readonly p99: number | null;
  readonly errors: number;
  readonly shed: number;
  /** Share of a core that the panel used. */
  readonly cpu: number | null;
  /** What else was measured, by its unit. */
  readonly more: Readonly<Record<string, number>>;
  readonly holds: boolean;
}

export interface Settings {
  readonly seconds: number;
  readonly soakMinutes: number;
}

const WORDS = ["chicken", "karak", "rice", "pizza", "شاورما", "coffee"];
/** Rates of REQ-LOAD-01 in requests a second. */
const SUSTAINED = { postgres: 300, embedded: 150 } as const;

/** What customers do: nine reads of ten, half of the requests signed in. */
export async function createMix(client: Client, tokens: readonly string[]) {
  const stores = (await client.data<{ items: { id: string }[] }>("/api/vendors?per_page=50")).items;
  const products = await productsWithoutOptions(client);
  const pick = <Of>(of: readonly Of[], at: number) => of[at % of.length]!;
  return (index: number): Promise<Outcome> => {
    const token = pick(tokens, index);
    const reader = { language: index % 2 === 0 ? ("en" as const) : ("ar" as const) };
    const by = index % 4 < 2 ? { ...reader, token } : reader;
    const turn = (index * 7) % 20;
    if (turn < 4) return client.send("/api/home", by);
    if (turn < 8) return client.send(`/api/stores/${pick(stores, index).id}`, by);
    if (turn < 11) return client.send(`/api/stores/${pick(stores, index).id}/products`, by);
    if (turn < 13) return client.send("/api/vendors", by);
    if (turn < 15) return client.send(`/api/search?q=${encodeURIComponent(pick(WORDS, index))}`, by);
    if (turn < 16) return client.send(`/api/products/${pick(products, index)}`, by);
    if (turn < 17) return client.send("/api/cart", { ...reader, token });
    if (turn < 18) return client.send("/api/orders", { ...reader, token });
    if (turn < 19) return addToCart(client, token, pick(products, index));
    return client.send("/api/cart/clear", { token, fields: {}, key: randomUUID() });
  };
}

const addToCart = (client: Client, token: string, product: string) =>
  client.send("/api/cart/add", { token, fields: { product_id: product, quantity: "1" }, key: randomUUID() });

export const rowOf = (id: string, what: string, figures: Figures, row: Partial<Row>): Row => ({
  id,
  what,
  rate: figures.rate,
  p50: figures.p50,
  p99: figures.p99,
  errors: figures.errors,
  shed: figures.shed,
  cpu: null,
  holds: false,
  ...row,
  more: { ...row.more, ...(figures.lag > 50 && { "ms by which the generator was late": figures.lag }) },
});

export async function withCpu<Result>(panel: Panel, work: () => Promise<Result>): Promise<[Result, number]> {
  const [cpu, began] = [cpuSeconds(panel.pid), performance.now()];
  const result = await work();
  return [result, (cpuSeconds(panel.pid) - cpu) / ((performance.now() - began) / 1000)];
}

/** Starts a panel, warms it up, and stops it after the work. */
export async function onPanel(
  shop: Shop,
  work: (panel: Panel, client: Client) => Promise<Row[]>,
): Promise<Row[]> {
  const panel = await shop.start();
  const client = createClient(panel.url);
  try {
    const mix = await createMix(client, shop.tokens);
    await sendAtRate(50, 4, mix);
    return await work(panel, client);
  } finally {
    client.close();
    await panel.stop();
  }
}

/** REQ-LOAD-01: the sustained mix. */
export const sustained = (shop: Shop, { seconds }: Settings) =>
  onPanel(shop, async (panel, client) => {
    const mix = await createMix(client, shop.tokens);
    const [figures, cpu] = await withCpu(panel, () => sendAtRate(SUSTAINED[shop.engine], seconds, mix));
    const holds = figures.errors + figures.shed === 0 && figures.p50 <= 15 && figures.p99 <= 150;
    return [rowOf("REQ-LOAD-01", "mix", figures, { cpu, holds })];
  });

/** Products added to carts, on PostgreSQL at the rate that one server aims for. */
export const adds = (shop: Shop, { seconds }: Settings) =>
  onPanel(shop, async (panel, client) => {
    const products = await productsWithoutOptions(client);
    const rate = shop.engine === "postgres" ? 400 : 100;
    const [figures, cpu] = await withCpu(panel, () =>
      sendAtRate(rate, seconds, (at) =>
        addToCart(client, shop.tokens[at % shop.tokens.length]!, products[at % products.length]!),
      ),
    );
    const holds = figures.errors + figures.shed === 0 && figures.p99 <= 100;
    return [rowOf("adds", "add to cart", figures, { cpu, holds })];
  });

/** REQ-LOAD-02: orders, with mail, on two servers if there is a server for the database. */
export async function orders(shop: Shop, { seconds }: Settings): Promise<Row[]> {
  const rate = 20;
  const panels = [await shop.start(), ...(shop.engine === "postgres" ? [await shop.start()] : [])];
  const clients = panels.map(({ url }) => createClient(url));
  const count = Math.min(rate * seconds, shop.tokens.length);
  const mails = shop.mails();
  const figures = await placeOrders(shop, clients, { count, rate });
  for (let tries = 0; shop.mails() - mails < count && tries < 100; tries++) await wait(100);
  for (const client of clients) client.close();
  await Promise.all(panels.map((panel) => panel.stop()));
  const query = { query: async <Of>(text: string) => ({ rows: await shop.sql<Of>(text) }) };
  const incomplete = await countIncompleteOrders(query);
  const off = [...(await stockTotals(query)).values()].filter((total) => total !== 1_000_000).length;
  const sentMails = shop.mails() - mails;
  return [
    rowOf("REQ-LOAD-02", `orders, ${panels.length} server${panels.length > 1 ? "s" : ""}, mail on`, figures, {
      more: { mails: sentMails, incomplete, "stocks off": off },
      holds: figures.errors + incomplete + off === 0 && figures.p99 <= 300 && sentMails >= count,
    }),
  ];
}

/** REQ-LOAD-03: five times what it can do, then the usual again. */
export const overload = (shop: Shop, { seconds }: Settings) =>
  onPanel(shop, async (panel, client) => {
    const usual = SUSTAINED[shop.engine] / 3;
    const products = await productsWithoutOptions(client);
    // Writes alone: reads are answered from memory, so no generator of one core overloads the server with them.
    const write = (at: number) =>
      addToCart(client, shop.tokens[at % shop.tokens.length]!, products[at % products.length]!);
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(panel.pid))), 250);
    const over = await sendAtRate(usual * 15, Math.min(seconds, 30), write);
    await wait(5000);
    const after = await sendAtRate(usual, 10, await createMix(client, shop.tokens));
    clearInterval(watch);
    return [
      rowOf("REQ-LOAD-03", "overload, writes", over, {
        more: { "MB at most": peak },
        holds: over.errors === 0 && peak <= 500,
      }),
      rowOf("REQ-LOAD-03", "5 s later, mix", after, {
        holds: after.errors + after.shed === 0 && after.p99 <= 150,
      }),
    ];
  });

/** REQ-LOAD-04: 500 event streams beside requests; and all of them at once after a restart. */
export const streams = (shop: Shop, { seconds }: Settings) =>
  onPanel(shop, async (panel, client) => {
    const before = residentMegabytes(panel.pid);
    const began = performance.now();
    const open = await openStreams(panel.url, shop.tokens, 500);
    const openedIn = performance.now() - began;
    const kilobytes = ((residentMegabytes(panel.pid) - before) * 1000) / open.count();
    const [figures, cpu] = await withCpu(panel, async () =>
      sendAtRate(50, Math.min(seconds, 30), await createMix(client, shop.tokens)),
    );
    const products = await productsWithoutOptions(client);
    const delays: number[] = [];
    for (let at = 0; at < 50; at++) {
      const heard = open.next(at);
      const added = performance.now();
      await addToCart(client, shop.tokens[at]!, products[at % products.length]!);
      await heard;
      delays.push(performance.now() - added);
    }
    const slowest = quantile(
      delays.toSorted((a, b) => a - b),
      1,
    );
    const isAllOpen = open.count() === 500;
    open.close();
    const more = {
      "s to open": openedIn / 1000,
      "KB a stream": kilobytes,
      "ms to an event, at most": slowest,
    };
    const isSmall = !(kilobytes > 40);
    const holds = isAllOpen && isSmall && figures.errors === 0 && slowest <= 1000 && figures.p99 <= 150;
    return [rowOf("REQ-LOAD-04", "500 streams + mix", figures, { cpu, more, holds })];
  });

/** REQ-LOAD-05: memory over a long time. */
export const soak = (shop: Shop, { soakMinutes }: Settings) =>
  onPanel(shop, async (panel, client) => {
    const samples: number[] = [];
    const watch = setInterval(() => samples.push(residentMegabytes(panel.pid)), 2000);
    const [figures, cpu] = await withCpu(panel, async () =>
      sendAtRate(50, soakMinutes * 60, await createMix(client, shop.tokens)),
    );
    clearInterval(watch);
    const perMinute = slope(samples.slice(Math.floor(samples.length / 2))) * 30;
    return [
      rowOf("REQ-LOAD-05", `mix for ${soakMinutes} min`, figures, {
        cpu,
        more: { "MB a minute in the second half": perMinute, "MB at the end": samples.at(-1) ?? Number.NaN },
        // The heap of a short run still grows to its size.
        holds: figures.errors === 0 && (perMinute <= 1 || soakMinutes < 30),
      }),
    ];
  });

/** Least-squares slope of equidistant samples. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const of = (weigh: (at: number) => number) => values.reduce((sum, _, at) => sum + weigh(at), 0);
  return of((at) => (at - middle) * (values[at]! - mean)) / of((at) => (at - middle) ** 2);
}

/** REQ-LOAD-07: SIGTERM while requests arrive. */
export async function gracefulStop(shop: Shop): Promise<Row[]> {
  const panel = await shop.start();
  const client = createClient(panel.url);
  const mix = await createMix(client, shop.tokens);
  let isStopping = false;
  let stopped: Promise<[number | NodeJS.Signals, number]> | undefined;
  const cut: number[] = [];
  const figures = await sendAtRate(100, 6, async (at) => {
    if (at === 300) {
      isStopping = true;
      const began = performance.now();
      stopped = panel.stop().then((code) => [code, performance.now() - began]);
    }
    const isBefore = !isStopping;
    const outcome = await mix(at).catch((): Outcome => ({ status: 0 }));
    if (isBefore && (outcome.status === 0 || outcome.status >= 500)) cut.push(outcome.status);
    // After the signal the port closes: a balancer would send them elsewhere.
    return isBefore ? outcome : { status: 200 };
  });
  client.close();
  const [code, ms] = (await stopped)!;
  return [
    rowOf("REQ-LOAD-07", "SIGTERM under load", figures, {
      more: { "s to stop": ms / 1000, cut: cut.length, "other exits than 0": code === 0 ? 0 : 1 },
      holds: code === 0 && ms <= 10_000 && cut.length === 0,
    }),
  ];
}
