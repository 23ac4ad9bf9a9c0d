import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { files } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createUploadDeletion, DELETE_UPLOAD } from "./discard-uploads.js";
import { insertFile, withUpload } from "./uploads.js";

let test: TestPanel;
let customer: Person;
let folder: string;
let server: S3rver;
let port = 0;

async function startBucket(): Promise<void> {
  server = new S3rver({
    address: "127.0.0.1",
    port,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "uploads", configs: [] }],
  });
  port = (await server.run()).port;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-s3-"));
  await startBucket();
  const url = `http://127.0.0.1:${port}/uploads`;
  test = await createTestPanel({
    uploadsBucket: { url, region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
  });
  customer = await test.person();
  test.panel.jobs.handle(DELETE_UPLOAD, createUploadDeletion(test.panel));
  test.panel.jobs.start();
});
afterAll(async () => {
  await test.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const stored = () => test.panel.uploads.list();
const upload = { bytes: Buffer.from("%PDF-1.7"), mime: "application/pdf", extension: "pdf" };
const saveAvatar = (avatar: File | null) =>
  test.post(
    "/api/user_info",
    {
      first_name: "Maryam",
      last_name: "K",
      mobile: "55123456",
      birthday: "1994-02-28",
      gender: "female",
      avatar,
    },
    customer,
  );

it("REQ-SEC-17: a deleted picture is gone once the bucket is back", async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#008080" } })
    .png()
    .toBuffer();
  const avatar = new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });
  expect((await saveAvatar(avatar)).body.data.avatar).not.toBeNull();
  expect(await stored()).toHaveLength(1);
  await server.close();
  const removed = await saveAvatar(null);
  expect([removed.status, removed.body.data.avatar]).toEqual([200, null]);
  await startBucket();
  await expect.poll(stored).toEqual([]);
});

it("deletes an upload whose row was never committed, and keeps one that was", async () => {
  const kept = await withUpload(test.panel, upload, async (file) => {
    await insertFile(test.db, { ...file, ownerId: customer.id, kind: "avatar" });
    return file.path;
  });
  const failing = withUpload(test.panel, upload, async () => {
    await server.close();
    throw new Error("The commit failed");
  });
  await expect(failing).rejects.toThrow("The commit failed");
  await startBucket();
  expect(await stored()).toHaveLength(2);
  test.passTime(3700);
  test.panel.jobs.wake();
  await expect.poll(stored).toEqual([kept]);
  await test.db.delete(files);
});
