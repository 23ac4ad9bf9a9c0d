import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.js";
import { Link } from "../link/index.js";
import { EmptyPlate } from "../empty-plate/index.js";
import { EmptyState } from "./empty-state.js";

const meta = {
  title: "Primitives/Empty state",
  component: EmptyState,
  tags: ["autodocs"],
  args: {
    picture: <EmptyPlate />,
    title: "Your cart is empty",
    text: "Good food is fifteen minutes away. Start with something you love.",
    action: <Button href="#stores">Browse open places</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSecondWay: Story = { args: { more: <Link href="#help">Get help</Link> } };
export const WordsAlone: Story = { args: { picture: undefined, action: undefined } };
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    title: "سلتك فارغة",
    text: "الطعام الطيب على بعد ربع ساعة. ابدأ بما تحب.",
    action: <Button href="#stores">تصفّح الأماكن المفتوحة</Button>,
  },
};
