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
        "What stands in the cart while nothing is in it, or while nobody is signed in: the empty plate, one sentence, one way forward.",
      whenNot: "For any other empty list take Empty state with its own words.",
      accessibility: "A heading, a sentence and one link; the plate is decorative.",
      do: [
        "Lead to where there is something to eat.",
        "Give `signInHref` when the cart waits behind the sign-in page.",
      ],
      dont: ["Don't add a second button.", "Don't blame: “Nothing here yet”, not “You have no items”."],
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
