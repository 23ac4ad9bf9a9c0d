import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { LinkProvider } from "../../locale/index.js";
import { Link, linkVariants } from "./link.js";

const arabicMessages: ArabicMessages = {
  "See all": "عرض الكل",
};

const meta = {
  title: "Primitives/Link",
  component: Link,
  tags: ["autodocs"],
  args: { href: "#orders", children: "See all" },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A way to another page or another place on this one, through the app's own router.",
      whenNot:
        "What changes something is a Button. A whole card that leads somewhere uses `plain` around its title and lets the card be the target.",
      accessibility:
        "An anchor: Enter follows it, it can be opened in a new tab, and it is read as a link. Its words make sense without the sentence around them.",
      do: [
        "Say where it leads: “See all 24 vendors”.",
        "`quiet` for reference in footers, `text` where it is the next step.",
      ],
      dont: ["Do not write “click here”.", "Do not use it with an `onClick` alone; that is a Button."],
      keywords: ["anchor", "hyperlink", "navigation", "url"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div className="flex gap-6">
      {linkVariants.map((variant) => (
        <Link key={variant} {...args} variant={variant}>
          {variant}
        </Link>
      ))}
    </div>
  ),
};

/** All of them side by side; a press also points. */
export const States: Story = {
  render: (args) => <ShownStates>{(shown) => <Link {...args} {...shown} />}</ShownStates>,
};

const visit = fn();

/** The app's router takes the click. */
export const ThroughTheRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider
        link={({ href, children, onClick, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              onClick?.(event);
              event.preventDefault();
              visit(href);
            }}
          >
            {children}
          </a>
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    visit.mockClear();
    await userEvent.click(canvas.getByRole("link"));
    await expect(visit).toHaveBeenCalledWith("#orders");
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { children: "عرض الكل" } };
