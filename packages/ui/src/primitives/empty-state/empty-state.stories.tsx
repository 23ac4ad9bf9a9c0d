import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Button } from "../button/index.js";
import { Link } from "../link/index.js";
import { EmptyPlate } from "../empty-plate/index.js";
import { EmptyState } from "./empty-state.js";

const arabicMessages: ArabicMessages = {
  "Your cart is empty": "سلتك فارغة",
  "Good food is fifteen minutes away. Start with something you love.":
    "الطعام الطيب على بعد ربع ساعة. ابدأ بما تحب.",
  "Browse open places": "تصفّح المتاجر المفتوحة",
  "Get help": "المساعدة",
  "There is no store that brings flowers to Umm Salal Mohammed at this hour":
    "لا يوجد متجر يوصل الزهور إلى أم صلال محمد في هذا الوقت",
  "Most of them open at eight in the morning. Order now for tomorrow, or look at the stores that are open in the neighbourhoods around.":
    "يفتح معظمها في الثامنة صباحًا. اطلب الآن لموعد الغد، أو تصفّح المتاجر المفتوحة في المناطق القريبة.",
};

const meta = {
  title: "Primitives/Empty state",
  component: EmptyState,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Explains that a list or page is empty, with one action.",
      whenNot: "For failures use ErrorState, while loading Skeleton.",
      accessibility: "A heading whose level fits the page; the picture is decorative.",
      do: ["One sentence, one button.", "Describe what will appear here."],
      dont: ["Do not blame the customer.", "Do not offer three actions."],
      keywords: ["no results", "nothing", "blank slate", "zero state"],
    } satisfies ComponentGuide,
  },
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
export const WithSecondWay: Story = {
  name: "With A Second Way",
  args: { more: <Link href="#help">Get help</Link> },
};
export const WordsAlone: Story = { name: "Text only", args: { picture: undefined, action: undefined } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    title: "There is no store that brings flowers to Umm Salal Mohammed at this hour",
    text: "Most of them open at eight in the morning. Order now for tomorrow, or look at the stores that are open in the neighbourhoods around.",
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    title: "سلتك فارغة",
    text: "الطعام الطيب على بعد ربع ساعة. ابدأ بما تحب.",
    action: <Button href="#stores">تصفّح الأماكن المفتوحة</Button>,
  },
};
