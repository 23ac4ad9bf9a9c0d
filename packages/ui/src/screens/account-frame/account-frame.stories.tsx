import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale } from "../../locale/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { StoryAccountNav, storyPage } from "../../story-data/account.js";
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
        "The frame of every page of the account: head, on desktop the account's places beside it, and what stands in the way of the page.",
      whenNot: "Pages of the shop bring their own layout; the store has Store frame.",
      accessibility: "One h1 that can take the focus; the places are a navigation landmark.",
      do: ["Pass a skeleton of the page's own shape.", "Give `narrow` to forms."],
      dont: ["Don't nest it."],
      words: ["account layout", "page layout", "template"],
    } satisfies PartGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 800 } },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Narrow: Story = { args: { narrow: true }, globals: { viewport: { value: "desktop" } } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "حاول مرة أخرى" : "Try again";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
