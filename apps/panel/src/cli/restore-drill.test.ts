import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, inject, it } from "vitest";
import type { OpenDatabase } from "../db/database.js";
import { openEmbedded } from "../db/open-embedded.js";
import { openServer } from "../db/open-server.js";
import { vouchers } from "../db/schema.js";
import { brokenInvariants } from "../testing/invariants.js";
import { type Environment, type PanelProcess, runCommand } from "../testing/panel-process.js";
import { createEmptyData, createSeededData, setUpProcessTests, start } from "../testing/process-fixture.js";

setUpProcessTests();
type Data = Environment & { PANEL_DATA_DIR: string };

const EMAIL = "drill@example.com";
const PASSWORD = "karak-at-five";
const UPLOAD = "uploads/licence.pdf";

/** Opens the database of a panel that does not run, or of one on PostgreSQL. */
const openDatabase = (data: Data): Promise<OpenDatabase> =>
  data["DATABASE_URL"] === undefined
    ? openEmbedded(join(data.PANEL_DATA_DIR, "database"))
    : openServer(data["DATABASE_URL"], { poolSize: 2 });

async function withDatabase<T>(data: Data, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(data);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A client of one panel process. */
function clientOf(panel: PanelProcess, token?: string) {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const read = async (response: Response) => {
    // Responses of many calls; the contract's tests check their shapes.
    // oxlint-disable-next-line typescript/no-explicit-any
    const body = (await response.json()) as { code?: string; data: any };
    expect([response.ok, body.code]).toEqual([true, undefined]);
    return body.data;
  };
  return {
    get: async (path: string) => read(await fetch(panel.url + path, { headers })),
    post: async (path: string, body: object) =>
      read(
        await fetch(panel.url + path, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
          body: JSON.stringify(body),
        }),
      ),
  };
}
type Client = ReturnType<typeof clientOf>;

async function signIn(panel: PanelProcess): Promise<Client> {
  const { token } = await clientOf(panel).post("/api/login", { email: EMAIL, password: PASSWORD });
  return clientOf(panel, token as string);
}

/** Orders two teas, in cash. */
async function order(client: Client): Promise<{ id: string; order_code: string }> {
  await client.post("/api/cart/add", { product_id: "spice.tea", quantity: 2 });
  const chosen = { order_type: "pickup", payment_method: "cod" };
  const { quote_hash } = await client.post("/api/cart/quote", chosen);
  return client.post("/api/orders", { ...chosen, quote_hash });
}

/** What the customer sees of orders and money. */
const account = async (client: Client) => ({
  orders: await client.get("/api/orders?scope=current"),
  wallet: await client.get("/api/wallet"),
  // Their ids are made with a key of each panel.
  entries: (await client.get("/api/wallet/transactions")).items.map((entry: object) => ({
    ...entry,
    id: undefined,
  })),
});

it("restores orders, wallet and uploads into an empty panel, which starts and takes orders", async () => {
  const lost: Data = await createSeededData();
  await withDatabase(lost, ({ db }) =>
    db
      .insert(vouchers)
      .values({ id: randomUUID(), code: "DRILL25", amount: 2500, creditDays: 30, createdAt: new Date() }),
  );
  const names = ["--first-name", "Sara", "--last-name", "Saad"];
  await runCommand(["user", "create", EMAIL, ...names, "--password-stdin"], lost, `${PASSWORD}\n`);
  const upload = Buffer.from("%PDF-1.7 a licence");
  await mkdir(dirname(join(lost.PANEL_DATA_DIR, UPLOAD)), { recursive: true });
  await writeFile(join(lost.PANEL_DATA_DIR, UPLOAD), upload);

  const first = await start(lost);
  const customer = await signIn(first);
  await customer.post("/api/wallet/redeem", { code: "DRILL25" });
  const placed = await order(customer);
  const before = await account(customer);
  expect(before.wallet.balance).toBe(2500);
  expect(before.orders.items).toHaveLength(1);
  // The embedded database allows one process; a server is backed up while the panel runs.
  if (inject("testDatabase").kind === "embedded") await first.stop();
  const backup = join((await createEmptyData()).PANEL_DATA_DIR, "panel.backup");
  const backedUp = await runCommand(["backup", backup], lost);
  expect([backedUp.code, backedUp.errors]).toEqual([0, ""]);
  // The disaster: the panel dies and its files are gone.
  await first.kill();
  await rm(lost.PANEL_DATA_DIR, { recursive: true });

  const empty: Data = await createEmptyData();
  const restored = await runCommand(["restore", backup], empty);
  expect([restored.code, restored.errors]).toEqual([0, ""]);
  const second = await start(empty);
  const again = await signIn(second);
  expect(await account(again)).toEqual(before);
  expect(await readFile(join(empty.PANEL_DATA_DIR, UPLOAD))).toEqual(upload);
  const next = await order(again);
  expect(next.id).not.toBe(placed.id);
  expect(next.order_code).not.toBe(placed.order_code);
  expect((await again.get("/api/orders?scope=current")).items).toHaveLength(2);
  await second.stop();
  expect(await withDatabase(empty, ({ db }) => brokenInvariants(db))).toEqual([]);
});
