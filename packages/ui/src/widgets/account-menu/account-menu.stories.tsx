import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Card } from "../../primitives/card/index.js";
import { AccountMenu, AccountMenuContent } from "./account-menu.js";

const meta = {
  title: "Widgets/Account menu",
  component: AccountMenu,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Who is signed in, the places of the account and the way out: as a popover under the account button of the desktop header, or alone (`AccountMenuContent`) in a sheet on phones.",
      whenNot:
        "For a menu of actions on one thing take Menu. For the customer's own page take the Profile screen, which shows the same places as rows.",
      accessibility:
        "The button says the customer's name and whether the popover is open. Tab goes through the places in order; Esc closes and gives the focus back to the button, a press outside and leaving by Tab close too. The places are links in a list, not menu items.",
      do: [
        "Give `hrefs` only for places that exist: a place without an address is not drawn.",
        "Put theme or language into `extra` on phones, where the header has no room.",
      ],
      dont: [
        "Don't add actions that are not about the account.",
        "Don't log out on the press alone where typed work would be lost.",
      ],
      keywords: ["profile menu", "user menu", "popover", "log out", "sign out", "avatar"],
    } satisfies ComponentGuide,
  },
  args: {
    name: "Noor Al Kuwari",
    email: "noor@mail.qa",
    hrefs: { orders: "#orders", addresses: "#addresses", profile: "#profile" },
    onLogOut: fn(),
  },
  decorators: [(Story) => <div className="flex min-h-100 justify-end">{Story()}</div>],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens under its button; Esc closes it and gives the focus back. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: ar ? "تسجيل الخروج" : "Log out" }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.click(button);
  },
};

/** A press outside closes it too. */
export const PressOutside: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** The same rows for a sheet on phones, with everything there may be. */
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
  },
};
