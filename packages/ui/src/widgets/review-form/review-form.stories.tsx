import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyProducts } from "../../story-data/products.js";
import { storyStore } from "../../story-data/stores.js";
import {
  ReviewForm,
  ReviewFormSkeleton,
  type ReviewedOrderData,
  type ReviewFormProps,
  type ReviewValues,
} from "./review-form.js";

const texts = {
  en: {
    error: "Choose 1 to 5 stars",
    post: "Post review",
    store: "How was it?",
    product: "Chicken machboos",
    add: /Add photos/,
    remove: "Remove dish.png",
    moderated: "Up to 3, shown once the store has approved them.",
  },
  ar: {
    error: "اختر من نجمة إلى 5 نجوم",
    post: "إرسال التقييم",
    store: "كيف كان طلبك؟",
    product: "مجبوس دجاج",
    add: /إضافة صور/,
    remove: "إزالة dish.png",
    moderated: "حتى 3 صور، وتظهر بعد أن يوافق المتجر عليها.",
  },
} as const;

function storyOrder(
  language: Language,
  count: number,
  change: Partial<ReviewedOrderData>,
): ReviewedOrderData {
  return {
    id: "order-1",
    created_at: "2026-03-09T16:20:00Z",
    vendor: storyStore(language),
    products: storyProducts(language, count),
    ...change,
  };
}

/** A picture in one colour, as a browser encodes it. */
async function photo(name: string, color: string): Promise<File> {
  const canvas = new OffscreenCanvas(160, 120);
  const context = canvas.getContext("2d")!;
  context.fillStyle = color;
  context.fillRect(0, 0, 160, 120);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}

type Props = Partial<ReviewFormProps> & { count?: number; change?: Partial<ReviewedOrderData> };

function Example({ count = 3, change = {}, ...props }: Props) {
  const { language } = useLocale();
  return (
    <ReviewForm
      validate={(values: ReviewValues) => (values.rating ? {} : { rating: texts[language].error })}
      onSubmit={() => {}}
      {...props}
      order={storyOrder(language, count, change)}
    />
  );
}

const meta = {
  title: "Widgets/Review form",
  component: Example,
  subcomponents: { ReviewForm, ReviewFormSkeleton },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A review of a delivered order: stars for the order, optional stars per product, and a comment.",
      whenNot: "To show reviews use ReviewList. For stars in another form use RatingInput.",
      accessibility:
        "Each row of stars is a radio group named by its subject; arrow keys select. After an attempt to submit, a missing rating gets the focus and a message.",
      do: ["Offer it after delivery.", "Keep the typed text with `draftKey`."],
      dont: ["Don't require stars for every product.", "Don't preselect stars."],
      keywords: ["rate", "feedback", "stars", "comment", "nps"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the order's stars are required. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = texts[globals["locale"] as Language];
    await userEvent.click(canvas.getByRole("button", { name: t.post }));
    const overall = canvas.getByRole("radiogroup", { name: new RegExp(t.store.replace("?", "\\?")) });
    await expect(await canvas.findByText(t.error)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(overall).getAllByRole("radio")[3]!);
    const product = canvas.getByRole("radiogroup", { name: new RegExp(t.product) });
    await userEvent.click(within(product).getAllByRole("radio")[4]!);
    await userEvent.type(canvas.getByRole("textbox"), "  The rice still steaming ");
    await userEvent.click(canvas.getByRole("button", { name: t.post }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        order_id: "order-1",
        rating: 4,
        comment: "The rice still steaming",
        products: [{ id: "chicken-machboos", rating: 5 }],
        photos: [],
      }),
    );
  },
};
export const StarsAlone: Story = {
  name: "Stars only",
  args: { count: 0 },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getAllByRole("radio")[0]!);
    await userEvent.click(canvas.getByRole("button", { name: texts[globals["locale"] as Language].post }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        order_id: "order-1",
        rating: 1,
        comment: null,
        products: [],
        photos: [],
      }),
    );
  },
};
/** Photographs are shown before they are sent, and can be removed. */
export const WithPhotos: Story = {
  name: "With photos",
  args: { count: 0 },
  play: async ({ args, canvas, globals }) => {
    const t = texts[globals["locale"] as Language];
    await userEvent.click(canvas.getAllByRole("radio")[3]!);
    await expect(await canvas.findByText(t.moderated)).toBeVisible();
    const input = await canvas.findByLabelText(t.add);
    const [dish, table] = [await photo("dish.png", "#9b1b4b"), await photo("table.png", "#008080")];
    await userEvent.upload(input, [dish, table]);
    for (const name of ["dish.png", "table.png"]) await expect(await canvas.findByText(name)).toBeVisible();
    await waitFor(() =>
      expect([...input.closest("[data-slot=file-field]")!.querySelectorAll("img")]).toHaveLength(2),
    );
    await userEvent.click(canvas.getByRole("button", { name: t.remove }));
    await userEvent.click(canvas.getByRole("button", { name: t.post }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        order_id: "order-1",
        rating: 4,
        comment: null,
        products: [],
        photos: [table],
      }),
    );
  },
};
/** The server rejects it; typed text stays. */
export const Refused: Story = {
  args: { onSubmit: fn(() => ({ form: "This order was reviewed already" })) },
  render: (args, { globals }) => (
    <Example
      {...args}
      onSubmit={() => ({
        form: globals["locale"] === "ar" ? "تم تقييم هذا الطلب من قبل" : "This order was reviewed already",
      })}
    />
  ),
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getAllByRole("radio")[4]!);
    await userEvent.type(canvas.getByRole("textbox"), "Good");
    await userEvent.click(canvas.getByRole("button", { name: texts[globals["locale"] as Language].post }));
    await expect((await canvas.findAllByText(/already|من قبل/))[0]).toBeInTheDocument();
    await expect(canvas.getByRole("textbox")).toHaveValue("Good");
  },
};
export const Sending: Story = {
  args: { count: 0, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getAllByRole("radio")[4]!);
    const post = canvas.getByRole("button", { name: texts[globals["locale"] as Language].post });
    await userEvent.click(post);
    await waitFor(() => expect(post).toHaveAttribute("aria-busy", "true"));
  },
};
export const Loading: Story = { render: () => <ReviewFormSkeleton /> };
export const ManyProducts: Story = { args: { count: 10 } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    change: {
      products: [
        { id: "long", name: "Twelve hour charcoal smoked shoulder of lamb with saffron rice", image: null },
      ],
    },
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
