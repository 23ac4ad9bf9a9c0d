import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyCuisines } from "../../story-data/store-info.js";
import {
  StoreFilters,
  type StoreFiltersProps,
  type StoreFilterValues,
  type StoreSort,
} from "./store-filters.js";

type Props = Partial<StoreFiltersProps> & { withSort?: boolean; bare?: boolean };

function Example({ value = {}, onValueChange, withSort = false, bare = false, ...props }: Props) {
  const { language } = useLocale();
  const [chosen, setChosen] = useState<StoreFilterValues>(value);
  const [sort, setSort] = useState<StoreSort>("recommended");
  return (
    <div className="max-w-80">
      <StoreFilters
        {...props}
        cuisines={bare ? [] : storyCuisines(language)}
        sort={withSort ? { value: sort, onValueChange: setSort } : undefined}
        value={chosen}
        onValueChange={(next) => {
          setChosen(next);
          onValueChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Store filters",
  component: Example,
  subcomponents: { StoreFilters },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Filters a list of stores: beside the list on desktop, in a sheet on phones.",
      whenNot: "For menu categories use CategoryNavigation. For sorting use SortMenu.",
      accessibility: "Native radios and check boxes in named groups.",
      do: [
        "Apply immediately beside the list; in a sheet, on its button.",
        "Show the number of active filters where they are hidden.",
      ],
      dont: ["Don't offer cuisines without results."],
      keywords: ["refine", "facets", "narrow", "cuisine", "open now"],
    } satisfies ComponentGuide,
  },
  args: { onValueChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(canvas.getByRole("radio", { name: ar ? "استلام من المتجر" : "Pick Up" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ order_type: "pickup" });
    await userEvent.click(canvas.getByRole("checkbox", { name: ar ? "المفتوح الآن" : "Open now" }));
    await userEvent.click(canvas.getByRole("radio", { name: ar ? "قطري" : "Qatari" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      order_type: "pickup",
      open_now: true,
      cuisine: ar ? "قطري" : "Qatari",
    });
    await userEvent.click(canvas.getByRole("checkbox", { name: ar ? "توصيل مجاني" : "Free delivery" }));
    await userEvent.click(
      canvas.getByRole("checkbox", { name: ar ? "بتقييم 4.5 أو أكثر" : "Rated 4.5 or more" }),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ free_delivery: true, min_rating: 4.5 }),
    );
  },
};
export const WithSort: Story = { args: { withSort: true } };
export const Chosen: Story = { args: { value: { order_type: "delivery", open_now: true } } };
export const NoCuisines: Story = { args: { bare: true } };
export const CuisinesFailed: Story = {
  args: { bare: true, onRetryCuisines: fn() },
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByText(ar ? "تعذّر تحميل المطابخ." : "The cuisines did not load.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: ar ? "إعادة المحاولة" : "Try again" }));
    await expect(args.onRetryCuisines).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
