import { expect, it } from "vitest";
import { talabee } from "./brands/talabee.js";
import { operatorBrand } from "./operator-brand.js";

const logo = { src: "/brand/logo.webp", width: 300, height: 100 };

it.each(["Talabee", "طلبي"])("is the default brand with its name in either language: %s", (name) => {
  expect(operatorBrand({ name, logo: null })).toBe(talabee);
  expect(operatorBrand({ name, logo })).toEqual({ name: talabee.name, logo });
});

it("has another name in both languages, as text until there is a logo", () => {
  expect(operatorBrand({ name: "Souq", logo: null })).toEqual({
    name: { en: "Souq", ar: "Souq" },
    logo: null,
  });
  expect(operatorBrand({ name: "Souq", logo }).logo).toBe(logo);
});
