import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyCart } from "./empty-cart.js";

const meta = {
  title: "Widgets/Empty cart",
  component: EmptyCart,
  tags: ["autodocs"],
  args: { browseHref: "#home" },
} satisfies Meta<typeof EmptyCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedOut: Story = { args: { signInHref: "#auth" } };
export const Arabic: Story = { globals: { locale: "ar" } };
