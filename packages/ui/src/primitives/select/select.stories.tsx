import type { Meta, StoryObj } from "@storybook/react-vite";
import { MapPin } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Icon } from "../icon/index.js";
import { Select } from "./select.js";

const arabicMessages: ArabicMessages = {
  Country: "الدولة",
  Qatar: "قطر",
  Oman: "عُمان",
  "United Kingdom of Great Britain and Northern Ireland":
    "المملكة المتحدة لبريطانيا العظمى وأيرلندا الشمالية",
  "Choose a country": "يرجى اختيار الدولة",
  "Where your card was issued": "حيث صدرت بطاقتك",
  "Oman, from next year": "عُمان، من العام القادم",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Select",
  component: Select,
  tags: ["autodocs"],
  argTypes: {
    disabled: { control: "boolean" },
  },
  args: {
    label: "Country",
    autoComplete: "country",
    onValueChange: fn(),
    options: [
      { value: "QA", label: "Qatar" },
      { value: "OM", label: "Oman" },
      { value: "GB", label: "United Kingdom of Great Britain and Northern Ireland" },
    ],
  },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "One of a long list of known options: country, business type, area.",
      whenNot:
        "For up to about five options use RadioGroup or SegmentedControl, which are faster. For actions use Menu.",
      accessibility:
        "A native select: type-ahead and arrow keys select, phones show their own picker. The first entry means no selection.",
      do: ["Sort by how people search", "Preselect only what nearly everyone selects"],
      dont: ["Use it for two options", "Trigger an action on selection"],
      keywords: ["dropdown", "combo box", "picker", "list box"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: "GB" } };
export const Invalid: Story = { args: { error: "Choose a country" } };
export const Disabled: Story = { args: { defaultValue: "QA", disabled: true } };

export const Choosing: Story = {
  play: async ({ canvas, args, globals }) => {
    const select = canvas.getByRole("combobox", { name: translate(globals, "Country") });
    await userEvent.selectOptions(select, "OM");
    await expect(select).toHaveDisplayValue(translate(globals, "Oman"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("OM");
  },
};

export const Help: Story = { args: { help: "Where your card was issued", optional: true } };
export const WithIcon: Story = { args: { icon: <Icon of={MapPin} />, defaultValue: "OM" } };
export const AlwaysChosen: Story = {
  args: { placeholder: null, defaultValue: "QA" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
  },
};
export const OptionDisabled: Story = {
  args: {
    options: [
      { value: "QA", label: "Qatar" },
      { value: "OM", label: "Oman, from next year", disabled: true },
    ],
  },
};

/** Focused by Tab, named by its label, error linked. */
export const Told: Story = {
  name: "With linked error",
  args: { error: "Choose a country", required: true },
  play: async ({ canvas, globals }) => {
    const select = canvas.getByRole("combobox", { name: translate(globals, "Country") });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(translate(globals, "Choose a country"));
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args, { globals }) => (
    <ShownStates
      on="select"
      more={[
        { en: "Off", ar: "متوقف", element: <Select {...args} disabled /> },
        {
          en: "Wrong",
          ar: "خطأ",
          element: <Select {...args} error={translate(globals, "Choose a country")} />,
        },
      ]}
    >
      {() => <Select {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "الدولة",
    options: [
      { value: "QA", label: "قطر" },
      { value: "OM", label: "عُمان" },
    ],
  },
};

/** A name in the other script is truncated at its own end. */
export const OtherScript: Story = {
  globals: { locale: "ar" },
  args: {
    label: "الدولة",
    defaultValue: "GS",
    options: [
      { value: "QA", label: "قطر" },
      { value: "GS", label: "South Georgia and the South Sandwich Islands" },
    ],
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox");
    await expect(getComputedStyle(select).direction).toBe("ltr");
    await userEvent.selectOptions(select, "QA");
    await expect(getComputedStyle(select).direction).toBe("rtl");
    await userEvent.selectOptions(select, "GS");
  },
};
