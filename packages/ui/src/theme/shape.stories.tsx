import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoreLogo } from "../primitives/store-logo/index.js";
import { designTokens } from "../story-data/design-tokens.js";
import { tintClass, tints } from "./tint.js";

/** Corner radii, and the shapes that identify a brand: category tile, store logo, texture. */
const meta = { title: "Foundations/Radius and shape" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {
  render: (_, { globals }) => (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(120px,1fr))] gap-5" dir="ltr" lang="en">
      {designTokens(globals)
        .filter(({ group }) => group === "radius")
        .map((token) => (
          <li key={token.path} className="min-w-0 text-caption">
            <span
              className="mb-1.5 block size-20 border-2 border-control bg-surface"
              style={{ borderRadius: `var(${token.variable})` }}
            />
            <span className="block text-small font-semibold">{token.name}</span>
            <span className="block text-muted">{token.value}</span>
            <span className="block text-muted">{token.description}</span>
          </li>
        ))}
    </ul>
  ),
};

/** Shape of category tiles. A rounded square in the default brand, an arch in Sadaf. */
export const Doors: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {tints.map((tint) => (
        <span key={tint} className={`block w-19 rounded-panel shape-tile-19 textured ${tintClass[tint]}`} />
      ))}
    </div>
  ),
};

/** Shape of store logos. */
export const Crests: Story = {
  render: (_, { globals }) => (
    <div className="flex flex-wrap items-end gap-4">
      {(["small", "medium", "large", "huge"] as const).map((size) => (
        <StoreLogo
          key={size}
          name={globals["locale"] === "ar" ? "بيت المجبوس" : "Bayt Al Machboos"}
          color="#7a2e1d"
          size={size}
        />
      ))}
    </div>
  ),
};

/** The same components in the brand Sadaf, whatever the toolbar says. */
export const Sadaf: Story = {
  ...Crests,
  globals: { brand: "sadaf" },
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('[data-slot="store-logo"]')!;
    const { width, height } = logo.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(1.16, 2);
    await expect(getComputedStyle(logo).maskImage).toContain("data:image/svg+xml");
  },
};
