import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { createApp } from "../packages/create-talabee-app/bin/create-app.js";

const temporary = mkdtempSync(path.join(tmpdir(), "create-app-"));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Makes an app in a folder of its own and returns what reads its files. */
function make(name: string, options: Parameters<typeof createApp>[1]) {
  const folder = path.join(temporary, name);
  createApp(folder, options);
  return (file: string) => readFileSync(path.join(folder, file), "utf8");
}

it("writes every option into the files of the app", () => {
  const read = make("Karak House", {
    color: "#b0611b",
    title: 'Karak "House" & Sons $1',
    arabicTitle: "بيت الكرك",
    market: "kuwait",
    panel: "http://localhost:4000/",
  });
  const html = read("index.html");
  expect(html).toContain('<html lang="ar" dir="rtl" data-theme="system" data-brand="karak-house">');
  expect(html).toContain("<title>بيت الكرك</title>");
  expect(read("src/app.tsx")).toContain('useState<Language>("ar")');
  expect(JSON.parse(read("brand.json"))).toEqual({
    name: "karak-house",
    title: { en: 'Karak "House" & Sons $1', ar: "بيت الكرك" },
    primary: "#b0611b",
  });
  expect(read("src/market.ts")).toMatch(/"Asia\/Kuwait"[^]*\};\n$/);
  expect(read(".env")).toMatch(/^VITE_PANEL_URL=http:\/\/localhost:4000$/m);
  const { name, dependencies } = JSON.parse(read("package.json"));
  expect(name).toBe("karak-house");
  expect(dependencies["@talabee/ui"]).toMatch(/^\^\d+\.\d+\.\d+$/);
});

it("begins in the language that was asked for", () => {
  const read = make("shop", { title: 'Tom & "Sons"', language: "en" });
  const html = read("index.html");
  expect(html).toContain('<html lang="en" dir="ltr" data-theme="system" data-brand="shop">');
  expect(html).toContain("<title>Tom &amp; &quot;Sons&quot;</title>");
  expect(read("src/app.tsx")).toContain('useState<Language>("en")');
  expect(read("src/market.ts")).toContain('"Asia/Qatar"');
});
