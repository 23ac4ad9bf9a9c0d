import { expect, it } from "vitest";
import { unusedExports } from "./ui-exports.mjs";

/** Exports that no code of this repository needs, with the reason to keep them. */
const exceptions: Record<string, string> = {};

const named = (found: ReturnType<typeof unusedExports>) =>
  found.map(({ folder, name }) => `${folder}: ${name}`);

/** Exports without a user in a repository of these files. */
const unusedIn = (files: Record<string, string>) =>
  named(unusedExports(Object.keys(files), (file) => files[file] ?? ""));

const card = "packages/ui/src/widgets/card";
const storefront = "apps/storefront/src/routes/home.tsx";
const files = {
  [`${card}/index.ts`]: 'export * from "./card.js"; export { type Look } from "./look.js";',
  [`${card}/card.tsx`]: `
    import type { Look } from "./look.js";
    export const looks = ["a"] as const;
    export interface CardProps { look: Look }
    export interface Strange {}
    function View({ look }: CardProps) { return look; }
    export const Card = memo(View);
    export const CardSkeleton = () => null;`,
  [`${card}/look.ts`]: "export type Look = 1;",
  [`${card}/card.stories.tsx`]: 'import { CardSkeleton, looks } from "./index.js";',
  [storefront]: 'import { Card } from "@talabee/ui/widgets/card";',
};

it("takes no story for a user, and the types of what is used for used", () => {
  expect(unusedIn(files)).toEqual([
    "widgets/card: looks",
    "widgets/card: Strange",
    "widgets/card: CardSkeleton",
  ]);
});

it.each([
  ["the storefront", storefront, 'import { Card, CardSkeleton, looks, type Strange } from "@talabee/ui";'],
  [
    "a dynamic import",
    storefront,
    'const { Card, CardSkeleton, looks } = await import("@talabee/ui/widgets/card"); let a: Strange;',
  ],
  [
    "another component",
    "packages/ui/src/screens/home/home.tsx",
    'import { CardSkeleton, looks, type Strange } from "../../widgets/card/index.js";',
  ],
  [
    "an example",
    "examples/shop/src/app.tsx",
    'import * as card from "@talabee/ui/widgets/card"; card.CardSkeleton;',
  ],
])("finds the use in %s", (_, file, text) => {
  expect(unusedIn({ ...files, [file]: text })).toEqual([]);
});

it("exports nothing from widgets and screens that neither the storefront nor an example uses", () => {
  const found = named(unusedExports());
  expect(found.filter((name) => !(name in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((name) => !found.includes(name))).toEqual([]);
});
