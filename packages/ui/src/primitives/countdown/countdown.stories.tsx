import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Alert } from "../alert/index.js";
import { Countdown, type CountdownProps } from "./countdown.js";

const meta = {
  title: "Primitives/Countdown",
  component: Countdown,
  tags: ["autodocs"],
  args: { to: 0, onEnd: fn() },
  argTypes: { to: { control: false } },
  parameters: {
    // The digits change between captures.
    chromatic: { disableSnapshot: true },
    guide: {
      purpose: "Shows the time left until an instant: the end of an offer, a reservation, the next code.",
      whenNot:
        "For an arrival time show a clock time or range (formatMinutes). Never use it to put customers under pressure.",
      accessibility:
        "A timer whose text is read on request. A polite announcement at five minutes, one minute, ten seconds and the end, not each second. Only the digits move.",
      do: ["Label it with what ends.", "Use `ended` for the content after the end."],
      dont: ["Do not use the device's clock without a server time.", "Do not show more than one per screen."],
      keywords: ["timer", "clock", "time left", "expires", "cooldown"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Starts when the story opens. */
function From({ seconds, ...rest }: Omit<CountdownProps, "to"> & { seconds: number }) {
  const [to] = useState(() => Date.now() + seconds * 1000);
  return <Countdown {...rest} to={to} />;
}

export const Default: Story = {
  render: ({ onEnd }) => <From seconds={245} onEnd={onEnd} />,
  play: async ({ canvas, globals }) => {
    const timer = canvas.getByRole("timer");
    await expect(timer).toHaveTextContent(/4:0\d/);
    await expect(timer).toHaveTextContent(globals["locale"] === "ar" ? "بقيت 4 دقائق" : "4 minutes left");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    const now = timer.textContent;
    await waitFor(() => expect(timer.textContent).not.toBe(now), { timeout: 2500 });
    // One second has passed without an announcement.
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const Hours: Story = { render: () => <From seconds={3725} /> };
export const Days: Story = {
  render: () => <From seconds={2 * 86_400 + 3725} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent(
      globals["locale"] === "ar" ? /يومان/ : /2 days 1:0[12]:/,
    );
  },
};

/** At the end it announces once, calls back, and shows the final content. */
export const Ends: Story = {
  render: ({ onEnd }) => <From seconds={2} announceAt={[1]} onEnd={onEnd} ended={<b>20%</b>} />,
  play: async ({ args, canvas, globals }) => {
    const arabic = globals["locale"] === "ar";
    await waitFor(
      () =>
        expect(canvas.getByRole("status")).toHaveTextContent(arabic ? "بقيت ثانية واحدة" : "1 second left"),
      { timeout: 3000 },
    );
    await waitFor(
      () => expect(canvas.getByRole("status")).toHaveTextContent(arabic ? "انتهى الوقت" : "Time is up"),
      { timeout: 3000 },
    );
    await expect(canvas.queryByRole("timer")).toBeNull();
    await expect(canvas.getByText("20%")).toBeVisible();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** An instant in the past: calls back without an announcement. */
export const Past: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("0:00");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** The digits stay left to right inside the sentence. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <Alert
      tone="accent"
      title={
        <>
          خصم <bdi dir="ltr">20%</bdi>
        </>
      }
    >
      ينتهي العرض خلال <From seconds={11 * 60} />
    </Alert>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer").querySelector("bdi")).toHaveAttribute("dir", "ltr");
  },
};
