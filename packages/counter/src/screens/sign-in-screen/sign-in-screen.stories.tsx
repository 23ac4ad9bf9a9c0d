import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { CounterProvider } from "../../app/counter.js";
import { storyCounter } from "../../story-data/story-counter.js";
import { SignInScreen } from "./sign-in-screen.js";

const meta = {
  title: "Counter/Screens/Sign-in",
  component: SignInScreen,
  tags: ["autodocs"],
  args: { text: "For those who work in a store." },
  decorators: [
    (Story, { globals }) => {
      const counter = storyCounter();
      counter.language.set(globals["locale"] === "ar" ? "ar" : "en");
      return (
        <CounterProvider counter={counter}>
          <div className="counter-door">{Story()}</div>
        </CounterProvider>
      );
    },
  ],
  parameters: {
    layout: "fullscreen",
    arabic: { "For those who work in a store.": "لمن يعملون في متجر." },
    guide: {
      purpose:
        "Sign-in of those who work here: e-mail and password, and a code where the account asks for one.",
      whenNot: "For customers, packages/ui has its own screens.",
      accessibility:
        "Labelled fields that password managers know; an error is announced and the first field focused.",
      do: ["Say whom the door is for"],
      dont: ["Do not offer registration here"],
      keywords: ["login", "staff"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = { globals: { locale: "ar" } };
