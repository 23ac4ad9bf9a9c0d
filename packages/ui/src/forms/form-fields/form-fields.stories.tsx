import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import {
  authMessages,
  formatMessage,
  formsMessages,
  type Language,
  type MessageDescriptor,
} from "../../locale/index.js";
import { Example, optionsOf, texts } from "../../story-data/form-fields-example.js";
import {
  FormCheckbox,
  FormChipGroup,
  FormDateField,
  FormFileField,
  FormNameFields,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormRatingInput,
  FormSegmentedControl,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from "./index.js";

const meta = {
  title: "Forms/Form fields",
  component: Example,
  subcomponents: {
    FormTextField,
    FormPasswordField,
    FormPhoneField,
    FormTextArea,
    FormSelect,
    FormCheckbox,
    FormRadioGroup,
  },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Every field primitive bound to a form by its name: text, password, phone, text area, select, checkbox, radio group.",
      whenNot: "Outside a form use the primitives directly.",
      accessibility:
        "As the primitive: a visible label, help and error linked to the input. The error shows on blur or after a submit.",
      do: [
        "Use the server's field names, so that its errors appear at the fields.",
        "Mark optional fields; the others are required.",
      ],
      dont: ["Don't keep a second copy of the value in state."],
      keywords: ["inputs", "bound fields", "field", "final-form"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn(), field: (t) => <FormTextField name="name" label={t.name} /> },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** The typed text is in the form's values. */
export const TextField: Story = {
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    await userEvent.type(canvas.getByRole("textbox", { name: t.name }), "نور");
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: "نور" });
  },
};

/** A person's two names, each a value of its own. */
export const NameFields: Story = {
  args: { field: () => <FormNameFields /> },
  play: async ({ canvas, globals, args }) => {
    const language = globals["locale"] as Language;
    const named = (message: MessageDescriptor) =>
      canvas.getByRole("textbox", { name: formatMessage(message[language], language) });
    await userEvent.type(named(authMessages.firstName), "نور");
    await userEvent.type(named(authMessages.lastName), "الكواري");
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ first_name: "نور", last_name: "الكواري" });
  },
};

/** The form's error appears at the field, which gets the focus. */
export const WithError: Story = {
  args: { required: true },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    const field = canvas.getByRole("textbox", { name: t.name });
    await expect(field).toHaveAccessibleDescription(t.required);
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PasswordField: Story = {
  args: {
    field: (t) => <FormPasswordField name="password" label={t.password} autoComplete="new-password" />,
  },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    await userEvent.type(canvas.getByLabelText(t.password), "loomi-and-saffron");
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: "loomi-and-saffron" });
  },
};

export const PhoneField: Story = {
  args: { field: (t) => <FormPhoneField name="phone" label={t.phone} /> },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    await userEvent.type(canvas.getByLabelText(new RegExp(t.phone)), "55123400");
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: "55123400" });
  },
};

export const TextArea: Story = {
  args: {
    initial: { note: "" },
    field: (t) => <FormTextArea name="note" label={t.note} optional maxLength={200} />,
  },
  play: async ({ canvas, globals, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "42");
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ note: "42" });
  },
};

export const Select: Story = {
  args: {
    initial: { country: "qa" },
    field: (t) => <FormSelect name="country" label={t.country} options={optionsOf(t.countries)} />,
  },
  play: async ({ canvas, globals, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "om");
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ country: "om" });
  },
};

export const RadioGroup: Story = {
  args: {
    field: (t) => (
      <FormRadioGroup name="gender" layout="card" label={t.gender} options={optionsOf(t.genders)} />
    ),
  },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole("radio", { name: t.genders.female }));
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ gender: "female" });
  },
};

export const Checkbox: Story = {
  args: { field: (t) => <FormCheckbox name="news" label={t.news} /> },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole("checkbox", { name: t.news }));
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ news: true });
  },
};

export const SegmentedControl: Story = {
  args: {
    field: (t) => (
      <FormSegmentedControl name="gender" wide size="large" label={t.gender} options={optionsOf(t.genders)} />
    ),
  },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole("radio", { name: t.genders.male }));
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ gender: "male" });
  },
};

/** A date that does not exist is not submitted, even without a validation by the form. */
export const DateField: Story = {
  args: { field: (t) => <FormDateField name="birthday" label={t.birthday} birthday max="2026-11-21" /> },
  play: async ({ canvas, globals, args, step }) => {
    const t = textsOf(globals);
    const language = globals["locale"] as Language;
    const group = canvas.getByRole("group", { name: t.birthday });
    const day = canvas.getByRole("textbox", { name: formatMessage(formsMessages.day[language], language) });
    await userEvent.click(day);
    await userEvent.keyboard("31022001{Enter}");
    await step("refused", async () => {
      await waitFor(() =>
        expect(group).toHaveAccessibleDescription(
          formatMessage(formsMessages.dateImpossible[language], language),
        ),
      );
      await expect(day).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step("shows no error when fixed", async () => {
      await userEvent.clear(day);
      await userEvent.type(day, "28");
      await userEvent.click(canvas.getByRole("button", { name: t.send }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ birthday: "2001-02-28" });
    });
  },
};

export const RatingInput: Story = {
  args: { field: (t) => <FormRatingInput name="stars" label={t.rating} /> },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getAllByRole("radio")[3]!);
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ stars: 4 });
  },
};

/** With `multiple` the value is a list. */
export const ChipGroup: Story = {
  args: {
    field: (t) => <FormChipGroup name="praise" multiple label={t.praise} options={optionsOf(t.praises)} />,
  },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole("checkbox", { name: t.praises.value }));
    await userEvent.click(canvas.getByRole("checkbox", { name: t.praises.taste }));
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ praise: ["taste", "value"] });
  },
};

/** Without `multiple` the value is a single option. */
export const OneChip: Story = {
  args: {
    field: (t) => <FormChipGroup name="praise" label={t.praise} options={optionsOf(t.praises)} />,
  },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole("radio", { name: t.praises.packing }));
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ praise: "packing" });
  },
};

export const Switch: Story = {
  args: { initial: { updates: true }, field: (t) => <FormSwitch name="updates" label={t.updates} /> },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    const control = canvas.getByRole("switch", { name: t.updates });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ updates: false });
  },
};

export const FileField: Story = {
  args: {
    field: (t) => <FormFileField name="certificate" label={t.certificate} accept=".pdf" maxFiles={2} />,
  },
  play: async ({ canvas, globals, args }) => {
    const t = textsOf(globals);
    const pdf = new File(["%PDF-1.7"], "cr.pdf", { type: "application/pdf", lastModified: 1 });
    await userEvent.upload(canvas.getByLabelText(new RegExp(`^${t.certificate} .`)), pdf);
    await expect(canvas.getByText("cr.pdf")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ certificate: [pdf] });
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    initial: { name: "نور" },
    field: (t) => (
      <>
        <FormTextField name="name" label={t.name} />
        <FormPhoneField name="phone" label={t.phone} />
        <FormDateField name="birthday" label={t.birthday} />
        <FormSegmentedControl name="gender" wide label={t.gender} options={optionsOf(t.genders)} />
        <FormTextArea name="note" label={t.note} optional maxLength={200} />
        <FormSwitch name="updates" label={t.updates} />
      </>
    ),
  },
};
