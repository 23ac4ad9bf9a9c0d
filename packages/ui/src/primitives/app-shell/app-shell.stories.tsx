import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutDashboard, ReceiptText, Settings, Store } from "lucide-react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Button } from "../button/index.js";
import { Icon } from "../icon/index.js";
import { AppShell, SideNavigation } from "./index.js";

const arabicMessages: ArabicMessages = {
  "Talabee office": "مكتب طلبي",
  Orders: "الطلبات",
  Now: "الآن",
  Stores: "المتاجر",
  Settings: "الإعدادات",
  "Hind Al Marri": "هند المري",
  Export: "تصدير",
  "No orders yet": "لا طلبات بعد",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/App shell",
  component: AppShell,
  subcomponents: { AppShell, SideNavigation },
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    arabic: arabicMessages,
    guide: {
      purpose: "Frame of an app for work: pages at the side, title and actions on top.",
      whenNot: "For customers use PageShell with SiteHeader and BottomTabBar.",
      accessibility:
        "The first Tab stop skips the navigation. The current page is marked, and a count is read after its name. On phones a button opens the navigation in a drawer; a press on a page closes it.",
      do: ["Group pages by task.", "Show a count only for what waits for somebody."],
      dont: ["Do not show more than about twenty pages."],
      keywords: ["layout", "sidebar", "side navigation", "dashboard", "admin"],
    } satisfies ComponentGuide,
  },
  args: {
    brand: "Talabee office",
    title: "Orders",
    actions: (
      <Button size="small" variant="outline">
        Export
      </Button>
    ),
    footer: "Hind Al Marri",
    children: "No orders yet",
    navigation: [
      [
        { label: "Now", href: "#now", icon: <Icon of={LayoutDashboard} />, count: 4, countTone: "danger" },
        { label: "Orders", href: "#orders", icon: <Icon of={ReceiptText} />, current: true },
      ],
      [
        { label: "Stores", href: "#stores", icon: <Icon of={Store} /> },
        { label: "Settings", href: "#settings", icon: <Icon of={Settings} />, count: 0 },
      ],
    ],
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A phone opens the navigation by a button. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const arabic = globals["locale"] === "ar";
    await userEvent.click(canvas.getByRole("button", { name: arabic ? "فتح القائمة" : "Open navigation" }));
    const drawer = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    const link = within(drawer).getByRole("link", { name: translate(globals, "Orders") });
    await expect(link).toHaveAttribute("aria-current", "page");
    await userEvent.click(link);
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("dialog")).toBeNull());
  },
};

export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(canvas.getByRole("heading", { level: 1, name: translate(globals, "Orders") })).toBeVisible();
  },
};

export const NavigationAlone: Story = {
  render: (args) => <SideNavigation groups={args.navigation} className="max-w-60 p-3" />,
};

export const Arabic: Story = {
  globals: { locale: "ar", viewport: { value: "desktop" } },
  args: {
    brand: "مكتب طلبي",
    title: "الطلبات",
    actions: undefined,
    footer: "هند المري",
    children: "لا طلبات بعد",
    navigation: [
      [
        { label: "الآن", href: "#now", icon: <Icon of={LayoutDashboard} />, count: 4 },
        { label: "الطلبات", href: "#orders", icon: <Icon of={ReceiptText} />, current: true },
      ],
    ],
  },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole("navigation").getBoundingClientRect();
    await expect(navigation.left).toBeGreaterThan(canvas.getByRole("main").getBoundingClientRect().left);
  },
};
