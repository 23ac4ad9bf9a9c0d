import { isOpen } from "@talabee/domain";
import { count, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products, stores, users } from "../db/schema.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { fixtureContent } from "../testing/fixture-content.js";
import { BRAND_COLOURS } from "./brand-colours.js";
import { DEMO_ACCOUNTS, ensureDemoAccounts } from "./demo-accounts.js";
import { variantFile } from "./picture-kinds.js";
import { publishPicture } from "./picture-widths.js";
import { seed } from "./seed.js";

let test: TestPanel;
let folder: string;
beforeAll(async () => {
  test = await createTestPanel();
  folder = await mkdtemp(join(tmpdir(), "talabee-seed-"));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

it("seeds only an empty database", async () => {
  const options = { picturesDir: folder, mediaDir: folder, now: new Date() };
  expect(await seed(test.db, fixtureContent, options)).toBeNull();
  expect((await test.db.select({ count: count() }).from(products))[0]?.count).toBe(12);
});

it("reads hours that end before they start as ending after midnight", async () => {
  const [evening] = await test.db.select().from(stores).where(eq(stores.id, "evening"));
  expect(isOpen(evening!.openingHours, new Date("2026-03-02T01:59:00+03:00"), "Asia/Qatar")).toBe(true);
  expect(isOpen(evening!.openingHours, new Date("2026-03-02T02:00:00+03:00"), "Asia/Qatar")).toBe(false);
});

it("publishes a picture in several widths as AVIF, and as it is, under content-hashed names, with a thumbhash", async () => {
  const source = join(folder, "dish.webp");
  await sharp({ create: { width: 640, height: 480, channels: 3, background: "#a33" } })
    .webp()
    .toFile(source);
  const media = join(folder, "media");
  const picture = await publishPicture(source, "products", media);
  expect(picture).toMatchObject({
    width: 640,
    height: 480,
    src: expect.stringMatching(/^\/media\/[0-9a-f]{16}-640\.webp$/),
  });
  expect(picture!.srcset.split(", ").map((part) => part.replace(/^.*-\d+/, ""))).toEqual([
    ".avif 160w",
    ".avif 320w",
    ".avif 480w",
    ".avif 640w",
  ]);
  expect(Buffer.from(picture!.thumbhash!, "base64").length).toBeGreaterThan(4);
  expect(await readdir(media)).toHaveLength(5);
  expect(await publishPicture(source, "products", media)).toEqual(picture);
  expect(await publishPicture(join(folder, "none.webp"), "products", media)).toBeNull();
});

it("publishes a picture that is narrower than its kind in its own width as AVIF, and a flat one as it is", async () => {
  const source = join(folder, "small.webp");
  await sharp({ create: { width: 400, height: 300, channels: 3, background: "#33a" } })
    .webp()
    .toFile(source);
  const types = async (kind: "products" | "logos") =>
    (await publishPicture(source, kind, join(folder, kind)))!.srcset
      .split(", ")
      .map((part) => part.slice(part.lastIndexOf(".")));
  expect(await types("products")).toEqual([".avif 160w", ".avif 320w", ".avif 400w"]);
  expect(await types("logos")).toEqual([".webp 400w"]);
});

it("publishes the committed copies of a picture instead of encoding them", async () => {
  const source = join(folder, "soup.webp");
  await sharp({ create: { width: 320, height: 320, channels: 3, background: "#3a3" } })
    .webp()
    .toFile(source);
  await writeFile(variantFile(source, 160), "committed");
  const media = join(folder, "soup");
  const picture = await publishPicture(source, "categories", media);
  const [first] = picture!.srcset.split(" ");
  expect(await readFile(join(media, basename(first!)), "utf8")).toBe("committed");
});

it("has an accent for every tint with enough contrast to white text", () => {
  for (const [tint, colour] of Object.entries(BRAND_COLOURS)) {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    expect([tint, 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) >= 4.5]).toEqual([tint, true]);
  }
});

describe("the demo's accounts", () => {
  it("can sign in only in the demo (REQ-SEC-12)", async () => {
    const login = () => test.post("/api/login", DEMO_ACCOUNTS[0]);
    await ensureDemoAccounts(test.panel);
    await ensureDemoAccounts(test.panel);
    expect((await test.db.select().from(users)).length).toBe(DEMO_ACCOUNTS.length);
    const session = await login();
    expect(session.status).toBe(200);
    const real = { ...test.panel, config: { ...test.panel.config, demo: false } };
    await ensureDemoAccounts(real);
    expect((await login()).body.code).toBe("account_blocked");
    expect((await test.get("/api/user", { token: session.body.data.token })).status).toBe(401);
    await ensureDemoAccounts(test.panel);
    expect((await login()).status).toBe(200);
  });

  it("do not include people with the same addresses (REQ-SEC-12)", async () => {
    const own = await createTestPanel();
    const real = { ...own.panel, config: { ...own.panel.config, demo: false } };
    const { email } = DEMO_ACCOUNTS[1];
    const password = "known-to-nobody-else";
    await createStaff(own, { email, password });
    await ensureDemoAccounts(real);
    expect((await own.post("/api/login", { email, password })).status).toBe(200);
    // Blocked by an operator, it stays so in a demo too.
    await own.db.update(users).set({ blockedAt: new Date() }).where(eq(users.email, email));
    await ensureDemoAccounts(own.panel);
    expect((await own.post("/api/login", { email, password })).body.code).toBe("account_blocked");
    await own.close();
  });

  it("are recognized by their published password where no mark was kept (REQ-SEC-12)", async () => {
    const own = await createTestPanel();
    await ensureDemoAccounts(own.panel);
    await own.db.update(users).set({ isDemo: false });
    await ensureDemoAccounts({ ...own.panel, config: { ...own.panel.config, demo: false } });
    expect((await own.post("/api/login", DEMO_ACCOUNTS[0])).body.code).toBe("account_blocked");
    await own.close();
  });
});

async function createStaff({ db, panel }: TestPanel, account: { email: string; password: string }) {
  const now = new Date();
  await db.insert(users).values({
    id: randomUUID(),
    email: account.email,
    passwordHash: await panel.passwords.hash(account.password),
    firstName: "Real",
    lastName: "Admin",
    role: "admin",
    emailVerifiedAt: now,
    createdAt: now,
  });
}
