import sharp from "sharp";
import { expect, it } from "vitest";
import { describePicture, renderPicture } from "./render-picture.js";

const upload = async (width: number, height: number) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: "#a33" } })
        .png()
        .toBuffer(),
    ),
  ]);
const describeAs = async (kind: "product" | "logo" | "banner", file: Blob) => {
  const rendered = await renderPicture(file, kind);
  const { src, srcset } = describePicture(
    rendered,
    rendered.copies.map(({ width, extension }) => `/${width}.${extension}`),
  );
  return { src, srcset };
};

it("offers a picture in every width as AVIF, its own included, and keeps webp for those who cannot show it", async () => {
  expect(await describeAs("product", await upload(1200, 900))).toEqual({
    src: "/960.webp",
    srcset: "/160.avif 160w, /320.avif 320w, /480.avif 480w, /640.avif 640w, /960.avif 960w",
  });
  expect(await describeAs("product", await upload(200, 150))).toEqual({
    src: "/200.webp",
    srcset: "/160.avif 160w, /200.avif 200w",
  });
});

it("offers a logo as it is", async () => {
  expect(await describeAs("logo", await upload(192, 192))).toEqual({
    src: "/192.webp",
    srcset: "/192.webp 192w",
  });
});

it("encodes large copies with a lower quality", async () => {
  const noise = Buffer.from(Uint8Array.from({ length: 1600 * 600 * 3 }, (_, at) => (at * 7919) % 251));
  const png = await sharp(noise, { raw: { width: 1600, height: 600, channels: 3 } })
    .png()
    .toBuffer();
  const { copies } = await renderPicture(new Blob([new Uint8Array(png)]), "banner");
  const perPixel = (wanted: number) => {
    const { bytes } = copies.find(({ width, extension }) => width === wanted && extension === "avif")!;
    return bytes.length / wanted ** 2;
  };
  expect(perPixel(1200)).toBeLessThan(perPixel(960));
});
