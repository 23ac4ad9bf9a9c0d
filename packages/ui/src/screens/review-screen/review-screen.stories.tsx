import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyProducts } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import { storyStore } from "../../story-data/stores.js";
import { ReviewScreen, type ReviewScreenProps } from "./review-screen.js";

const texts = {
  en: { error: "Choose 1 to 5 stars", post: "Post review", retry: "Try again" },
  ar: { error: "اختر من نجمة إلى 5 نجوم", post: "إرسال التقييم", retry: "إعادة المحاولة" },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

function Example(props: Partial<ReviewScreenProps>) {
  const { language } = useLocale();
  const here = props.status === undefined || props.status === "ready";
  return (
    <StoryShell>
      <ReviewScreen
        status="ready"
        backHref="#order"
        onRetry={() => {}}
        onSubmit={() => {}}
        {...props}
        validate={(values) => (values.rating ? {} : { rating: texts[language].error })}
        order={
          here
            ? {
                id: "order-1",
                created_at: "2026-03-09T16:20:00Z",
                vendor: storyStore(language),
                products: storyProducts(language, 3),
              }
            : undefined
        }
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Write a review",
  component: Example,
  subcomponents: { ReviewScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The review form of a delivered order, linked from notifications and orders.",
      whenNot: "To read reviews use Reviews.",
      accessibility: "One h1; the form focuses the first missing field.",
      do: ["Return to the order afterwards, and confirm in a toast."],
      dont: ["Don't ask twice for one order."],
      keywords: ["rate", "feedback", "stars"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onSubmit: fn(), onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getAllByRole("radio")[4]!);
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).post }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
