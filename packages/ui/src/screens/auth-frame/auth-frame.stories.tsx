import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyCountries } from "../../story-data/customer.js";
import { storyPicture } from "../../story-data/pictures.js";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import { UserInfoForm } from "../../widgets/user-info-form/index.js";
import { AuthFrame, type AuthFrameProps } from "./auth-frame.js";
import { GuestContent } from "./guest-content.js";

function Example(props: Partial<AuthFrameProps>) {
  const { language } = useLocale();
  return (
    <AuthFrame
      header={<AuthHeader homeHref="#home" onLanguageChange={() => undefined} />}
      picture={storyPicture("products/a-machboos-chicken-plate")}
      {...props}
    >
      <h1 tabIndex={-1} className="mb-5 text-title heading outline-none">
        {language === "ar" ? "نبذة عنك" : "A little about you"}
      </h1>
      <UserInfoForm
        countries={storyCountries(language)}
        today="2026-11-20"
        onSubmit={async () => undefined}
        onSkip={() => undefined}
      />
    </AuthFrame>
  );
}

const meta = {
  title: "Screens/Auth frame",
  component: Example,
  subcomponents: { AuthFrame, GuestContent },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Frame of sign-in, verification, password reset and customer details. One column for the form; on desktop a picture beside it that stays the same on all pages.",
      whenNot: "Pages for signed-in customers use Account frame.",
      accessibility: "The picture is decorative; the page has the h1.",
      do: ["Pass null while the picture loads to reserve its space."],
      dont: ["Don't put essential text in the picture.", "Don't change the picture between steps."],
      keywords: ["login layout", "split screen", "template"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 800 } },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What only guests may see: a page of a server shows the loading screen to a customer until the app knows. */
export const ForGuests: Story = {
  render: (args) => (
    <GuestContent>
      <Example {...args} />
    </GuestContent>
  ),
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Arabic: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
