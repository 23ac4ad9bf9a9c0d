import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyPage } from "../../story-data/content.js";
import { StoryShell } from "../../story-data/shell.js";
import { ContentPage } from "../../widgets/content-page/index.js";
import { AccountFrame, type AccountFrameProps } from "./account-frame.js";

function Example(props: Partial<AccountFrameProps> & Pick<AccountFrameProps, "onRetry">) {
  const { language } = useLocale();
  const { title, blocks } = storyPage(language);
  return (
    <StoryShell current="profile">
      <AccountFrame
        status="ready"
        title={title}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="profile" />}
        skeleton={
          <SkeletonGroup>
            <Skeleton shape="box" className="h-60 w-full" />
          </SkeletonGroup>
        }
        {...props}
      >
        <ContentPage blocks={blocks.slice(0, 4)} />
      </AccountFrame>
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Account frame",
  component: Example,
  subcomponents: { AccountFrame },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Frame of every account page: header, navigation beside it on desktop, and loading, error and sign-in states.",
      whenNot: "Other pages have their own layout; store screens use Store frame.",
      accessibility: "One focusable h1; the navigation is a landmark.",
      do: ["Pass a skeleton with the shape of the page.", "Set `width` for forms and texts."],
      dont: ["Don't nest frames."],
      keywords: ["account layout", "page layout", "template"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 800 } },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Narrow: Story = { args: { width: "form" }, globals: { viewport: { value: "desktop" } } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "إعادة المحاولة" : "Try again";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
