import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyCountries } from "../../story-data/customer.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { UserInfoForm, type UserInfoFormProps, type UserInfoValues } from "./user-info-form.js";

type Props = Partial<UserInfoFormProps> & Pick<UserInfoFormProps, "onSubmit" | "onSkip">;

function Example(props: Props) {
  const { language } = useLocale();
  return (
    <div className="mx-auto max-w-form">
      <UserInfoForm
        key={language}
        countries={storyCountries(language)}
        today="2026-11-20"
        emptyMessage={storyEmptyMessage(language)}
        validate={storyValidate<UserInfoValues>(language, () => ["birthday", "gender"])}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/User info form",
  component: Example,
  subcomponents: { UserInfoForm },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Asks for birthday, gender, country and username after the first sign-in. It can be skipped.",
      whenNot: "Later use ProfileForm.",
      accessibility: "Skip is a button directly after Save.",
      do: ["Show it once, directly after the first sign-in."],
      dont: ["Don't block the customer: skipping must be possible."],
      keywords: ["onboarding", "welcome", "about you", "skip"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn<UserInfoFormProps["onSubmit"]>(async () => undefined), onSkip: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { save: "Save and continue", skip: "Skip for now", female: "Female" },
  ar: { save: "حفظ ومتابعة", skip: "التخطي الآن", female: "أنثى" },
} as const;

export const Default: Story = {
  args: { initialValues: { birthday: "1996-03-14" } },
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("radio", { name: t.female }));
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ birthday: "1996-03-14", gender: "female" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: t.skip }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};
export const Errors: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    await expect(await canvas.findByRole("alert")).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
