import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyPage } from "../../story-data/content.js";
import { storyPicture } from "../../story-data/pictures.js";
import { StoryShell } from "../../story-data/shell.js";
import { ContentScreen, type ContentScreenProps } from "./content-screen.js";

function Example({
  isAbout = true,
  empty = false,
  ...props
}: Partial<ContentScreenProps> & { isAbout?: boolean; empty?: boolean }) {
  const { language } = useLocale();
  const { title, blocks } = storyPage(language);
  return (
    <StoryShell>
      <ContentScreen
        status="ready"
        onRetry={fn()}
        backHref="#home"
        title={title}
        blocks={empty ? [] : blocks}
        picture={isAbout ? storyPicture("products/a-machboos-chicken-plate") : undefined}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Content",
  component: Example,
  subcomponents: { ContentScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Content page: about us, terms, privacy.",
      whenNot: "Contact us has its own screen with a form.",
      accessibility: "One h1, headings under it, and on desktop the contents beside the text.",
      do: ["Add a picture to about us."],
      dont: ["Don't set the text wider than is comfortable to read."],
      keywords: ["about", "terms", "privacy", "legal", "static page"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: {},
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAttribute("tabindex", "-1");
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Privacy: Story = { args: { isAbout: false } };
export const Empty: Story = { args: { empty: true, isAbout: false } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
