import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { accountMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { PermissionPrompt, type PermissionPromptProps } from "./permission-prompt.js";

function Example({ onOpenChange, ...props }: PermissionPromptProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t(accountMessages.turnOn)}
      </Button>
      <PermissionPrompt
        {...props}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = {
  title: "Widgets/Permission prompt",
  component: Example,
  subcomponents: { PermissionPrompt },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Explains the benefit of notifications before the browser's permission prompt; when the browser blocks the prompt, it explains how to allow them.",
      whenNot: "At startup the app asks without it; use it on the notifications page and after an order.",
      accessibility: "A sheet with a title and a text; the focus is trapped and returns to the trigger.",
      do: ["Ask when the benefit is clear.", "Respect a refusal: don't open it again automatically."],
      dont: ["Don't promise offers here.", "Don't open the browser's prompt without a press."],
      keywords: ["push", "notifications", "allow", "bell"],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, iframeHeight: 600 } },
  },
  args: { open: true, onOpenChange: fn(), onAllow: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, globals }) => {
    const ar = globals["locale"] === "ar";
    const sheet = await screen.findByRole("dialog");
    await userEvent.click(
      within(sheet).getByRole("button", { name: ar ? "السماح بالإشعارات" : "Allow notifications" }),
    );
    await expect(args.onAllow).toHaveBeenCalledOnce();
    await userEvent.click(within(sheet).getByRole("button", { name: ar ? "ليس الآن" : "Not now" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const Asking: Story = { name: "Permission prompt open", args: { loading: true } };
export const Blocked: Story = { args: { blocked: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
