import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyCountries, storyCustomer } from "../../story-data/customer.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { ProfileForm, type ProfileFormProps, type ProfileValues } from "./profile-form.js";

type Props = Partial<ProfileFormProps> & Pick<ProfileFormProps, "onSubmit"> & { long?: boolean };

function Example({ initialValues, long = false, ...props }: Props) {
  const { language } = useLocale();
  const { first_name, last_name, email, mobile, birthday } = storyCustomer(language);
  return (
    <div className="mx-auto max-w-118">
      <ProfileForm
        key={language}
        email={email}
        emailVerified
        countries={storyCountries(language)}
        today="2026-11-20"
        emptyMessage={storyEmptyMessage(language)}
        validate={storyValidate<ProfileValues>(language, () => [
          "first_name",
          "last_name",
          "mobile",
          "birthday",
          "gender",
        ])}
        {...props}
        initialValues={{
          first_name,
          last_name: long ? Array(5).fill(last_name).join(" ") : last_name,
          username: "noor.k",
          mobile,
          birthday,
          gender: "female",
          country: "QA",
          ...initialValues,
        }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Profile form",
  component: Example,
  subcomponents: { ProfileForm },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The customer's personal data: picture, names, mobile, birthday, gender, country.",
      whenNot:
        "After the first sign-in use UserInfoForm, which asks for less and can be skipped. For the password use PasswordForm.",
      accessibility:
        "Fields have autocomplete names. The picture is a named file control; a rejected file is announced. The email is read-only and shows whether it is verified.",
      do: ["Upload the picture when the form is saved."],
      dont: ["Don't accept a birthday in the future."],
      keywords: ["account", "edit", "personal details", "avatar", "photo"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn<ProfileFormProps["onSubmit"]>(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { first: "First name", save: "Save changes", picture: "Change your picture", wrong: /JPG or PNG/ },
  ar: { first: "الاسم الأول", save: "حفظ التغييرات", picture: "تغيير صورتك", wrong: /JPG أو PNG/ },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    const picture = canvas.getByLabelText(t.picture);
    await userEvent.upload(picture, new File(["text"], "notes.txt", { type: "text/plain" }), {
      applyAccept: false,
    });
    await expect(await canvas.findByText(t.wrong)).toBeVisible();
    const drawing = new OffscreenCanvas(16, 16);
    drawing.getContext("2d")!.fillRect(0, 0, 16, 16);
    const png = new File([await drawing.convertToBlob({ type: "image/png" })], "me.png", {
      type: "image/png",
    });
    await userEvent.upload(picture, png);
    await waitFor(() => expect(canvas.queryByText(t.wrong)).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ mobile: expect.stringContaining("5512"), avatar: png }),
    );
  },
};
export const Errors: Story = {
  args: { initialValues: { first_name: "", mobile: "12", gender: "" } },
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: t.first })).toHaveFocus());
  },
};
export const EmailNotVerified: Story = { args: { emailVerified: false } };
export const WithPicture: Story = { args: { picture: "pictures/categories/karak.webp" } };
export const LongName: Story = { args: { long: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
