import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { LoadingScreen } from "./loading-screen.js";

const meta = {
  title: "Primitives/Loading screen",
  component: LoadingScreen,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The whole page while its content loads: the logo above a large spinner, as the specification draws it.",
      whenNot: "Parts of a page have skeletons; a route that is loading keeps its frame (RouteLoading).",
      accessibility: "A status that says Loading; the logo has the alternative text logo.",
      do: ["Show it only where nothing of the page is known yet."],
      dont: ["Do not flash it: a page that is there in a blink needs none."],
      keywords: ["splash", "boot", "loading page"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByAltText("logo").getBoundingClientRect().width).toBe(150);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      globals["locale"] === "ar" ? "جارٍ التحميل" : "Loading",
    );
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
