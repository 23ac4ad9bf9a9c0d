import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Button } from "../button/index.js";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.js";

const arabicMessages: ArabicMessages = {
  "Delete this address?": "حذف هذا العنوان؟",
  "Home, Building 14, Street 840, Zone 61": "المنزل، مبنى 14، شارع 840، منطقة 61",
  Delete: "حذف",
  "Log out?": "تسجيل الخروج؟",
  "Log out": "تسجيل الخروج",
};
const translate = messagesOf(arabicMessages);

function Opened({ open: start, onConfirm, ...rest }: ConfirmDialogProps) {
  const [open, setOpen] = useState(start);
  return (
    <div className="grid min-h-120 place-items-center">
      <ConfirmDialog
        {...rest}
        open={open}
        onOpenChange={setOpen}
        trigger={<Button variant="outline">{rest.confirm}</Button>}
        onConfirm={() => {
          onConfirm();
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Primitives/Confirm dialog",
  component: ConfirmDialog,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    layout: "fullscreen",
    guide: {
      purpose: "Asks for confirmation before a loss or an irreversible action.",
      whenNot:
        "For a reversible action, act immediately and offer Undo in a toast. For more than two answers use Sheet.",
      accessibility:
        "An alertdialog: title and description are announced when it opens. The safe answer has the initial focus. While `loading`, Esc and the scrim do not close it.",
      do: [
        "Name the object: “Delete this address?”",
        "Repeat the verb on the button: “Delete”.",
        "Use `danger` when something is lost, otherwise `primary`.",
      ],
      dont: ["Do not ask “Are you sure?”", "Do not label the answers Yes and No."],
      keywords: ["confirmation", "are you sure", "alert dialog", "delete", "warning"],
    } satisfies ComponentGuide,
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: "Delete this address?",
    description: "Home, Building 14, Street 840, Zone 61",
    confirm: "Delete",
    onConfirm: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { loading: true } };
export const Harmless: Story = {
  name: "Not destructive",
  args: { title: "Log out?", description: undefined, confirm: "Log out", variant: "primary" },
};

/** Cancel has the initial focus, so an accidental Enter changes nothing. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvas, args, globals }) => {
    const opener = canvas.getByRole("button", { name: translate(globals, "Delete") });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("alertdialog", {
      name: translate(globals, "Delete this address?"),
    });
    const cancel = screen.getByRole("button", { name: globals["locale"] === "ar" ? "إلغاء" : "Cancel" });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("alertdialog");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    title: "حذف هذا العنوان؟",
    description: "المنزل، مبنى 14، شارع 840، منطقة 61",
    confirm: "حذف",
  },
};
