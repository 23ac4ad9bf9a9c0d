import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyNow } from "../../story-data/clock.js";
import { storyCards } from "../../story-data/payments.js";
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
      purpose: "The customer's saved cards: list, add on the gateway's page, delete.",
      whenNot: "At checkout use Card picker in Payment method picker.",
      accessibility: "One list; each delete button includes its card in its name and asks for confirmation.",
      do: ["Return here from the gateway's page and show the result at the top."],
      dont: ["Don't build a form for card numbers."],
      keywords: ["saved cards", "credit card", "wallet cards"],
    } satisfies ComponentGuide,
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
