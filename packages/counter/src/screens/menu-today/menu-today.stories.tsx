import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { storeMessages as m } from "../../messages/index.js";
import { storyGroups, storyProducts, storySections } from "../../story-data/menu.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { storyHours } from "../../story-data/store.js";
import { textIn } from "../../story-data/text-in.js";
import { menuItems } from "./menu-items.js";
import { MenuToday } from "./menu-today.js";

const meta = {
  title: "Counter/Screens/Menu today",
  component: MenuToday,
  tags: ["autodocs"],
  args: {
    items: menuItems(storyProducts, storyGroups),
    sections: storySections,
    hours: storyHours,
    sendingId: null,
    failed: false,
    onChange: fn(async () => true),
  },
  decorators: [
    (Story) => (
      <StoryEvening>
        <div className="counter-door">{Story()}</div>
      </StoryEvening>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "What of the menu can be ordered today: a switch for each dish and option.",
      whenNot: "Names, prices and pictures are changed in the office.",
      accessibility: "Switches named by their dish; what customers will see stands before saving.",
      do: ["Ask when it is back, so that nobody has to remember"],
      dont: ["Do not delete what only ran out"],
      keywords: ["86", "sold out", "out of stock", "availability"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof MenuToday>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const switchOf = (id: string) => canvasElement.querySelector(`[data-item="${id}"] [role=switch]`)!;
    await userEvent.click(switchOf("saloona"));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: "saloona" }), "back");
    await userEvent.click(switchOf("hummus"));
    await userEvent.click(
      await screen.findByRole("radio", { name: new RegExp(textIn(globals, m.switchOn)) }),
    );
    await userEvent.click(screen.getByRole("button", { name: textIn(globals, m.save) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: "hummus" }), {
      until: null,
    });
  },
};

/** Until when it is out is asked once it is switched off. */
export const RanOut: Story = {
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(canvasElement.querySelector('[data-item="hummus"] [role=switch]')!);
    await userEvent.click(await screen.findByRole("radio", { name: new RegExp(textIn(globals, m.atTime)) }));
    await userEvent.click(screen.getByRole("button", { name: textIn(globals, m.save) }));
    await expect(screen.getByText(textIn(globals, m.timeMissing))).toBeVisible();
  },
};

export const Failed: Story = { args: { failed: true } };

export const Empty: Story = { args: { items: [] } };

export const Arabic: Story = { globals: { locale: "ar" } };
