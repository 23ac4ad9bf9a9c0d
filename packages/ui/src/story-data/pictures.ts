import type { PictureSource } from "../primitives/picture/index.js";

/** Dimensions and placeholders of catalogue images. Storybook serves the files under `pictures/`. */
const measured = {
  "categories/qatari": {
    width: 320,
    height: 320,
    thumbhash: "5TmGDQJG+0d3eGmwGAl9gsA3R2eGiICZhw==",
  },
  "categories/karak": {
    width: 320,
    height: 320,
    thumbhash: "azmCDQAjWkVpiXuRCFeKYLQIB7iDeXaaSA==",
  },
  "categories/pizza": {
    width: 320,
    height: 320,
    thumbhash: "Y1qGBQJIG3eOdlIN93decG+nd3eGiICIZw==",
  },
  "categories/grills": {
    width: 320,
    height: 320,
    thumbhash: "JzmGDQBH2Wd5d3pRCFyK0IMHR2eGiICYdw==",
  },
  "categories/sweets": {
    width: 320,
    height: 320,
    thumbhash: "olqCDQBHnDV/d3BHphtvsPIWR2eFiICYdw==",
  },
  "categories/flowers": {
    width: 320,
    height: 320,
    thumbhash: "pFmGDQI3O9KPcGRMhruHUDYGB3iKd3NZZw==",
  },
  "categories/groceries": {
    width: 320,
    height: 320,
    thumbhash: "njmCDQBGTRl/dlBL5/h4xA68V2eGh4CJeA==",
  },
  "categories/burgers": {
    width: 320,
    height: 320,
    thumbhash: "pEmGFQI4tmmFaJ8hZmiOoOUHKGaAeXOZZw==",
  },
  "banners/feast-end": {
    width: 1600,
    height: 600,
    thumbhash: "5loGO4R1fHaveId5gIgHeXc=",
  },
  "banners/feast-start": {
    width: 1600,
    height: 600,
    thumbhash: "50oGK4R/hXh/eIeWb1f4ZXU=",
  },
  "banners/karak-end": {
    width: 1600,
    height: 600,
    thumbhash: "mWkOE4R6eHePeHeIhH8GyFU=",
  },
  "banners/karak-start": {
    width: 1600,
    height: 600,
    thumbhash: "WlkSE4KId4ePeHeIeG/29Sc=",
  },
  "collections/grill-night": {
    width: 1200,
    height: 600,
    thumbhash: "pUkGDIR/iciudmd6hI2YMGYIqw==",
  },
  "collections/sweet-tooth": {
    width: 1200,
    height: 600,
    thumbhash: "aVkGFIIeh8ueh4l3eX/1RQo54g==",
  },
  "collections/family-feast": {
    width: 1200,
    height: 600,
    thumbhash: "qjkGDIJ8WLqKhIpvdY+6B0CKEA==",
  },
  "collections/office-lunch": {
    width: 1200,
    height: 600,
    thumbhash: "6xgGFIR7l3e/hHl8dXk9UuAHRQ==",
  },
  "products/a-machboos-chicken-plate": {
    width: 640,
    height: 480,
    thumbhash: "6QgKFYTriHiPhod9dXdohwh6gJAI",
  },
  "products/a-burger-beef-plate": {
    width: 640,
    height: 480,
    thumbhash: "rQgGJYb8WEiNdoiPgEm3dgiHgmAo",
  },
  "products/a-mixed-grill-bread-plate": {
    width: 640,
    height: 480,
    thumbhash: "rQgGJYbreGiOd4ePgnh3hCiGkGII",
  },
  "products/a-kebab-kofta-plate": {
    width: 640,
    height: 480,
    thumbhash: "6xgGFYTraFiPd4ePcWiIczl3kFII",
  },
} as const;

export type StoryPicture = keyof typeof measured;

/** A catalogue image with its placeholder. */
export function storyPicture(name: StoryPicture): Required<PictureSource> {
  return { src: `pictures/${name}.webp`, srcset: "", ...measured[name] };
}

/** A catalogue image by its path under `pictures/`, without a placeholder. */
export function cataloguePicture(path: string, width: number, height: number): PictureSource {
  return { src: `pictures/${path}.webp`, srcset: "", width, height, thumbhash: null };
}
