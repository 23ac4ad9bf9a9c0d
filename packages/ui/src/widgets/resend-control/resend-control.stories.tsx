import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ResendControl, type ResendControlProps } from "./resend-control.js";

const meta = {
  title: "Widgets/Resend control",
  component: ResendControl,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Requests another code, with a countdown during the cooldown.",
      whenNot: 'For other text actions use Button with `variant="text"`.',
      accessibility:
        "A button that stays focusable during the cooldown; an early press lets the app explain the wait. Start and end of the cooldown are announced, not each second.",
      do: [
        "Use the time in the server's response (`availableAt`).",
        "Start the cooldown with the first resend, not with the registration.",
      ],
      dont: [
        "Don't disable it: customers press it to learn the waiting time.",
        "Don't clear the typed code.",
      ],
      keywords: ["OTP", "verification code", "countdown", "cooldown", "send again"],
    } satisfies ComponentGuide,
  },
  args: { onResend: fn(), onBlocked: fn() },
} satisfies Meta<typeof ResendControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar" ? "إعادة إرسال الرمز" : "Resend Code";

export const Default: Story = {};

export const CoolingDown: Story = {
  render: (args) => <ResendControl {...args} availableAt={Date.now() + 42_000} />,
};

export const Sending: Story = {
  args: { onResend: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole("button", { name: name(globals) });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

function AfterSuccess({ seconds, ...args }: ResendControlProps & { seconds: number }) {
  const [availableAt, setAvailableAt] = useState<number | null>(null);
  return (
    <ResendControl
      {...args}
      availableAt={availableAt}
      onResend={async () => {
        await args.onResend();
        setAvailableAt(Date.now() + seconds * 1000);
      }}
    />
  );
}

/** During the cooldown it is focusable, announces the wait, and calls `onBlocked`; afterwards it sends again. */
export const Cooldown: Story = {
  // Its play function waits for real seconds.
  parameters: { visual: { clock: "running" } },
  render: (args) => <AfterSuccess {...args} seconds={3} />,
  play: async ({ canvas, args, globals, step }) => {
    const arabic = globals["locale"] === "ar";
    const button = canvas.getByRole("button", { name: name(globals) });
    await step("sends", async () => {
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
      await expect(args.onResend).toHaveBeenCalledOnce();
      await expect(button).toHaveTextContent(arabic ? "إعادة الإرسال بعد 0:03" : "Resend Code (0:03)");
    });
    await step("stays focusable and calls onBlocked", async () => {
      await expect(button).not.toBeDisabled();
      await expect(button).toHaveAccessibleName(name(globals));
      button.focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onBlocked).toHaveBeenCalledOnce();
      await expect(args.onResend).toHaveBeenCalledOnce();
    });
    await step("counts without announcements", async () => {
      const status = canvas.getByRole("status");
      const announcement = status.textContent;
      await expect(announcement).toContain("3");
      await waitFor(() => expect(button).toHaveTextContent("0:01"), { timeout: 4000 });
      await expect(status).toHaveTextContent(announcement!);
    });
    await step("sends again", async () => {
      await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"), { timeout: 4000 });
      await expect(canvas.getByRole("status")).toHaveTextContent(
        arabic ? "يمكنك طلب رمز آخر الآن." : "You can ask for another code now.",
      );
      await userEvent.click(button);
      await expect(args.onResend).toHaveBeenCalledTimes(2);
    });
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: (args) => <ResendControl {...args} availableAt={Date.now() + 42_000} />,
};
