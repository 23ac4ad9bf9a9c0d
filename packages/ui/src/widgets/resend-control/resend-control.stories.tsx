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
      purpose: "The link that asks for another code. During the wait it counts down.",
      whenNot:
        "For any other link that acts take Button with the `text` look. For a countdown alone take Countdown.",
      accessibility:
        "A button that keeps its place in the tab order while it waits; pressed too early it lets the app say why not. Screen readers hear the start and the end of the wait, not each second.",
      do: [
        "Take the time from the server's answer (`availableAt`).",
        "Start the wait with the first resend, not with registration.",
      ],
      dont: ["Don't disable it for real: people press it to learn how long.", "Don't reset the typed code."],
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

/** During the cooldown it is reachable, says so once, and presses go to `onBlocked`; then it sends again. */
export const Cooldown: Story = {
  // Its play function waits for seconds to pass.
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
    await step("is blocked, but not gone", async () => {
      await expect(button).not.toBeDisabled();
      await expect(button).toHaveAccessibleName(name(globals));
      button.focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onBlocked).toHaveBeenCalledOnce();
      await expect(args.onResend).toHaveBeenCalledOnce();
    });
    await step("counts in silence", async () => {
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
