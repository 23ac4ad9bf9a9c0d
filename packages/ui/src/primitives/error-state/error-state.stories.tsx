import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Button } from "../button/index.js";
import { ErrorState } from "./error-state.js";

const arabicMessages: ArabicMessages = {
  "The menu did not arrive": "لم تصل القائمة",
  "The kitchen is not answering. Your cart is safe.": "المطبخ لا يستجيب. سلتك محفوظة.",
  Home: "الرئيسية",
};

const meta = {
  title: "Primitives/Error state",
  component: ErrorState,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Explains that content failed to load and offers a retry in its place.",
      whenNot:
        "For form errors use the form's summary, for failed actions a toast, for missing pages StatusScreen.",
      accessibility: "An alert: announced when it appears. The retry button keeps the focus while loading.",
      do: ["Reassure about what is safe: Your cart is untouched.", "Keep the page layout around it."],
      dont: ["Do not show error codes or excuses.", "Do not replace content that has already loaded."],
      keywords: ["failure", "retry", "problem", "offline"],
    } satisfies ComponentGuide,
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? "حاول مرة أخرى" : "Try again" }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };
export const OwnWords: Story = {
  args: {
    title: "The menu did not arrive",
    text: "The kitchen is not answering. Your cart is safe.",
  },
};
/** Without retry: an alternative action. */
export const OtherWay: Story = {
  name: "Another Way",
  args: { action: <Button href="#home">Home</Button> },
  render: ({ action }) => <ErrorState action={action} />,
};

export const Arabic: Story = { globals: { locale: "ar" } };
