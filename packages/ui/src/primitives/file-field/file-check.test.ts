import { expect, test } from "vitest";
import { addFiles, isAccepted } from "./file-check.js";

const file = (name: string, type = "application/pdf", size = 10) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

test.each([
  ["cr.pdf", "application/pdf", ".pdf,image/*", true],
  ["CR.PDF", "", ".pdf", true],
  ["shop.jpg", "image/jpeg", ".pdf, image/*", true],
  ["IMG_0001.HEIC", "", ".pdf,image/*", true],
  ["IMG_0001.HEIC", "image/heic", "image/jpeg,image/png", false],
  ["menu.exe", "application/x-msdownload", ".pdf,image/*", false],
  ["notes.txt", "text/plain", "application/pdf", false],
  ["pdf", "", ".pdf", false],
  ["anything.bin", "", undefined, true],
  ["anything.bin", "", " ", true],
])("%s (%s) for %s: %s", (name, type, accept, expected) => {
  expect(isAccepted({ name, type }, accept)).toBe(expected);
});

test("adds valid files and returns the others with the reason", () => {
  const there = file("cr.pdf");
  const fits = file("shop.pdf");
  const wrong = file("menu.exe", "application/x-msdownload");
  const large = file("film.pdf", "application/pdf", 60);
  const many = file("more.pdf");
  const { files, refused } = addFiles([there], [wrong, fits, large, many], {
    accept: ".pdf",
    maxBytes: 50,
    maxFiles: 2,
  });
  expect(files).toEqual([there, fits]);
  expect(refused).toEqual([
    { file: wrong, problem: "type" },
    { file: large, problem: "size" },
    { file: many, problem: "number" },
  ]);
});

test("ignores duplicates", () => {
  expect(addFiles([file("cr.pdf")], [file("cr.pdf")], { maxFiles: 3 })).toEqual({
    files: [expect.objectContaining({ name: "cr.pdf" })],
    refused: [],
  });
});
