import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LinkProvider } from "../../locale/index.js";
import { Link, linkVariants } from "./link.js";

const meta = {
  title: "Primitives/Link",
  component: Link,
  tags: ["autodocs"],
  args: { href: "#orders", children: "See all" },
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
