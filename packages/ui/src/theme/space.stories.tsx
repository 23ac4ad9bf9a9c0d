import type { Meta, StoryObj } from "@storybook/react-vite";
import { designTokens } from "../story-data/design-tokens.js";

/** A grid of 4 px. Targets are at least 44 px high and wide, by their size or their hit area. */
const meta = { title: "Foundations/Space and size" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  render: () => (
    <ul className="grid list-none gap-2" dir="ltr" lang="en">
      {[1, 2, 3, 4, 5, 6, 7, 8, 10].map((steps) => (
        <li key={steps} className="flex items-center gap-4 text-small">
          <span className="w-24 flex-none">
            {steps} <span className="text-muted">{steps * 4} px</span>
          </span>
          <span
            className="h-4 rounded-[2px] bg-ink"
            style={{ width: `calc(var(--ui-space-unit) * ${steps})` }}
          />
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: (_, { globals }) => (
    <ul className="grid list-none grid-cols-1 gap-3" dir="ltr" lang="en">
      {designTokens(globals)
        .filter(({ group }) => group === "size" || group === "space")
        .map((token) => (
          <li key={token.path} className="grid grid-cols-1 gap-1 text-small">
            <span>
              {token.path} <span className="text-muted">{token.value}</span>
            </span>
            {token.description && <span className="text-caption text-muted">{token.description}</span>}
            <span
              className="h-2 max-w-full rounded-[2px] bg-ink"
              style={{ width: `var(${token.variable})` }}
            />
          </li>
        ))}
    </ul>
  ),
};

export const Breakpoints: Story = {
  render: (_, { globals }) => (
    <ul className="grid list-none grid-cols-1 gap-3" dir="ltr" lang="en">
      {designTokens(globals)
        .filter(({ group }) => group === "breakpoint")
        .map((token) => (
          <li key={token.path} className="text-small">
            {token.name}: <span className="text-muted">from {token.value}</span>
          </li>
        ))}
    </ul>
  ),
};
