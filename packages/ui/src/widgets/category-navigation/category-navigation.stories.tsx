import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyStore } from "../../story-data/stores.js";
import { CategoryNavigation } from "./category-navigation.js";

function Example({ copies = 1 }: { copies?: number }) {
  const { language } = useLocale();
  const items = Array.from({ length: copies }, (_, copy) =>
    storyStore(language).categories.map(({ id, name }) => ({
      id: `${id}-${copy}`,
      name: copy > 0 ? `${name} ${copy + 1}` : name,
      href: `#${id}`,
    })),
  ).flat();
  const [current, setCurrent] = useState(items[0]!.id);
  return (
    <div className="px-gutter">
      <CategoryNavigation
        items={items}
        current={current}
        onSelect={(id, event) => {
          event.preventDefault();
          setCurrent(id);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Category navigation",
  component: Example,
  subcomponents: { CategoryNavigation },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The pills above a menu: where I am and where I can go. The row keeps the present pill in view as the page scrolls.",
      whenNot: "For kinds of shops on home take Category rail. For switching between panels take Tabs.",
      accessibility:
        "A navigation landmark with links; the present one has `aria-current`. Tab goes through the pills; Enter travels to the part of the menu. With reduced motion the row jumps instead of gliding.",
      do: [
        "Make it sticky under the header and feed `current` from `useScrollSpy`.",
        "Name pills by one or two words.",
      ],
      dont: [
        "Don't use it for filters: chips that toggle are a Chip group.",
        "Don't hide parts of the menu that are not current.",
      ],
      keywords: ["menu tabs", "scroll spy", "pills", "chips", "anchors"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const pills = canvas.getAllByRole("link");
    await userEvent.click(pills[2]!);
    await expect(pills[2]).toHaveAttribute("aria-current", "true");
    await expect(pills[0]).not.toHaveAttribute("aria-current");
  },
};

/** The row follows, so that the present pill is always in view. */
export const Many: Story = {
  args: { copies: 6 },
  play: async ({ canvas, canvasElement }) => {
    const pills = canvas.getAllByRole("link");
    const last = pills.at(-2)!;
    await userEvent.click(last);
    const list = canvasElement.querySelector("ul")!.getBoundingClientRect();
    await waitFor(async () => {
      const box = last.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(list.left);
      await expect(box.right).toBeLessThanOrEqual(list.right);
    });
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
