import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { SortMenu } from "./sort-menu.js";

type Sort = "default" | "rating" | "time";

function Example({
  value = "default",
  onValueChange,
}: {
  value?: Sort;
  onValueChange?: (value: Sort) => void;
}) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<Sort>(value);
  return (
    <SortMenu<Sort>
      options={[
        { value: "default", label: t(catalogueMessages.sortRecommended) },
        { value: "rating", label: t(catalogueMessages.sortRating) },
        { value: "time", label: t(catalogueMessages.sortTime) },
      ]}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "Widgets/Sort menu",
  component: Example,
  subcomponents: { SortMenu },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Selects the sort order of a list: a chip with the current order that opens a menu.",
      whenNot: "For two or three important options use SegmentedControl; in a form Select.",
      accessibility:
        "A button that opens a menu with a check on the selected option; arrow keys and type-ahead move.",
      do: ["Put the most useful order first: it is the default."],
      dont: ["Don't put filters into it."],
      keywords: ["order by", "sort", "arrange"],
    } satisfies ComponentGuide,
  },
  args: { onValueChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(
      canvas.getByRole("button", { name: ar ? /الترتيب.*المقترح/ : /Sort.*Recommended/ }),
    );
    const choice = await screen.findByRole(
      "menuitemradio",
      { name: ar ? "الأسرع" : "Fastest" },
      { timeout: 6000 },
    );
    await userEvent.click(choice);
    await expect(args.onValueChange).toHaveBeenCalledWith("time");
    await waitFor(() => expect(canvas.getByRole("button", { name: ar ? /الأسرع/ : /Fastest/ })).toBeVisible());
  },
};
export const Chosen: Story = { args: { value: "rating" } };
export const Arabic: Story = { globals: { locale: "ar" } };
