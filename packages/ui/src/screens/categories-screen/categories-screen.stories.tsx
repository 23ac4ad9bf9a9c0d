import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryShell } from "../../story-data/shell.js";
import { storyCategories } from "../../story-data/catalogue.js";
import { CategoriesScreen, type CategoriesScreenProps } from "./categories-screen.js";

function Example({
  count = 12,
  name,
  ...props
}: Partial<CategoriesScreenProps> & { count?: number; name?: string }) {
  const { language } = useLocale();
  const categories = storyCategories(language, count).map((category, i) => ({
    ...category,
    name: name ?? category.name,
    stores_count: 3 + ((i * 7) % 23),
  }));
  return (
    <StoryShell current="search">
      <CategoriesScreen
        status="ready"
        categories={props.status && props.status !== "ready" ? [] : categories}
        categoryHref={(id) => `#category-${id}`}
        backHref="#home"
        browseHref="#home"
        searchHref={(query) => `#search-${query}`}
        onRetry={() => {}}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Categories",
  component: Example,
  subcomponents: { CategoriesScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "All store categories with their number of stores, filtered while typing.",
      whenNot: "On home, Category rail shows the first categories.",
      accessibility: "One h1, a search field, a list of links. An empty result is announced.",
      do: ["Show every category, including small ones."],
      dont: ["Don't nest categories."],
      keywords: ["browse", "kinds", "departments", "all categories"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Filters while typing; a query without a match links to search. */
export const Narrowed: Story = {
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.type(canvas.getByRole("searchbox"), ar ? "زهور" : "flow");
    const link = canvas.getByRole("link", { name: ar ? /زهور$|^زهور/ : /^Flowers/ });
    await expect(link).toHaveAttribute("href", "#category-flowers");
    await expect(canvas.queryByRole("link", { name: ar ? /^بيتزا/ : /^Pizza/ })).toBeNull();
    const everywhere = canvas.getByRole("link", { name: ar ? /البحث عن «زهور»/ : /Search for “flow”/ });
    await expect(everywhere).toHaveAttribute("href", ar ? "#search-زهور" : "#search-flow");
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "zzz");
    await expect(canvas.getByRole("heading", { name: /zzz/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /zzz/ })).toHaveAttribute("href", "#search-zzz");
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "إعادة المحاولة" : "Try again";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { categories: [] } };
export const LongWords: Story = { name: "Long texts", args: { name: "Household and cleaning supplies" } };
export const Arabic: Story = { globals: { locale: "ar" } };
