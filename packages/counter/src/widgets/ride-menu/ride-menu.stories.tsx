import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { rideMessages } from "../../messages/index.js";
import { storyShift } from "../../story-data/rides.js";
import { textIn } from "../../story-data/text-in.js";
import { RideMenu } from "./ride-menu.js";

const meta = {
  title: "Counter/Widgets/Ride menu",
  component: RideMenu,
  tags: ["autodocs"],
  args: {
    shift: storyShift,
    onDuty: true,
    blocked: null,
    look: "dark",
    onClose: fn(),
    onDutyChange: fn(async () => null),
    onEndShift: fn(async (handedIn: number) => ({
      ...storyShift,
      handed_in: handedIn,
      difference: handedIn - storyShift.cash_expected,
    })),
    onLookChange: fn(),
    onLanguageChange: fn(),
    onSignOut: fn(),
  },
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "A rider's shift with its cash, the break, the end of the shift, and what is set on this phone.",
      whenNot: "A store's person has PersonMenu.",
      accessibility: "A sheet. What is missing at the end is announced, in words beside the colour.",
      do: ["Have the cash counted by hand: show what should be there, and do not fill it in"],
      dont: ["Do not end a shift while an order is carried"],
      keywords: ["cash drawer", "duty", "settlement"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, globals }) => {
    const button = (message: { en: unknown; ar: unknown }) =>
      screen.findByRole("button", { name: textIn(globals, message) });
    await userEvent.click(await button(rideMessages.endShift));
    const cash = screen.getByRole("textbox");
    await userEvent.type(cash, "a lot{Enter}");
    await expect(cash).toBeInvalid();
    await userEvent.clear(cash);
    await userEvent.type(cash, "530{Enter}");
    await expect(args.onEndShift).toHaveBeenLastCalledWith(53_000);
    await expect(await screen.findByRole("status")).toHaveTextContent("2.50");
  },
};
/** An order is carried. */
export const Riding: Story = {
  args: { blocked: "riding" },
  play: async ({ globals }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: textIn(globals, rideMessages.endShift) }),
    );
    await expect(screen.getByText(textIn(globals, rideMessages.endAfterRide))).toBeVisible();
  },
};
export const Break: Story = { args: { onDuty: false } };
export const BeforeShift: Story = { args: { shift: null, onDuty: false } };
export const Arabic: Story = { globals: { locale: "ar" } };
