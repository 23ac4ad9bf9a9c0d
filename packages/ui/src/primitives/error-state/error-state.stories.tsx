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
      purpose: "Something could not be loaded: what happened, and a way to try again in the same place.",
      whenNot:
        "An error of a form is its summary; one of an action is a toast; a page that does not exist is a StatusScreen.",
      accessibility: "An alert: read out when it appears. The retry keeps the focus while it works.",
      do: ["Say what is safe: Your cart is untouched.", "Keep the frame of the page around it."],
      dont: ["No codes and no excuses.", "Do not replace what had already come."],
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
/** Without a way to try again: another way out. */
export const OtherWay: Story = {
  name: "Another Way",
  args: { action: <Button href="#home">Home</Button> },
  render: ({ action }) => <ErrorState action={action} />,
};

export const Arabic: Story = { globals: { locale: "ar" } };
