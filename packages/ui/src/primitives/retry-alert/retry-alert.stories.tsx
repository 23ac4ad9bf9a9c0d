import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { RetryAlert } from "./retry-alert.js";

const arabicMessages: ArabicMessages = {
  "Your addresses could not be loaded.": "تعذّر تحميل عناوينك.",
  "No connection": "لا يوجد اتصال",
};

const meta = {
  title: "Primitives/Retry alert",
  component: RetryAlert,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Says that one part of a page failed to load and offers a retry, while the rest stays.",
      whenNot:
        "For a page or section that is otherwise empty use ErrorState, for notes without a retry Alert, for failed actions a toast.",
      accessibility: "An alert, announced when it appears. The retry button keeps the focus while loading.",
      do: ["Name the part that failed.", "Put it where the content would be."],
      dont: ["Do not remove content that has loaded.", "Do not show more than one for the same request."],
      keywords: ["failure", "retry", "inline error", "load more failed", "region"],
    } satisfies ComponentGuide,
  },
  args: { onRetry: fn() },
  decorators: [(Story) => <div className="max-w-105">{Story()}</div>],
} satisfies Meta<typeof RetryAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? "إعادة المحاولة" : "Try again" }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OwnText: Story = { args: { children: "Your addresses could not be loaded." } };
export const WithTitle: Story = {
  args: { title: "No connection", children: "Your addresses could not be loaded." },
};
export const Retrying: Story = { args: { loading: true } };
/** For content that is reloaded automatically. */
export const WithoutRetry: Story = { render: () => <RetryAlert /> };
export const Arabic: Story = { globals: { locale: "ar" } };
