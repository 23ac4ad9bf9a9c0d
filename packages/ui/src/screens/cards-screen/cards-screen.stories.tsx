import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav, storyCards, storyNow } from "../../story-data/account.js";
import { StoryShell } from "../../story-data/shell.js";
import { CardsScreen, type CardsScreenProps } from "./cards-screen.js";

function Example({
  refused,
  ...props
}: Partial<CardsScreenProps> & { onAdd: () => void; refused?: boolean }) {
  const { language } = useLocale();
  const message = language === "ar" ? "رفض البنك هذه البطاقة" : "The bank declined this card";
  return (
    <StoryShell current="profile">
      <CardsScreen
        status="ready"
        onRetry={fn()}
        backHref="#payments"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="payments" />}
        cards={storyCards}
        now={storyNow}
        onRemove={fn()}
        error={refused ? message : undefined}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Cards",
  component: Example,
  subcomponents: { CardsScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The customer's cards: what is saved, loading one on the gateway's page, forgetting one.",
      whenNot: "At checkout take Card picker in Payment method picker.",
      accessibility: "One list; every bin names its card and asks before it acts.",
      do: ["Come back here from the gateway's page, with what happened said at the top."],
      dont: ["Don't build a form for a card's number."],
      words: ["saved cards", "credit card", "wallet cards"],
    } satisfies PartGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onAdd: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "إضافة بطاقة" : "Add a card";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Empty: Story = { args: { cards: [] } };
export const Refused: Story = { args: { refused: true } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
