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
      purpose: "Navigates to another page or section, through the app's router.",
      whenNot:
        "For actions use Button. For a card that links somewhere use `plain` around its title and make the card the target.",
      accessibility:
        "A native anchor: Enter follows it, it can open in a new tab, and it is announced as a link. Its text makes sense out of context.",
      do: [
        "Name the destination: “See all 24 stores”.",
        "Use `quiet` for references in footers, `text` for the next step.",
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

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => <ShownStates>{(shown) => <Link {...args} {...shown} />}</ShownStates>,
};

const visit = fn();

/** The app's router takes the click. */
export const ThroughTheRouter: Story = {
  name: "Router link",
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
