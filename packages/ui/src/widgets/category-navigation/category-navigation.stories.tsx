import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
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
        "The pills above a menu: current category and links to all others. The row scrolls to keep the current pill visible.",
      whenNot: "For store categories on home use CategoryRail. For views use Tabs.",
      accessibility:
        "A navigation landmark with links; the current one has `aria-current`. Tab moves through the pills; Enter scrolls to the category. With reduced motion the row jumps instead of scrolling smoothly.",
      do: [
        "Make it sticky below the header and set `current` from `useScrollSpy`.",
        "Label pills with one or two words.",
      ],
      dont: ["Don't use it for filters: use ChipGroup.", "Don't hide the other categories of the menu."],
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

/** The row scrolls to keep the current pill visible. */
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

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { copies: 6 },
  play: async ({ mount }) => {
    const scrolls = [spyOn(Element.prototype, "scrollTo"), spyOn(Element.prototype, "scrollBy")];
    await mount();
    // The first pill is current and in view. A page that scrolls by itself would load and mount what is below.
    for (const scroll of scrolls) await expect(scroll).not.toHaveBeenCalled();
  },
};
