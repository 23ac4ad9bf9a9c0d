import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyNow } from "../../story-data/clock.js";
import { storyNotifications } from "../../story-data/notifications.js";
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

/** A browser that grants permission. */
function Allowing(props: Props) {
  const [open, setOpen] = useState(false);
  const [allowed, setAllowed] = useState(false);
  const onAllow = () => {
    setAllowed(true);
    setOpen(false);
  };
  return <Example {...props} permission={{ open, onOpenChange: setOpen, onAllow, allowed }} />;
}

const meta = {
  title: "Screens/Notifications",
  component: Example,
  subcomponents: { NotificationsScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Notifications of orders, offers, wallet and family, and the opt-in for push notifications.",
      whenNot: "Show new notifications as a toast; they are listed here, too.",
      accessibility: "Two lists with headings under one h1; marking all as read is one button in the header.",
      do: ["Offer push notifications here until permission is granted."],
      dont: ["Don't open the sheet without a user action."],
      keywords: ["inbox", "alerts", "bell", "push"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onReadAll: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "تحديد الكل كمقروء" : "Mark all read";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const NotAllowedYet: Story = {
  args: { permission: { open: false, onOpenChange: () => {}, onAllow: () => {} } },
};
export const Asking: Story = {
  name: "Permission prompt open",
  args: { permission: { open: true, onOpenChange: () => {}, onAllow: () => {} } },
};
/** Requests permission only on a click and shows the result in the same sheet. */
export const AllowedHere: Story = {
  render: Allowing,
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(canvas.getByRole("button", { name: ar ? "تفعيل" : "Turn on" }));
    const sheet = await screen.findByRole("dialog");
    const allow = ar ? "السماح بالإشعارات" : "Allow notifications";
    await userEvent.click(within(sheet).getByRole("button", { name: allow }));
    const strip = (await canvas.findByText(ar ? "الإشعارات مفعّلة" : "Notifications are on")).closest(
      "[data-slot=alert]",
    );
    await waitFor(() => expect(strip).toHaveFocus());
  },
};
export const Blocked: Story = {
  args: { permission: { open: true, onOpenChange: () => {}, onAllow: () => {}, blocked: true } },
};
export const MoreToLoad: Story = { args: { onLoadMore: fn() } };
export const Empty: Story = { args: { count: 0 } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
