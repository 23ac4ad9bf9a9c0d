import type { Meta, StoryObj } from "@storybook/react-vite";
import { designTokens } from "../story-data/design-tokens.js";

/** Hairlines for resting surfaces, shadows only for floating ones. Cards have no shadow. */
const meta = { title: "Foundations/Elevation" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses: Record<string, string> = {
  search: "The search field",
  float: "Toasts, menus, the add button",
  sheet: "Sheets, drawers, dialogs",
  knob: "Knobs of steppers and switches",
  glass: "Controls on pictures",
};

export const Shadows: Story = {
  render: (_, { globals }) => (
    <ul
      className="grid list-none grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-8 p-2"
      dir="ltr"
      lang="en"
    >
      {designTokens(globals)
        .filter(({ group }) => group === "shadow")
        .map((token) => (
          <li key={token.path}>
            <span
              className="mb-4 block h-24 rounded-picture bg-raised"
              style={{ boxShadow: `var(${token.variable})` }}
            />
            <span className="block text-small font-semibold">{token.name}</span>
            <span className="block text-caption text-muted">{uses[token.name]}</span>
          </li>
        ))}
    </ul>
  ),
};

export const Layers: Story = {
  render: (_, { globals }) => (
    <ol className="grid list-none gap-2 text-small" dir="ltr" lang="en">
      {designTokens(globals)
        .filter(({ group }) => group === "layer")
        .map((token) => (
          <li key={token.path} className="rounded-small border border-border bg-surface px-4 py-3">
            {token.name} <span className="text-muted">{token.value}</span>
          </li>
        ))}
    </ol>
  ),
};
