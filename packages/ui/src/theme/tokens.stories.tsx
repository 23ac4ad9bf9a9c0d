import type { Meta, StoryObj } from "@storybook/react-vite";
import { colorTokens, radiusTokens, shadowTokens, typeSteps } from "./generated/token-names.js";

/** The semantic tokens as they are now, in the theme and language of the toolbar. */
const meta = { title: "Foundations/Tokens" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = {
  render: () => (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3">
      {colorTokens.map((name) => (
        <li key={name} dir="ltr">
          <span
            className="block h-14 rounded-small border border-border"
            style={{ background: `var(--ui-${name})` }}
          />
          <span className="mt-1 block text-f1 break-words">{name}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Type: Story = {
  render: (_, { globals }) => (
    <div className="grid gap-4">
      {typeSteps.map((step) => (
        <div key={step}>
          <bdi dir="ltr" className="text-f1 text-muted">
            {step}
          </bdi>
          <p style={{ fontSize: `var(--ui-text-${step})`, lineHeight: `var(--ui-line-${step})` }}>
            {globals["locale"] === "ar"
              ? "مساء الخير يا نور، ماذا تشتهين؟ 48.00 ر.ق"
              : "Good evening, Noor. QAR 48.00"}
          </p>
        </div>
      ))}
      <p className="display">{globals["locale"] === "ar" ? "يصل خلال 12 دقيقة" : "Arrives in 12 min"}</p>
    </div>
  ),
};

export const Shape: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {radiusTokens.map((name) => (
        <div key={name} dir="ltr" className="grid justify-items-center gap-1 text-f1">
          <span
            className="block size-18 border border-control bg-surface"
            style={{ borderRadius: `var(--ui-radius-${name})` }}
          />
          {name}
        </div>
      ))}
    </div>
  ),
};

export const Depth: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8 p-4">
      {shadowTokens.map((name) => (
        <div
          key={name}
          dir="ltr"
          className="grid size-26 place-items-center rounded-picture bg-raised text-f1"
          style={{ boxShadow: `var(--ui-shadow-${name})` }}
        >
          {name}
        </div>
      ))}
    </div>
  ),
};

export const Arabic: Story = { ...Type, globals: { locale: "ar" } };
