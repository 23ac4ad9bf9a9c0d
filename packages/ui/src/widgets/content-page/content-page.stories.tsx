import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { storyPage } from "../../story-data/content.js";
import { storyPicture } from "../../story-data/pictures.js";
import { ContentPage } from "./content-page.js";

interface ExampleProps {
  short?: boolean;
  hostile?: boolean;
  pictured?: boolean;
}

function Example({ short = false, hostile = false, pictured = false }: ExampleProps) {
  const { language } = useLocale();
  const { blocks } = storyPage(language);
  const shown = short ? blocks.slice(0, 2) : blocks;
  return (
    <ContentPage
      picture={
        pictured && (
          <Picture
            source={storyPicture("products/a-machboos-chicken-plate")}
            alt=""
            ratio="fill"
            fallback=""
            className="h-52! rounded-panel desktop:h-84!"
          />
        )
      }
      blocks={
        hostile
          ? [...shown, { kind: "link", text: "javascript", href: "javascript:alert(1)" } as const]
          : shown
      }
    />
  );
}

const meta = {
  title: "Widgets/Content page",
  component: Example,
  subcomponents: { ContentPage },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A page of server content in typed blocks: headings, paragraphs, lists, links.",
      whenNot: "For a short notice use Alert.",
      accessibility:
        "Headings start at level two; on desktop the table of contents is a navigation that moves the focus to the heading.",
      do: ["Keep paragraphs short.", "Add a heading for each subject."],
      dont: ["Don't put markup into the texts: it is not interpreted."],
      keywords: ["about", "privacy", "terms", "legal", "static page", "article"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 }).length).toBeGreaterThanOrEqual(3);
    await expect(canvas.getByRole("list")).toBeVisible();
  },
};
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "مع من نعمل" : "Who we work with";
    await userEvent.click(canvas.getByRole("link", { name }));
    await expect(canvas.getByRole("heading", { name })).toHaveFocus();
  },
};
/** Above the text on phones, beside it on desktop. */
export const WithPicture: Story = { args: { pictured: true } };
export const WithPictureDesktop: Story = {
  args: { pictured: true },
  globals: { viewport: { value: "desktop" } },
};
export const Short: Story = { args: { short: true } };
/** A link with a script URL is omitted. */
export const UnsafeLink: Story = {
  args: { hostile: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("javascript")).toBeNull();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
