import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../testing/panel-process.js";
import { createEmptyData, createSeededData, setUpProcessTests, start } from "../testing/process-fixture.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { uploadsFolder } from "./folder-store.js";
import { openUploadStore } from "./open-upload-store.js";
import type { UploadStore } from "./upload-store.js";

setUpProcessTests();

/** The account that the S3 server accepts; it checks the signatures of requests. */
const KEYS = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };
let server: S3rver;
let folder: string;
let bucket: Record<string, string>;
let store: UploadStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-s3-"));
  server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder,
    allowMismatchedSignatures: false,
    configureBuckets: [
      { name: "uploads", configs: [] },
      { name: "other", configs: [] },
    ],
  });
  const { port } = await server.run();
  const url = `http://127.0.0.1:${port}`;
  bucket = { PANEL_UPLOADS_BUCKET: `${url}/uploads`, AWS_REGION: "us-east-1", ...KEYS };
  store = await openUploadStore({
    dataDir: "/nowhere",
    uploadsBucket: {
      url: `${url}/other`,
      region: "us-east-1",
      accessKeyId: KEYS.AWS_ACCESS_KEY_ID,
      secretAccessKey: KEYS.AWS_SECRET_ACCESS_KEY,
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends an application with an attachment; returns the bytes that an admin downloads. */
async function roundTrip(test: TestPanel, content: Buffer): Promise<Buffer> {
  const applied = await test.post("/api/applicants", {
    type: "rider",
    first_name: "Yousef",
    last_name: "Haddad",
    email: `bucket${content.length}@example.com`,
    mobile: "55123456",
    cr_attachment: new File([new Uint8Array(content)], "cr.png", { type: "image/png" }),
  });
  expect(applied.status, JSON.stringify(applied.body)).toBe(201);
  const admin = await test.person({ role: "admin" });
  const { rows } = await test.panel.raw.query(
    "select f.id from files f join applicants a on a.cr_file_id = f.id where a.reference = $1",
    [applied.body.data.reference],
  );
  const response = await test.app.request(`/api/files/${String(rows[0]!["id"])}`, {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Disposition")).toContain("attachment");
  return Buffer.from(await response.arrayBuffer());
}

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#008080" } })
    .png()
    .toBuffer();

it("writes, reads, lists and removes uploads", async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  await store.write("one.pdf", bytes);
  await store.write("two.pdf", Buffer.from("two"));
  expect(await store.read("one.pdf")).toEqual(bytes);
  expect(await store.read("absent.pdf")).toBeNull();
  expect((await store.list()).toSorted()).toEqual(["one.pdf", "two.pdf"]);
  await store.remove("one.pdf");
  await store.remove("absent.pdf");
  expect(await store.list()).toEqual(["two.pdf"]);
});

it("keeps uploads in the bucket, none in the data folder, and answers 503 while it is away (REQ-SEC-22)", async () => {
  const test = await createTestPanel({}, bucket);
  const content = await picture(40);
  expect(await roundTrip(test, content)).toEqual(content);
  const local = await readdir(uploadsFolder(test.panel.config.dataDir)).catch(() => []);
  expect(local).toEqual([]);
  expect(await test.panel.uploads.list()).toHaveLength(1);
  await test.close();

  const away = await createTestPanel({}, { ...bucket, PANEL_UPLOADS_BUCKET: "http://127.0.0.1:9/uploads" });
  const refused = await away.app.request(`/avatars/${"a".repeat(24)}.webp`);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  await away.close();
});

it("is backed up and restored, also from a folder into a bucket", async () => {
  const before = await createSeededData();
  const local = await openUploadStore({ dataDir: before.PANEL_DATA_DIR, uploadsBucket: null });
  await local.write("licence.pdf", Buffer.from("%PDF-1.7 a licence"));
  const backup = join((await createEmptyData()).PANEL_DATA_DIR, "folder.backup");
  expect((await runCommand(["backup", backup], before)).errors).toBe("");

  const moved = { ...(await createEmptyData()), ...bucket };
  expect((await runCommand(["restore", backup], moved)).errors).toBe("");
  expect(await readdir(uploadsFolder(moved.PANEL_DATA_DIR)).catch(() => [])).toEqual([]);
  const panel = await start(moved);
  expect((await fetch(`${panel.url}/ready`)).status).toBe(200);
  await panel.stop();

  const again = join(moved.PANEL_DATA_DIR, "bucket.backup");
  expect((await runCommand(["backup", again], moved)).errors).toBe("");
  const back = await createEmptyData();
  expect((await runCommand(["restore", again], back)).errors).toBe("");
  const restored = await openUploadStore({ dataDir: back.PANEL_DATA_DIR, uploadsBucket: null });
  expect((await restored.read("licence.pdf"))?.toString()).toBe("%PDF-1.7 a licence");
});

it("refuses a bucket without its keys", async () => {
  const { errors } = await runCommand(["backup", "x.backup"], {
    ...(await createEmptyData()),
    PANEL_UPLOADS_BUCKET: bucket["PANEL_UPLOADS_BUCKET"]!,
  });
  expect(errors).toContain("AWS_ACCESS_KEY_ID");
});
