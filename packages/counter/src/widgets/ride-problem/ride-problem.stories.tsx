import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { rideMessages } from "../../messages/index.js";
import { textIn } from "../../story-data/text-in.js";
import { RideProblem } from "./ride-problem.js";

const meta = {
  title: "Counter/Widgets/Ride problem",
  component: RideProblem,
  tags: ["autodocs"],
  args: { onClose: fn(), onReport: fn() },
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "Tells the office why an order cannot be handed over, with a photograph.",
      whenNot: "An order that its rider does not want is declined at the offer.",
      accessibility: "A sheet: reasons are radio buttons, which arrows change; the photograph is optional.",
      do: ["Keep the report until the server has it, like every act of a ride"],
      dont: ["Do not end the order: the office decides"],
      keywords: ["incident", "nobody home", "photo"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RideProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, globals }) => {
    const name = (message: { en: unknown; ar: unknown }) => textIn(globals, message);
    const send = await screen.findByRole("button", { name: name(rideMessages.sendProblem) });
    await expect(send).toBeDisabled();
    await userEvent.click(screen.getByRole("radio", { name: name(rideMessages.nobodyHome) }));
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.type(screen.getByRole("textbox"), "Gate 2");
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.onReport).toHaveBeenLastCalledWith({
        reason: "wrong_address",
        words: "Gate 2",
        picture: null,
      }),
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
