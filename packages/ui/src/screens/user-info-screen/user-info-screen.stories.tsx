import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyCountries } from "../../story-data/customer.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { storyPicture } from "../../story-data/pictures.js";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import type { UserInfoValues } from "../../widgets/user-info-form/index.js";
import { UserInfoScreen, type UserInfoScreenProps } from "./user-info-screen.js";

interface ExampleProps extends Pick<UserInfoScreenProps, "status" | "onRetry"> {
  onSkip: () => void;
}

function Example({ status, onRetry, onSkip }: ExampleProps) {
  const { language } = useLocale();
  return (
    <UserInfoScreen
      key={language}
      status={status}
      onRetry={onRetry}
      header={<AuthHeader homeHref="#home" onLanguageChange={() => undefined} />}
      picture={storyPicture("products/a-machboos-chicken-plate")}
      form={{
        countries: storyCountries(language),
        today: "2026-11-20",
        emptyMessage: storyEmptyMessage(language),
        validate: storyValidate<UserInfoValues>(language, () => ["birthday", "gender"]),
        onSubmit: async () => undefined,
        onSkip,
      }}
    />
  );
}

const meta = {
  title: "Screens/User information",
  component: Example,
  subcomponents: { UserInfoScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Birthday, gender and country after the first sign-in; can be skipped.",
      whenNot: "Later the same fields are on the Profile edit screen.",
      accessibility: "One h1, one form; skipping is beside saving.",
      do: ["Show it once, while details are missing."],
      dont: ["Don't make the details mandatory."],
      keywords: ["onboarding", "userinfo", "welcome"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { status: "ready", onRetry: fn(), onSkip: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "التخطي الآن" : "Skip for now";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { status: "loading" } };
/** The customer's data failed to load: retry or skip. */
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ canvas, args, globals }) => {
    const [retry, skip] =
      globals["locale"] === "ar" ? ["إعادة المحاولة", "التخطي الآن"] : ["Try again", "Skip for now"];
    await userEvent.click(canvas.getByRole("button", { name: retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: skip }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { status: "offline" } };
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
