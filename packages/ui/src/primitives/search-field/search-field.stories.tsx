import type { Meta, StoryObj } from "@storybook/react-vite";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { formatMessage, formsMessages, type Language } from "../../locale/index.js";
import { IconButton } from "../icon-button/index.js";
import { SearchField, type SearchFieldProps } from "./search-field.js";

function clearName(globals: Record<string, unknown>) {
  const language = globals["locale"] as Language;
  return formatMessage(formsMessages.clearSearch[language], language);
}

const arabicMessages: ArabicMessages = {
  Search: "بحث",
  "Dishes, shops, flowers": "أطباق، متاجر، زهور",
  Filter: "تصفية",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Search field",
  component: SearchField,
  tags: ["autodocs"],
  args: { label: "Search", placeholder: "Dishes, shops, flowers", onValueChange: fn(), onKeyDown: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A search input with results during or after typing: the search screen, long lists.",
      whenNot: "To navigate to the search screen use SearchLink. For a few filters use ChipGroup.",
      accessibility:
        "A searchbox named by `label`. Escape first clears the text and only closes its container when empty; the clear button returns the focus to the input. Enter submits the form; phones show a search key.",
      do: [
        "State in the placeholder what can be found",
        "Keep the typed text when showing results",
        "Set `loading` while waiting for results",
      ],
      dont: ["Put two on one screen", "Use the placeholder as its only name"],
      keywords: ["search box", "find", "query", "filter list"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: "large" } };
export const Filled: Story = { args: { defaultValue: "Karak" } };
export const Loading: Story = {
  args: { defaultValue: "Karak", loading: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("searchbox", { name: translate(globals, "Search") })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.getByRole("status")).toBeInTheDocument();
  },
};
export const Disabled: Story = { args: { defaultValue: "Karak", disabled: true } };
export const WithFilter: Story = {
  args: {
    size: "large",
    defaultValue: "Restaurants",
    end: <IconButton icon={SlidersHorizontal} aria-label="Filter" variant="quiet" />,
  },
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    defaultValue: "Machboos with lamb, loomi, daqoos and a very long name that does not fit into the box",
  },
};

/** Changes are reported with their reason; Escape clears, and propagates when the input is empty. */
export const Typing: Story = {
  play: async ({ canvas, args, step, globals }) => {
    const box = canvas.getByRole("searchbox", { name: translate(globals, "Search") });
    await step("typing", async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard("كرك");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("كرك", "type");
      await expect(box).toHaveAttribute("enterkeyhint", "search");
    });
    await step("Escape clears and does not propagate", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(box).toHaveValue("");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("", "clear");
    });
    await step("Escape propagates from an empty field", async () => {
      const outside = fn();
      document.addEventListener("keydown", outside, { once: true });
      await userEvent.keyboard("{Escape}");
      await expect(outside).toHaveBeenCalledOnce();
    });
  },
};

function Controlled(args: SearchFieldProps) {
  const [value, setValue] = useState("Karak");
  return (
    <SearchField
      {...args}
      value={value}
      onValueChange={(next, reason) => {
        setValue(next);
        args.onValueChange?.(next, reason);
      }}
    />
  );
}

/** The clear button is visible while there is text, and returns the focus. */
export const Clearing: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args, globals }) => {
    const box = canvas.getByRole("searchbox", { name: translate(globals, "Search") });
    await userEvent.tab();
    await userEvent.tab();
    const clear = canvas.getByRole("button", { name: clearName(globals) });
    await expect(clear).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith("", "clear");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(clear).not.toBeVisible();
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates on="input" more={[{ en: "Off", ar: "متوقف", element: <SearchField {...args} disabled /> }]}>
      {() => <SearchField {...args} />}
    </ShownStates>
  ),
};

/** The text starts beside the icon in both scripts. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "بحث", placeholder: "أطباق، متاجر، زهور", defaultValue: "كرك بالزعفران", size: "large" },
  render: (args) => (
    <div className="grid gap-3">
      <SearchField {...args} />
      <SearchField {...args} defaultValue="Bayt Al Machboos" />
      <SearchField {...args} defaultValue="" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole("searchbox"))
      await expect(getComputedStyle(box).textAlign).toMatch(/^(-webkit-)?right$/);
  },
};
