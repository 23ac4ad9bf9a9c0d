import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { StoryShell } from "../../story-data/shell.js";
import {
  type ConfirmValues,
  PersonalDataScreen,
  type PersonalDataScreenProps,
} from "./personal-data-screen.js";

type Send = PersonalDataScreenProps["remove"]["onSubmit"];

function Example({
  onDownload,
  onDelete,
  ...props
}: Partial<PersonalDataScreenProps> & { onDownload: Send; onDelete: Send }) {
  const { language } = useLocale();
  const rules = {
    emptyMessage: storyEmptyMessage(language),
    validate: storyValidate<ConfirmValues>(language, () => ["current_password"]),
  };
  return (
    <StoryShell current="profile">
      <PersonalDataScreen
        key={language}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="profile" />}
        email="noor@mail.qa"
        download={{ ...rules, onSubmit: onDownload }}
        remove={{ ...rules, onSubmit: onDelete }}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Personal data",
  component: Example,
  subcomponents: { PersonalDataScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Downloads what is stored about the customer, and deletes the account.",
      whenNot: "To correct single details use the Edit profile screen.",
      accessibility: "Two named sections with a form each; the result of the download is announced.",
      do: ["Say what stays and why."],
      dont: ["Don't delete without the password."],
      keywords: ["privacy", "export", "delete account"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onDownload: fn<Send>(async () => undefined), onDelete: fn<Send>(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const isArabic = globals["locale"] === "ar";
    const form = within(canvas.getByRole("form", { name: isArabic ? "حذف الحساب" : "Delete account" }));
    const press = form.getByRole("button", { name: isArabic ? "حذف الحساب" : "Delete account" });
    await userEvent.click(press);
    await waitFor(() => expect(form.getByRole("alert")).toBeInTheDocument());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.type(
      form.getByLabelText(isArabic ? /كلمة المرور الحالية/ : /Current password/),
      "karak-and-cake",
    );
    await userEvent.click(press);
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Downloaded: Story = { args: { downloaded: true } };
export const SignedOut: Story = { args: { signedOut: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
