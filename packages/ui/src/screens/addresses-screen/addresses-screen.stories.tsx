import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyAddresses } from "../../story-data/addresses.js";
import { StoryShell } from "../../story-data/shell.js";
import { AddressesScreen, type AddressesScreenProps } from "./addresses-screen.js";

type Props = Partial<Omit<AddressesScreenProps, "addresses">> &
  Pick<AddressesScreenProps, "onSave" | "onDelete" | "onMakeDefault"> & { count?: number; refused?: boolean };

function Example({ count = 3, refused = false, ...props }: Props) {
  const { language } = useLocale();
  const base = storyAddresses(language);
  const message = language === "ar" ? "تعذّر حذف العنوان" : "The address was not deleted";
  return (
    <StoryShell current="profile">
      <AddressesScreen
        status="ready"
        onRetry={fn()}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="addresses" />}
        validate={() => ({})}
        phone="+97455123400"
        error={refused ? message : undefined}
        {...props}
        addresses={Array.from({ length: count }, (_, i) => ({
          ...base[i % 3]!,
          ...(i >= 3 ? { id: `more-${i}`, is_default: false } : {}),
        }))}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Addresses",
  component: Example,
  subcomponents: { AddressesScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The customer's addresses: add, edit, delete, set the default.",
      whenNot: "At checkout use Address picker.",
      accessibility:
        "A list; each menu includes the address in its name. Deleting asks for confirmation, shows the address, and returns the focus to the list.",
      do: ["Prefill the customer's phone in a new address."],
      dont: ["Don't delete the address of an active order without saying that the order still arrives."],
      keywords: ["manage addresses", "locations", "home", "work"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: {
    onSave: fn<AddressesScreenProps["onSave"]>(async () => undefined),
    onDelete: fn(),
    onMakeDefault: fn(),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu's code loads on first use. */
const slow = { timeout: 5000 };

const texts = {
  en: {
    menu: "Actions for Work",
    remove: "Delete",
    edit: "Edit",
    add: "Add an address",
    save: "Save address",
  },
  ar: { menu: "إجراءات العمل", remove: "حذف", edit: "تعديل", add: "إضافة عنوان", save: "حفظ العنوان" },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    const menu = canvas.getByRole("button", { name: t.menu });
    menu.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: t.remove }, slow));
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: t.remove }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: "work" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    menu.focus();
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: t.edit }, slow));
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("button", { name: t.save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ zone_number: "27" }), "work"),
    );
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.add }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};
export const Many: Story = { args: { count: 30 }, tags: ["!autodocs"] };
export const Deleting: Story = { args: { loadingId: "work" } };
export const Refused: Story = { args: { refused: true } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
