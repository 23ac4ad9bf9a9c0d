import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { MultiSelect } from "./index.js";

const arabicMessages: ArabicMessages = {
  Allergens: "مسببات الحساسية",
  Gluten: "غلوتين",
  Nuts: "مكسرات",
  Sesame: "سمسم",
  Milk: "حليب",
  "Choose at least one": "يرجى اختيار واحد على الأقل",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Multi select",
  component: MultiSelect,
  tags: ["autodocs"],
  args: {
    label: "Allergens",
    options: ["Gluten", "Nuts", "Sesame", "Milk"].map((label, at) => ({ value: String(at), label })),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className="min-h-90">{Story()}</div>],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Several of many options, found by typing: allergens of a dish, stores of a report.",
      whenNot:
        "For up to about seven options use ChipGroup or Checkboxes; for words that people make up TagInput.",
      accessibility:
        "A combobox whose list stays open; keys are those of Combobox, and Enter switches an option on and off. Each chosen one has a button that removes it, reached by Tab; Backspace in the empty field removes the last. The number of chosen ones is announced.",
      do: ["Keep the options in an order that people know."],
      dont: ["Do not use it where one must be chosen: use Combobox."],
      keywords: ["tag picker", "multi combobox", "token field"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (element: HTMLElement) => within(element.ownerDocument.body);

/** Operated by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const body = page(canvasElement);
    const input = canvas.getByRole("combobox", { name: translate(globals, "Allergens") });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    const list = await body.findByRole("listbox");
    await expect(list).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["0", "1"]);
    await expect(within(list).getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["0"]);
    await userEvent.type(input, globals["locale"] === "ar" ? "سمسم" : "ses");
    await waitFor(() => expect(within(list).getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["0", "2"]);
    await expect(input).toHaveValue("");
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["0"]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("listbox")).toBeNull());
  },
};

export const Chosen: Story = {
  args: { defaultValue: ["1", "3"] },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: new RegExp(translate(globals, "Nuts")) }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["3"]);
    await expect(canvas.getByRole("combobox")).toHaveFocus();
  },
};

export const Controlled: Story = {
  args: { value: ["0"] },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click((await page(canvasElement).findAllByRole("option"))[1]!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["0", "1"]);
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

export const Invalid: Story = { args: { error: "Choose at least one" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ["1", "3"] } };
export const LongTexts: Story = {
  args: {
    defaultValue: ["a"],
    options: [
      { value: "a", label: "Everything that was made in a kitchen in which nuts and sesame are used too" },
    ],
  },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "مسببات الحساسية",
    defaultValue: ["a"],
    options: [
      { value: "a", label: "غلوتين" },
      { value: "b", label: "مكسرات" },
    ],
  },
};
