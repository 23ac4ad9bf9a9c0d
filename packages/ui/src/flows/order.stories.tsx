import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { cartMessages, catalogueMessages, checkoutMessages, type Language } from "../locale/index.js";
import { formatMessage } from "../locale/use-messages.js";
import type { MessageDescriptor } from "../locale/define-message.js";
import { FlowApp } from "../story-data/flow-app.js";

/** Ordering from home to delivery, a vendor conflict, and reordering. */
const meta = {
  title: "Flows/Order",
  component: FlowApp,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof FlowApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const inLanguage = (globals: Record<string, unknown>) => globals["locale"] as Language;
const textOf = (
  language: Language,
  { [language]: message }: MessageDescriptor,
  values: Record<string, string> = {},
) => formatMessage(message, language, values);
const firstStore = { en: "Bayt Al Machboos", ar: "بيت المجبوس" } as const;
const secondStore = { en: "Karak Al Asr", ar: "كرك العصر" } as const;
const dish = { en: "Fattoush", ar: "فتوش" } as const;
const drink = { en: "Lemon and mint", ar: "ليمون بالنعناع" } as const;

/** Home, store, cart, checkout and tracking until delivery. */
export const ToTheDoor: Story = {
  name: "Order to delivery",
  play: async ({ canvas, canvasElement, globals, step }) => {
    const language = inLanguage(globals);
    const add = textOf(language, catalogueMessages.addNamed, { name: dish[language] });
    await step("chooses a store", async () => {
      await userEvent.click(canvas.getAllByRole("link", { name: new RegExp(firstStore[language]) })[0]!);
      const title = await canvas.findByRole("heading", { level: 1, name: firstStore[language] });
      await waitFor(() => expect(title).toHaveFocus());
    });
    await step("puts two dishes into the cart", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: add })[0]!);
      await userEvent.click(
        canvas.getAllByRole("button", { name: new RegExp(`^(One more|زيادة) ${dish[language]}`) })[0]!,
      );
      await waitFor(() =>
        expect(canvasElement.querySelector("[data-slot=view-cart-bar]")).toHaveTextContent("48"),
      );
    });
    await step("opens the cart and checks out", async () => {
      await userEvent.click(
        within(canvasElement.querySelector("[data-slot=view-cart-bar]")!).getByRole("button"),
      );
      const drawer = within(
        await screen.findByRole("dialog", { name: textOf(language, cartMessages.title) }),
      );
      await expect(await drawer.findByText(dish[language])).toBeVisible();
      await userEvent.click(
        drawer.getByRole("link", { name: new RegExp(textOf(language, cartMessages.checkout)) }),
      );
    });
    await step("places the order", async () => {
      await canvas.findByRole("heading", { level: 1, name: textOf(language, checkoutMessages.title) });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await userEvent.click(
        canvas.getAllByRole("button", {
          name: new RegExp(`^${textOf(language, checkoutMessages.placeOrder)}`),
        })[0]!,
      );
    });
    await step("is delivered", async () => {
      const announcement = await waitFor(() => {
        const region = canvasElement.querySelector("[data-slot=tracking-announcement]");
        if (!region) throw new Error("The announcement is not rendered yet");
        return region;
      });
      await waitFor(
        () => expect(announcement).toHaveTextContent(language === "ar" ? /تم التوصيل/ : /Delivered/),
        {
          timeout: 6000,
        },
      );
    });
  },
};

/** The same flow in Arabic. */
export const Arabic: Story = { globals: { locale: "ar" }, play: ToTheDoor.play! };

/** Adding from another store: canceled first, then the cart is replaced. */
export const VendorConflict: Story = {
  args: { inCart: { fattoush: 2 } },
  play: async ({ canvas, globals, step }) => {
    const language = inLanguage(globals);
    const add = new RegExp(textOf(language, catalogueMessages.addNamed, { name: drink[language] }));
    await userEvent.click(canvas.getAllByRole("link", { name: new RegExp(secondStore[language]) }).at(-1)!);
    await canvas.findByRole("heading", { level: 1, name: secondStore[language] });
    await step("keeps the cart on Cancel", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: add })[0]!);
      const question = within(await screen.findByRole("alertdialog"));
      await expect(question.getAllByText(new RegExp(firstStore[language]))[0]).toBeVisible();
      await userEvent.click(question.getByRole("button", { name: textOf(language, cartMessages.cancel) }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(canvas.getAllByRole("button", { name: add })[0]).toBeVisible();
    });
    await step("replaces the cart", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: add })[0]!);
      const question = within(await screen.findByRole("alertdialog"));
      await userEvent.click(
        question.getByRole("button", { name: textOf(language, cartMessages.clearAndAdd) }),
      );
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await canvas.findAllByRole("button", { name: new RegExp(`^(One more|زيادة) ${drink[language]}`) });
    });
  },
};

/** One click puts a past order into the cart and opens it. */
export const OrderAgain: Story = {
  play: async ({ canvas, globals }) => {
    const language = inLanguage(globals);
    const again = textOf(language, catalogueMessages.reorderFrom, { name: secondStore[language] });
    await userEvent.click(canvas.getByRole("button", { name: again }));
    const drawer = within(await screen.findByRole("dialog", { name: textOf(language, cartMessages.title) }));
    await expect(await drawer.findByText(secondStore[language])).toBeVisible();
    await userEvent.click(
      drawer.getByRole("link", { name: new RegExp(textOf(language, cartMessages.checkout)) }),
    );
    await canvas.findByRole("heading", { level: 1, name: textOf(language, checkoutMessages.title) });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
