import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyPopular, storyRecent, storySuggestions } from "../../story-data/search.js";
import { SearchBox, type SearchBoxProps } from "./index.js";
import { Highlighted } from "./highlighted.js";

function Example({
  typed = "",
  none = false,
  ...props
}: Partial<SearchBoxProps> & { typed?: string; none?: boolean }) {
  const { language } = useLocale();
  const [query, setQuery] = useState(typed);
  const [recent, setRecent] = useState(storyRecent(language));
  return (
    <div className="min-h-120 max-w-120">
      <SearchBox
        recent={recent}
        onSubmit={() => {}}
        onSelectSuggestion={() => {}}
        {...props}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          props.onQueryChange?.(next);
        }}
        suggestions={none || props.loading ? [] : storySuggestions(language, query)}
        onClearRecent={() => setRecent([])}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Search box",
  component: Example,
  subcomponents: { SearchBox, Highlighted },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Searches the marketplace with suggestions: stores, products, categories, and recent searches while the input is empty.",
      whenNot:
        "To navigate to the search screen use SearchLink. For a list filtered while typing use SearchField.",
      accessibility:
        "A combobox with a listbox: arrow keys move, Enter selects or searches, Escape closes and then clears. The number of suggestions is announced politely. The arrow that fills the input is a shortcut for touch only.",
      do: ["Debounce the request for suggestions.", "Store the last ten searches on the device."],
      dont: ["Don't search while typing: wait for Enter.", "Don't show suggestions for an outdated text."],
      keywords: ["autocomplete", "typeahead", "combobox", "suggest", "recent searches"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn(), onSelectSuggestion: fn(), onQueryChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    type: "kara",
    first: /^karak/,
    recent: "Machboos",
    popular: "Popular now",
    clear: "Clear recent searches",
    count: "4 suggestions",
  },
  ar: {
    type: "كر",
    first: /^كرك/,
    recent: "مجبوس",
    popular: "الأكثر طلبًا الآن",
    clear: "مسح عمليات البحث الأخيرة",
    count: "4 اقتراحات",
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** Arrow keys highlight while the caret stays; Enter selects the highlighted entry, otherwise it searches. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, textsOf(globals).type);
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getByText(textsOf(globals).count)).toBeInTheDocument());
    const options = canvas.getAllByRole("option");
    await expect(options).toHaveLength(5);
    await expect(options[0]).toHaveTextContent(textsOf(globals).first);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute("aria-activedescendant", options[0]!.id);
    await expect(options[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelectSuggestion).toHaveBeenCalledWith(expect.objectContaining({ id: "karak" }));
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith(textsOf(globals).type);
  },
};
/** Recent searches appear on focus; a click repeats a search, another clears them all. */
export const Recent: Story = {
  play: async ({ args, canvas, globals }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole("option", { name: textsOf(globals).recent }));
    await expect(args.onSubmit).toHaveBeenCalledWith(textsOf(globals).recent);
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).clear }));
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(box).toHaveFocus();
  },
};
/** Popular products appear on focus, after the recent searches, with picture, price and store. */
export const Popular: Story = {
  render: function Render(args) {
    return <Example {...args} popular={storyPopular(useLocale().language)} />;
  },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(8);
    const popular = within(canvas.getByRole("group", { name: textsOf(globals).popular })).getAllByRole(
      "option",
    );
    await expect(popular).toHaveLength(4);
    await expect(popular[0]!.querySelector("img")).not.toBeNull();
    await expect(popular[0]!.querySelector("[data-slot=price]")).toBeVisible();
    await userEvent.click(popular[0]!);
    await expect(args.onSelectSuggestion).toHaveBeenCalledWith(
      expect.objectContaining({ type: "product", vendor_id: expect.any(String) as string }),
    );
  },
};
/** Escape closes the list, then clears the input. */
export const Escape: Story = {
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, textsOf(globals).type);
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(box).toHaveValue(textsOf(globals).type);
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
  },
};
/** The arrow at the end copies the suggestion into the input. */
export const Fill: Story = {
  name: "Copy suggestion",
  play: async ({ args, canvas, canvasElement, globals }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, textsOf(globals).type);
    await userEvent.click(canvasElement.querySelectorAll("[data-slot=search-box-fill]")[0]!);
    await expect(args.onSelectSuggestion).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(box).not.toHaveValue(textsOf(globals).type);
  },
};
export const Loading: Story = {
  args: { typed: "kara", loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
  },
};
export const NoSuggestions: Story = {
  args: { typed: "zzzz", none: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(canvas.getByRole("option"));
    await expect(args.onSubmit).toHaveBeenCalledWith("zzzz");
  },
};
export const InHeader: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { size: "medium" },
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole("combobox"), textsOf(globals).type);
    await expect(canvas.getByRole("listbox")).toBeVisible();
  },
};
export const LongWords: Story = {
  name: "Long texts",
  args: { typed: "Pneumonoultramicroscopicsilicovolcanoconiosis-machboos-with-everything-on-it", none: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
  },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { typed: "كر" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(5);
  },
};
