import type { Meta, StoryObj } from "@storybook/react-vite";
import { login, panelAccess, panelNow } from "@talabee/contract";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../../ui/src/docs/component-guide.js";
import { CounterProvider } from "../app/counter.js";
import { doorMessages, officeMessages as m } from "../messages/index.js";
import { storyNow } from "../story-data/office.js";
import { answer, refusal, storyAccess, useStoryCounter } from "../story-data/story-office.js";
import { textIn } from "../story-data/text-in.js";
import { OfficeDoor, type OfficeDoorProps } from "./office-door.js";

const answers = [
  answer(panelAccess, {}, (language) => storyAccess(language)),
  answer(panelNow, {}, () => storyNow),
  refusal(login, {}, "invalid_credentials"),
];

/** The door in the language of Storybook; `token` is null for nobody. */
function Door({ locale, token, ...props }: OfficeDoorProps & { locale: unknown; token: string | null }) {
  const counter = useStoryCounter(locale === "ar" ? "ar" : "en", { answers, token });
  return (
    <CounterProvider counter={counter}>
      <OfficeDoor {...props} />
    </CounterProvider>
  );
}

const meta = {
  title: "Counter/Office/Door",
  component: OfficeDoor,
  tags: ["autodocs"],
  args: { path: "/", search: "", onNavigate: fn(), look: "light", onLook: fn() },
  render: (args, { globals }) => <Door {...args} locale={globals["locale"]} token="story" />,
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "The door of the office: sign-in, then the screens that the person's rights allow.",
      whenNot: "Those who work in a store or ride have doors of their own.",
      accessibility:
        "The navigation marks where one is; on phones it is behind a button. The heading of a screen that one goes to has the focus.",
      do: ["Show no screen that the server would refuse"],
      dont: ["Do not keep what one person has read for the next one"],
      keywords: ["shell", "navigation", "back office", "login"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof OfficeDoor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await canvas.findByRole("heading", { level: 1, name: textIn(globals, m.now) });
  },
};

/** Where one can go, on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvas, globals }) => {
    (await canvas.findByRole("button", { name: textIn(globals, m.menu) })).focus();
    await userEvent.keyboard("{Enter}");
    const drawer = within(await screen.findByRole("dialog"));
    await expect(drawer.getByRole("link", { name: textIn(globals, m.now) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    drawer.getByRole("button", { name: /Sara|سارة/u }).focus();
    await userEvent.keyboard("{Enter}");
    const dark = await screen.findByRole("menuitemradio", { name: textIn(globals, doorMessages.dark) });
    dark.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onLook).toHaveBeenCalledWith("dark");
  },
};

/** Nobody is signed in, and the password was wrong. */
export const SignIn: Story = {
  render: (args, { globals }) => <Door {...args} locale={globals["locale"]} token={null} />,
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: textIn(globals, doorMessages.email) }),
      "sara@talabee.example",
    );
    await userEvent.type(canvasElement.querySelector("[name=password]")!, "not it{Enter}");
    await canvas.findByRole("alert");
  },
};
