import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { EmptyCart } from "./empty-cart.js";

const meta = {
  title: "Widgets/Empty cart",
  component: EmptyCart,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Replaces the cart's content while it is empty or the customer is signed out: picture, one sentence, one action.",
      whenNot: "For other empty lists use EmptyState with its own messages.",
      accessibility: "A heading, a sentence and one link; the plate is decorative.",
      do: ["Link to a page with stores.", "Set `signInHref` when the cart requires sign-in."],
      dont: [
        "Don't add a second button.",
        "Don't blame the customer: “Nothing here yet”, not “You have no items”.",
      ],
      keywords: ["empty basket", "zero state", "blank state", "no items"],
    } satisfies ComponentGuide,
  },
  args: { browseHref: "#home" },
} satisfies Meta<typeof EmptyCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedOut: Story = { args: { signInHref: "#auth" } };
export const Arabic: Story = { globals: { locale: "ar" } };
