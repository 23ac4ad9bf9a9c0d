import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Checkbox } from "./checkbox.js";

const arabicMessages: ArabicMessages = {
  "Use my wallet first": "استخدام رصيد المحفظة أولًا",
  "Please agree before you go on": "يرجى الموافقة قبل المتابعة",
  "Extra daqoos": "دقوس إضافي",
  "+ QAR 4": "+ 4 ر.ق",
  "+ QAR 6": "+ 6 ر.ق",
  "+ QAR 10": "+ 10 ر.ق",
  "Cucumber yoghurt": "لبن بالخيار",
  "With mint": "بالنعناع",
  "Small hummus": "حمص صغير",
  Hot: "حار",
  "Leave it at the door": "اتركه عند الباب",
  "No need to ring": "لا داعي لرن الجرس",
  "Call when you arrive": "اتصل عند الوصول",
  "All notifications": "كل الإشعارات",
  "I have read the terms": "قرأت الشروط",
  "I have read the terms of the marketplace, the notes on data protection and everything else that is written there":
    "قرأت شروط المنصة وملاحظات حماية البيانات وكل ما ورد فيها من تفاصيل",
  "A message that goes on for rather longer than the field is wide, and so takes a second line":
    "رسالة أطول من عرض الحقل بكثير، ولذلك تمتد إلى سطر ثانٍ حتى تُقرأ كاملة",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  tags: ["autodocs"],
  argTypes: {
    checked: { control: "boolean" },
    disabled: { control: "boolean" },
  },
  args: { label: "Use my wallet first", onCheckedChange: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A yes-or-no choice in a form, or several choices from a list: terms, add-ons.",
      whenNot:
        "For settings that take effect immediately use Switch, for one of several RadioGroup, for short labels side by side ChipGroup.",
      accessibility:
        "A native check box; Space toggles it and the whole row is pressable. Second line and price are its description. `indeterminate` is announced as mixed.",
      do: ["Write the label so that checked means yes", "Use `row` in lists with prices"],
      dont: ["Preselect a consent", "Use negative labels: Do not send"],
      keywords: ["tick box", "check mark", "multiple choice", "consent"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const Invalid: Story = { args: { error: "Please agree before you go on" } };

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates
      more={[
        { en: "Checked", ar: "محدد", element: <Checkbox {...args} defaultChecked /> },
        { en: "Off", ar: "متوقف", element: <Checkbox {...args} disabled /> },
      ]}
    >
      {(shown) => <Checkbox {...args} {...shown} />}
    </ShownStates>
  ),
};

/** As rows with prices, for a product's add-ons. */
export const Rows: Story = {
  render: (args, { globals }) => (
    <div className="max-w-form">
      <Checkbox
        {...args}
        layout="row"
        label={translate(globals, "Extra daqoos")}
        end={translate(globals, "+ QAR 4")}
        defaultChecked
      />
      <Checkbox
        {...args}
        layout="row"
        label={translate(globals, "Cucumber yoghurt")}
        description={translate(globals, "With mint")}
        end={translate(globals, "+ QAR 6")}
      />
      <Checkbox
        {...args}
        layout="row"
        label={translate(globals, "Small hummus")}
        end={translate(globals, "+ QAR 10")}
        disabled
      />
    </div>
  ),
};

/** The row and Space toggle it. Price and second line are the description, not part of the name. */
export const Pressing: Story = {
  args: { layout: "row", label: "Extra daqoos", description: "Hot", end: "+ QAR 4" },
  play: async ({ canvas, args, globals }) => {
    const box = canvas.getByRole("checkbox", { name: translate(globals, "Extra daqoos") });
    await expect(box).toHaveAccessibleDescription(
      `${translate(globals, "Hot")} ${translate(globals, "+ QAR 4")}`,
    );
    await userEvent.click(canvas.getByText(translate(globals, "+ QAR 4")));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Cards: Story = {
  render: (args, { globals }) => (
    <div className="grid max-w-form gap-2">
      <Checkbox
        {...args}
        layout="card"
        label={translate(globals, "Leave it at the door")}
        description={translate(globals, "No need to ring")}
        defaultChecked
      />
      <Checkbox {...args} layout="card" label={translate(globals, "Call when you arrive")} />
    </div>
  ),
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    label:
      "I have read the terms of the marketplace, the notes on data protection and everything else that is written there",
    error: "A message that goes on for rather longer than the field is wide, and so takes a second line",
  },
};

/** Mixed when only some of its options are selected; a click selects all. */
export const Mixed: Story = {
  args: { label: "All notifications", indeterminate: true },
  play: async ({ canvas, args, globals }) => {
    const box = canvas.getByRole("checkbox", { name: translate(globals, "All notifications") });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

/** The error is linked to the box. */
export const Told: Story = {
  name: "With linked error",
  args: { label: "I have read the terms", error: "Please agree before you go on" },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole("checkbox", { name: translate(globals, "I have read the terms") });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(translate(globals, "Please agree before you go on"));
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "استخدام رصيد المحفظة أولًا", defaultChecked: true },
};
