import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../primitives/button/index.js";
import { designTokens } from "../story-data/design-tokens.js";

/** Three durations and two curves. With reduced motion (toolbar or system setting) nothing moves. */
const meta = { title: "Foundations/Motion" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Tracks({ names }: { names: string[] }) {
  const [there, setThere] = useState(false);
  return (
    <div className="grid gap-5" dir="ltr" lang="en">
      <div>
        <Button onClick={() => setThere((now) => !now)} aria-pressed={there}>
          Move
        </Button>
      </div>
      {names.map((name) => (
        <div key={name} className="grid gap-1">
          <span className="text-caption text-muted">{name}</span>
          <span className="block rounded-full bg-sunken p-1">
            <span
              data-testid={name}
              className="block h-8 rounded-full bg-ink"
              style={{
                width: there ? "100%" : "2rem",
                transitionProperty: "width",
                transitionDuration: `var(--ui-motion-${name})`,
                transitionTimingFunction: "var(--ui-motion-ease-out)",
              }}
            />
          </span>
        </div>
      ))}
    </div>
  );
}

export const Times: Story = {
  render: (_, { globals }) => (
    <Tracks
      names={designTokens(globals)
        .filter(({ group, type }) => group === "motion" && type === "duration")
        .map(({ name }) => name)}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move" }));
    await expect(canvas.getByRole("button", { name: "Move" })).toHaveAttribute("aria-pressed", "true");
  },
};

/** The toolbar's reduced motion, fixed: the same marks arrive immediately. */
export const Reduced: Story = {
  ...Times,
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await expect(parseFloat(getComputedStyle(canvas.getByTestId("drawer")).transitionDuration)).toBeLessThan(
      0.001,
    );
  },
};
