import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Card } from "../../primitives/card/index.js";
import { AccountMenuContent } from "./account-menu-content.js";
import { AccountMenu } from "./account-menu.js";

const meta = {
  title: "Widgets/Account menu",
  component: AccountMenu,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The signed-in customer, links to the account pages, and sign out: as a popover of the account button in the desktop header, or alone (`AccountMenuContent`) in a sheet on phones.",
      whenNot:
        "For actions on one object use Menu. On phones the Profile screen shows the same links as rows.",
      accessibility:
        "The button's name contains the customer's name; its expanded state is announced. Tab moves through the links in order; Esc closes the popover and returns the focus to the button, a press outside or leaving by Tab closes it too. The entries are links in a list, not menu items.",
      do: [
        "Pass `hrefs` only for pages that exist: an entry without a URL is hidden.",
        "Put theme and language into `extra` on phones, where the header has no space.",
      ],
      dont: [
        "Don't add actions unrelated to the account.",
        "Don't sign out without a question when typed work would be lost.",
      ],
      keywords: ["profile menu", "user menu", "popover", "log out", "sign out", "avatar"],
    } satisfies ComponentGuide,
  },
  args: {
    name: "Noor Al Kuwari",
    email: "noor@mail.qa",
    hrefs: { orders: "#orders", addresses: "#addresses", profile: "#profile" },
    onSignOut: fn(),
  },
  decorators: [(Story) => <div className="flex min-h-100 justify-end">{Story()}</div>],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens below its button; Esc closes it and returns the focus. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(await canvas.findAllByRole("link")).toHaveLength(3);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: ar ? "تسجيل الخروج" : "Log out" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.click(button);
  },
};

/** A click outside closes it. */
export const PressOutside: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await canvas.findAllByRole("link");
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** The content for a sheet on phones, with every entry. */
export const Content: Story = {
  render: (args) => (
    <Card className="w-full max-w-90">
      <AccountMenuContent
        {...args}
        email="a.very.long.address.of.a.customer@subdomain.example.qa"
        hrefs={{
          wallet: "#wallet",
          orders: "#orders",
          addresses: "#addresses",
          payments: "#payments",
          coupons: "#coupons",
          favourites: "#favourites",
          family: "#family",
          profile: "#profile",
        }}
      />
    </Card>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { name: "نور الكواري" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await canvas.findAllByRole("link");
  },
};
