import { connect, type AddressInfo } from "node:net";
import { readdir } from "node:fs/promises";
import { serve } from "@hono/node-server";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicants, files } from "../../db/schema.js";
import { recordFigure } from "../../testing/record-figure.js";
import { createTestPanel, type Sending, type TestPanel } from "../../testing/test-panel.js";
import { uploadsFolder } from "../../uploads/folder-store.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const MB = 1024 * 1024;
const stored = () => readdir(uploadsFolder(test.panel.config.dataDir)).catch(() => [] as string[]);
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const pdf = joined(bytes("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"));
const image = async (format: "png" | "jpeg" | "webp" | "gif" | "tiff" | "avif", width = 40, height = 30) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#008080" } })
      .toFormat(format)
      .toBuffer(),
  );

let count = 0;
function apply(file: File, sending: Sending = {}) {
  const form = {
    type: "rider",
    first_name: "Yousef",
    last_name: "Haddad",
    email: `upload${++count}@example.com`,
    mobile: "55123456",
    cr_attachment: file,
  };
  return test.post("/api/applicants", form, sending);
}

async function attachmentOf(reference: string) {
  const [row] = await test.db
    .select({ file: files })
    .from(applicants)
    .innerJoin(files, eq(files.id, applicants.crFileId))
    .where(eq(applicants.reference, reference));
  return row!.file;
}

describe("REQ-SEC-22 attachment", () => {
  it("is stored under a random name and readable by its owner and admins only", async () => {
    const owner = await test.person();
    const admin = await test.person({ role: "admin" });
    const other = await test.person();
    const store = await test.person({ storeId: "spice" });
    for (const [content, type, extension] of [
      [pdf, "application/pdf", "pdf"],
      [await image("png"), "image/png", "png"],
      [await image("jpeg"), "image/jpeg", "jpg"],
    ] as const) {
      const sent = new File([content], "../../../etc/passwd\r\nX-Evil: 1.html", { type });
      const response = await apply(sent, owner);
      expect(response.status, JSON.stringify(response.body)).toBe(201);
      const file = await attachmentOf(response.body.data.reference);
      expect(file.path).toMatch(new RegExp(`^[\\w-]{24}\\.${extension}$`));
      expect(await stored()).toContain(file.path);
      const path = `/api/files/${file.id}`;
      for (const reader of [owner, admin]) {
        const read = await test.app.request(path, { headers: { Authorization: `Bearer ${reader.token}` } });
        expect(new Uint8Array(await read.arrayBuffer())).toEqual(content);
        const header = (name: string) => read.headers.get(name);
        expect(header("Content-Type")).toBe(type);
        expect(header("Content-Disposition")).toBe(`attachment; filename="cr_attachment.${extension}"`);
        expect(header("X-Content-Type-Options")).toBe("nosniff");
        expect(header("Content-Security-Policy")).toContain("sandbox");
        expect(header("Cache-Control")).toBe("no-store");
      }
      expect((await test.get(path)).status).toBe(401);
      for (const reader of [other, store]) expect((await test.get(path, reader)).status).toBe(404);
      // No other route serves the folder.
      for (const url of [`/avatars/${file.path}`, `/media/${file.path}`, `/uploads/${file.path}`]) {
        expect((await test.get(url)).status, url).toBe(404);
      }
    }
    for (const id of ["nobody", "..%2f..%2fpackage.json", "%00"]) {
      expect((await test.get(`/api/files/${id}`, admin)).status).toBe(404);
    }
  });

  it("of any other type, or damaged, is rejected with its reason, in both languages, and leaves no file", async () => {
    const png = await image("png");
    const zip = joined(bytes("PK\x03\x04\x14\0\0\0\0\0"), new Uint8Array(60));
    const ole = joined(
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      new Uint8Array(600),
    );
    const svg = bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const html = bytes("<!doctype html><script>alert(1)</script>");
    const hostile: [string, Uint8Array<ArrayBuffer>, string][] = [
      ["svg", svg, "image/svg+xml"],
      ["svg called png", svg, "image/png"],
      ["html", html, "text/html"],
      ["html called pdf", html, "application/pdf"],
      ["html before a pdf", joined(html, pdf), "application/pdf"],
      ["zip", zip, "application/zip"],
      ["zip called pdf", zip, "application/pdf"],
      ["docx", zip, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
      ["doc called pdf", ole, "application/pdf"],
      ["executable called png", joined(bytes("MZ\x90\0"), new Uint8Array(200)), "image/png"],
      ["elf called jpeg", joined(bytes("\x7fELF\x02\x01\x01"), new Uint8Array(200)), "image/jpeg"],
      ["script called pdf", bytes("#!/bin/sh\nrm -rf /\n"), "application/pdf"],
      ["gif", await image("gif"), "image/gif"],
      ["gif called png", await image("gif"), "image/png"],
      ["webp called jpeg", await image("webp"), "image/jpeg"],
      ["tiff called jpeg", await image("tiff"), "image/jpeg"],
      ["text called png", bytes("hello"), "image/png"],
      [
        "heic called jpeg",
        joined(bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), new Uint8Array(60)),
        "image/jpeg",
      ],
    ];
    const photo = new Uint8Array(
      await sharp({
        create: {
          width: 400,
          height: 300,
          channels: 3,
          background: "#888",
          noise: { type: "gaussian", sigma: 30 },
        },
      })
        .jpeg()
        .toBuffer(),
    );
    const broken: typeof hostile = [
      ["cut png", png.slice(0, 40), "image/png"],
      ["png cut behind its header", png.slice(0, png.length - 30), "image/png"],
      ["jpeg cut in the middle", photo.slice(0, photo.length / 2), "image/jpeg"],
      ["jpeg cut within its header", photo.slice(0, 100), "image/jpeg"],
      ["nothing", new Uint8Array(0), "application/pdf"],
      ["signature of a png alone", bytes("\x89PNG\r\n\x1a\n"), "image/png"],
    ];
    const before = await stored();
    let rejected = 0;
    for (const [files, reason] of [
      [hostile, "Use PDF, JPG or PNG"],
      [broken, "This file is damaged and cannot be read. Choose another"],
    ] as const) {
      for (const [name, content, type] of files) {
        const response = await apply(new File([content], "cr.pdf", { type }));
        expect([response.status, response.body.errors], name).toEqual([422, { cr_attachment: [reason] }]);
        rejected++;
      }
    }
    const arabic = await apply(new File([svg], "cr.png", { type: "image/png" }), { language: "ar" });
    expect(arabic.body.errors.cr_attachment).toEqual(["يرجى اختيار ملف PDF أو JPG أو PNG"]);
    expect(await stored()).toEqual(before);
    recordFigure("REQ-SEC-22", { what: "hostile files rejected", value: rejected, limit: "24" });
  });

  it("is limited to 5 MB and 25 megapixels, with bounded memory", async () => {
    const before = await stored();
    const type = "application/pdf";
    const largest = joined(pdf, new Uint8Array(5 * MB - pdf.length));
    expect((await apply(new File([largest], "cr.pdf", { type }))).status).toBe(201);
    const larger = await apply(new File([largest, new Uint8Array(1)], "cr.pdf", { type }));
    expect([larger.status, larger.body.errors]).toEqual([
      422,
      { cr_attachment: ["The file is larger than 5 MB"] },
    ]);
    // One reason a refusal, also where the type is wrong as well.
    const film = await apply(new File([largest, new Uint8Array(1)], "film.mov", { type: "video/quicktime" }));
    expect(film.body.errors).toEqual({ cr_attachment: ["The file is larger than 5 MB"] });
    const huge = await apply(new File([largest, new Uint8Array(2 * MB)], "cr.pdf", { type }), {
      language: "ar",
    });
    expect([huge.status, huge.body.code, huge.body.errors]).toEqual([
      413,
      "payload_too_large",
      { cr_attachment: ["حجم الملف أكبر من 5 ميغابايت"] },
    ]);
    // Calls without files keep their smaller limit.
    const long = await test.post("/api/contact-us", { message: "x".repeat(2 * MB) });
    expect([long.status, long.body.code]).toEqual([413, "payload_too_large"]);
    const flood = await image("png", 7000, 6000);
    expect(flood.length).toBeLessThan(MB);
    const start = process.memoryUsage().rss;
    let peakRss = start;
    for (let i = 0; i < 5; i++) {
      const response = await apply(new File([flood], "cr.png", { type: "image/png" }));
      expect(response.body.errors).toEqual({ cr_attachment: ["The picture has more than 25 megapixels"] });
      peakRss = Math.max(peakRss, process.memoryUsage().rss);
    }
    const growth = Math.round((peakRss - start) / MB);
    recordFigure("REQ-SEC-22", {
      what: "memory growth during a pixel flood",
      value: `${growth} MB`,
      limit: "≤ 50 MB",
      holds: growth <= 50,
    });
    // The pixels take 126 MB and are never decoded.
    expect(growth).toBeLessThan(120);
    expect((await stored()).length).toBe(before.length + 1);
  });

  it("leaves no file when the request is aborted", async () => {
    const server = serve({ fetch: test.app.fetch, port: 0, hostname: "127.0.0.1" });
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address() as AddressInfo;
    const before = await stored();
    for (let i = 0; i < 3; i++) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => {
          socket.write(
            "POST /api/applicants HTTP/1.1\r\nHost: panel\r\nContent-Type: multipart/form-data; boundary=x\r\n" +
              `Content-Length: ${4 * MB}\r\n\r\n--x\r\nContent-Disposition: form-data; name="cr_attachment"; filename="a.pdf"\r\n` +
              "Content-Type: application/pdf\r\n\r\n%PDF-1.7\n",
          );
          socket.write(Buffer.alloc(MB), () => socket.destroy());
        });
        socket.on("close", () => resolve());
        socket.on("error", () => resolve());
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await stored()).toEqual(before);
    expect((await test.get("/health")).status).toBe(200);
    await new Promise((closed) => server.close(closed));
  });
});
