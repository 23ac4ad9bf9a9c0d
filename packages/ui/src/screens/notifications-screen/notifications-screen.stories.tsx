import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav, storyNotifications, storyNow } from "../../story-data/account.js";
import { StoryShell } from "../../story-data/shell.js";
import { NotificationsScreen, type NotificationsScreenProps } from "./notifications-screen.js";

type Props = Partial<Omit<NotificationsScreenProps, "items">> & { onReadAll: () => void; count?: number };

function Example({ count = 6, ...props }: Props) {
  const { language } = useLocale();
  return (
    <StoryShell current="profile">
      <NotificationsScreen
        status="ready"
        onRetry={fn()}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="notifications" />}
        now={storyNow}
        onOpen={fn()}
        onDelete={fn()}
        {...props}
        items={storyNotifications(language).slice(0, count)}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Notifications",
  component: Example,
  subcomponents: { NotificationsScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "News of orders, offers, wallet and family; and the way to hear of them while the page is closed.",
      whenNot: "What just happened is a toast, and comes here too.",
      accessibility: "Two headed lists under one h1; marking all as read is one button in the head.",
      do: ["Offer notifications here while they are not allowed."],
      dont: ["Don't open the sheet by yourself."],
      words: ["inbox", "alerts", "bell", "push"],
    } satisfies PartGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onReadAll: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "تعليم الكل كمقروء" : "Mark all read";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const NotAllowedYet: Story = {
  args: { permission: { open: false, onOpenChange: () => {}, onAllow: () => {} } },
};
export const Asking: Story = {
  args: { permission: { open: true, onOpenChange: () => {}, onAllow: () => {} } },
};
export const MoreToLoad: Story = { args: { onLoadMore: fn() } };
export const Empty: Story = { args: { count: 0 } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
