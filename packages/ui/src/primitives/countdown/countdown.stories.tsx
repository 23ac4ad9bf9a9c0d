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
    // The digits differ from one look to the next.
    chromatic: { disableSnapshot: true },
    guide: {
      purpose: "Shows how long until an instant: the end of an offer, the hold of a table, the next code.",
      whenNot:
        "For when something arrives give the clock time or a range (formatMinutes). To press people who are choosing food, never.",
      accessibility:
        "A timer that is read as words on request. A polite message comes at five minutes, one minute, ten seconds and the end, never each second. Nothing moves but the digits.",
      do: ["Say beside it what ends.", "Show with `ended` what holds afterwards."],
      dont: [
        "Do not count to an instant of the visitor's own clock without a server's time.",
        "Not more than one a screen.",
      ],
      keywords: ["timer", "clock", "time left", "expires", "cooldown"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Counts from when the story was opened. */
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
    // A second has passed and nothing was said about it.
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

/** At the end it says so, once, calls back, and shows what holds then. */
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

/** The instant was past already: it calls back, and is silent. */
export const Past: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("0:00");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** The digits stay LTR inside the sentence. */
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
