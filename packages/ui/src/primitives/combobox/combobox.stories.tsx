import type { Meta, StoryObj } from "@storybook/react-vite";
import { Store } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Icon } from "../icon/index.js";
import { Combobox, type ComboboxOption, type ComboboxProps } from "./index.js";

const arabicMessages: ArabicMessages = {
  Store: "المتجر",
  "Bayt Al Machboos": "بيت المجبوس",
  "Umm Khalid Kitchen": "مطبخ أم خالد",
  "Halawa House": "بيت الحلاوة",
  "Forno Nove": "فورنو نوفي",
  "Closed for good": "مغلق نهائيًا",
  "Choose a store": "يرجى اختيار متجر",
  "Al Sadd": "السد",
};
const translate = messagesOf(arabicMessages);
const options: readonly ComboboxOption[] = [
  { value: "1", label: "Bayt Al Machboos", description: "Al Sadd" },
  { value: "2", label: "Umm Khalid Kitchen" },
  { value: "3", label: "Closed for good", disabled: true },
  { value: "4", label: "Halawa House" },
  { value: "5", label: "Forno Nove" },
];

const meta = {
  title: "Primitives/Combobox",
  component: Combobox,
  tags: ["autodocs"],
  args: { label: "Store", options, onValueChange: fn() },
  decorators: [(Story) => <div className="min-h-95">{Story()}</div>],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "One of many options, found by typing: a store of hundreds, a rider, a product.",
      whenNot:
        "For up to about fifteen options use Select, which phones show better. For free text with suggestions use SearchBox.",
      accessibility:
        "A combobox with a list; the focus stays in the field. Arrow up and down open it and move, Page Up and Page Down by ten, with Alt they only open and close; Enter chooses, Esc closes and, pressed again, clears. The number of results is announced.",
      do: [
        "Give the name in the other language as a keyword.",
        "With a server: `filter={false}`, `onSearch` and `loading`.",
      ],
      dont: ["Do not act at once on a choice: it is part of a form or a filter."],
      keywords: ["autocomplete", "typeahead", "search select", "picker"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (element: HTMLElement) => within(element.ownerDocument.body);

/** Operated by keyboard: typing finds, Enter takes the first match, Esc clears. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const body = page(canvasElement);
    const input = canvas.getByRole("combobox", { name: translate(globals, "Store") });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await body.findByRole("listbox", { name: translate(globals, "Store") });
    await expect(body.getAllByRole("option")).toHaveLength(5);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    // The disabled option is skipped.
    const active = () => document.getElementById(input.getAttribute("aria-activedescendant")!);
    await expect(active()).toHaveTextContent(translate(globals, "Halawa House"));
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("listbox")).toBeNull());
    await userEvent.type(input, globals["locale"] === "ar" ? "ام خالد" : "kitchen");
    await waitFor(() => expect(body.getAllByRole("option")).toHaveLength(1));
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2");
    await expect(input).toHaveValue(translate(globals, "Umm Khalid Kitchen"));
    await waitFor(() => expect(body.queryByRole("listbox")).toBeNull());
    await userEvent.keyboard("{Escape}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(input).toHaveValue("");
  },
};

/** What was typed and not chosen is gone when the field is left. */
export const Left: Story = {
  args: { defaultValue: "1" },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "zzz");
    await waitFor(() => expect(page(canvasElement).queryByRole("option")).toBeNull());
    await userEvent.tab();
    await expect(input).toHaveValue(translate(globals, "Bayt Al Machboos"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** By pointer; the focus stays in the field. */
export const Pointer: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.click(
      await page(canvasElement).findByRole("option", { name: translate(globals, "Forno Nove") }),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith("5");
    await expect(input).toHaveFocus();
    const clear = canvas.getByRole("button", { name: globals["locale"] === "ar" ? "مسح" : "Clear" });
    await userEvent.click(clear);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
  },
};

export const Controlled: Story = {
  args: { value: "4" },
  play: async ({ args, canvas, canvasElement, globals }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(
      await page(canvasElement).findByRole("option", { name: translate(globals, "Forno Nove") }),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith("5");
    await expect(canvas.getByRole("combobox")).toHaveValue(translate(globals, "Halawa House"));
  },
};

function ByServer(props: ComboboxProps) {
  const [search, setSearch] = useState("");
  const found = search === "" ? [] : [{ value: search, label: `${search} 1` }];
  return <Combobox {...props} options={found} filter={false} onSearch={setSearch} />;
}

/** Options of a server: a chosen one keeps its label when the options are others. */
export const Server: Story = {
  render: (args) => <ByServer {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "77");
    await userEvent.click(await page(canvasElement).findByRole("option", { name: "77 1" }));
    await userEvent.tab();
    await expect(input).toHaveValue("77 1");
  },
};

export const WithIcon: Story = { args: { icon: <Icon of={Store} />, defaultValue: "1" } };
export const Loading: Story = {
  args: { loading: true, options: [], filter: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-busy", "true");
  },
};
export const Invalid: Story = { args: { error: "Choose a store" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "1" } };
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "المتجر",
    options: [
      { value: "1", label: "بيت المجبوس", keywords: ["Bayt Al Machboos"] },
      { value: "2", label: "مطبخ أم خالد" },
      { value: "3", label: "Forno Nove", keywords: ["فورنو نوفي"] },
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "مَجبوس");
    await waitFor(() => expect(page(canvasElement).getAllByRole("option")).toHaveLength(1));
    await userEvent.clear(input);
    await userEvent.type(input, "فورنو{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("3");
  },
};
