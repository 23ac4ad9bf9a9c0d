import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { CounterProvider } from "../../app/counter.js";
import { storyCounter } from "../../story-data/story-counter.js";
import { PairScreen } from "./pair-screen.js";

const meta = {
  title: "Counter/Screens/Pairing",
  component: PairScreen,
  tags: ["autodocs"],
  args: { onSignIn: fn() },
  decorators: [
    (Story, { globals, parameters }) => {
      const counter = storyCounter();
      counter.language.set(globals["locale"] === "ar" ? "ar" : "en");
      if (parameters["ended"] === true) counter.pairing.change("ended");
      return (
        <CounterProvider counter={counter}>
          <div className="counter-door">{Story()}</div>
        </CounterProvider>
      );
    },
  ],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "Pairs a device with a store by the code that a manager shows.",
      whenNot: "A person signs in with an account of their own.",
      accessibility: "One field of six digits; an error is announced, and the field has the focus again.",
      do: ["Say that a pairing was ended, until there is another one"],
      dont: ["Do not ask a device for a password"],
      keywords: ["tablet", "code", "device"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof PairScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A manager has ended the pairing. */
export const Ended: Story = { parameters: { ended: true } };
export const Arabic: Story = { globals: { locale: "ar" }, parameters: { ended: true } };
