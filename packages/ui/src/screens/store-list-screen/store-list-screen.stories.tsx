import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { StoryShell } from "../../story-data/shell.js";
import { opensIn, storyCuisines } from "../../story-data/store-info.js";
import { storyStores } from "../../story-data/stores.js";
import type { StoreFilterValues, StoreSort } from "../../widgets/store-filters/index.js";
import { StoreListScreen, type StoreListScreenProps } from "./store-list-screen.js";

type Props = Partial<StoreListScreenProps> & {
  count?: number;
  withFilters?: boolean;
  chosen?: StoreFilterValues;
  onFilter?: (value: StoreFilterValues) => void;
  onType?: (text: string) => void;
};

function Example({ count = 8, withFilters = false, chosen = {}, onFilter, onType, ...props }: Props) {
  const { language } = useLocale();
  const [value, setValue] = useState(chosen);
  const [sort, setSort] = useState<StoreSort>("recommended");
  const [text, setText] = useState("");
  const stores = storyStores(language, count).map((store, i) =>
    i === 5 ? { ...store, is_open: false, opens_at: opensIn(0) } : store,
  );
  return (
    <StoryShell>
      <StoreListScreen
        status="ready"
        title={language === "ar" ? "قطري" : "Qatari"}
        backHref="#home"
        stores={props.status === "loading" || props.status === "failed" ? [] : stores}
        storeHref={(id) => `#store-${id}`}
        onRetry={fn()}
        browseHref="#home"
        search={
          onType && {
            value: text,
            onValueChange: (next) => {
              setText(next);
              onType(next);
            },
          }
        }
        filters={
          withFilters
            ? {
                value,
                onValueChange: (next) => {
                  setValue(next);
                  onFilter?.(next);
                },
                sort,
                onSortChange: setSort,
                cuisines: storyCuisines(language),
              }
            : undefined
        }
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Store list",
  component: Example,
  subcomponents: { StoreListScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A list of stores: of a category, or of a search.",
      whenNot: "For rails of several kinds use the Home screen.",
      accessibility:
        "One h1; cards are articles in a list. The next page loads by a button that keeps the focus; when it fails, loaded stores stay.",
      do: ["Name the category or the query in the title.", "Offer a next step when nothing is found."],
      dont: ["Don't empty the list while more is loading."],
      keywords: ["search results", "restaurants", "stores", "listing"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    more: "Show more",
    filter: "Filter",
    pickup: "Pick Up",
    show: "Show results",
    reset: "Reset",
    none: "no data on this category",
    retry: "Try again",
  },
  ar: {
    more: "عرض المزيد",
    filter: "تصفية",
    pickup: "استلام من المتجر",
    show: "عرض النتائج",
    reset: "إعادة الضبط",
    none: "لا توجد بيانات في هذا القسم",
    retry: "إعادة المحاولة",
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

export const Default: Story = {
  args: { onLoadMore: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).more }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
/** Filters the list by name; without a match, one click shows all again. */
export const ByName: Story = {
  args: { withFilters: true, stores: [], onFilter: fn(), onType: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "ruby");
    await expect(args.onType).toHaveBeenLastCalledWith("ruby");
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).reset }));
    await expect(args.onType).toHaveBeenLastCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};
/** The first page of an app has no page above it: no back link, and on phones the header of the frame stays. */
export const FirstPage: Story = {
  args: { backHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=screen-head] a")).toBeNull();
    await expect(canvasElement.querySelector("[data-phone-header]")).toBeNull();
  },
};
/** On phones filters are in a sheet and apply on its button. */
export const Filters: Story = {
  args: { withFilters: true, onFilter: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).filter }));
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("radio", { name: textsOf(globals).pickup }));
    await expect(args.onFilter).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole("button", { name: textsOf(globals).show }));
    await expect(args.onFilter).toHaveBeenCalledWith({ order_type: "pickup" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
/** On desktop filters are beside the list and apply at once. */
export const FiltersDesktop: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { withFilters: true, onFilter: fn() },
  play: async ({ canvas, args, globals }) => {
    const aside = within(canvas.getByRole("complementary", { name: textsOf(globals).filter }));
    await userEvent.click(aside.getByRole("radio", { name: textsOf(globals).pickup }));
    await expect(args.onFilter).toHaveBeenCalledWith({ order_type: "pickup" });
  },
};
/** No match: a button removes the filters. */
export const NothingMatches: Story = {
  args: { withFilters: true, chosen: { open_now: true }, stores: [], onFilter: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).reset }));
    await expect(args.onFilter).toHaveBeenCalledWith({});
  },
};
export const LoadingMore: Story = { args: { onLoadMore: fn(), loadingMore: true } };
export const RestFailed: Story = {
  name: "Next page failed",
  args: { status: "failed", stores: storyStores("en", 4) },
};
export const Empty: Story = {
  args: { stores: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).none })).toBeVisible();
  },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed", onRetry: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { withFilters: true } };
