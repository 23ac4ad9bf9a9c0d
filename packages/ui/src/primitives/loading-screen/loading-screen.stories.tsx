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
      purpose: "Full-page loading screen: the logo above a large spinner, as in the specification.",
      whenNot: "Sections of a page use skeletons; a loading route keeps its layout (RouteLoading).",
      accessibility: "A status with the text Loading; the logo's alternative text is logo.",
      do: ["Show it only when no content of the page is known."],
      dont: ["Do not show it for very short loading times."],
      keywords: ["splash", "boot", "loading page"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("img", { name: "logo" }).getBoundingClientRect().width).toBe(150);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      globals["locale"] === "ar" ? "جارٍ التحميل" : "Loading",
    );
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
