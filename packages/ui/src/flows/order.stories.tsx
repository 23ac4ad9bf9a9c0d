import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { cartMessages, catalogueMessages, checkoutMessages, type Language } from "../locale/index.js";
import { formatMessage } from "../locale/use-messages.js";
import type { MessageDescriptor } from "../locale/define-message.js";
import { FlowApp } from "../story-data/flow-app.js";

/** From the first screen to the door, and back for more. */
const meta = {
  title: "Flows/Order",
  component: FlowApp,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof FlowApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const inLanguage = (globals: Record<string, unknown>) => globals["locale"] as Language;
const say = (
  language: Language,
  { [language]: message }: MessageDescriptor,
  values: Record<string, string> = {},
) => formatMessage(message, language, values);
const named = { en: "Bayt Al Machboos", ar: "بيت المجبوس" } as const;
const second = { en: "Karak Al Asr", ar: "كرك العصر" } as const;
const dish = { en: "Fattoush", ar: "فتوش" } as const;
const drink = { en: "Lemon and mint", ar: "ليمون بالنعناع" } as const;

/** Home, store, cart, checkout, tracking: until the order stands at the door. */
export const ToTheDoor: Story = {
  play: async ({ canvas, canvasElement, globals, step }) => {
    const language = inLanguage(globals);
    const add = say(language, catalogueMessages.addNamed, { name: dish[language] });
    await step("chooses a store", async () => {
      await userEvent.click(canvas.getAllByRole("link", { name: new RegExp(named[language]) })[0]!);
      const title = await canvas.findByRole("heading", { level: 1, name: named[language] });
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
    await step("looks at the cart and goes on", async () => {
      await userEvent.click(
        within(canvasElement.querySelector("[data-slot=view-cart-bar]")!).getByRole("button"),
      );
      const drawer = within(await screen.findByRole("dialog", { name: say(language, cartMessages.title) }));
      await expect(drawer.getByText(dish[language])).toBeVisible();
      await userEvent.click(
        drawer.getByRole("link", { name: new RegExp(say(language, cartMessages.checkout)) }),
      );
    });
    await step("places the order", async () => {
      await canvas.findByRole("heading", { level: 1, name: say(language, checkoutMessages.title) });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await userEvent.click(
        canvas.getAllByRole("button", {
          name: new RegExp(`^${say(language, checkoutMessages.placeOrder)}`),
        })[0]!,
      );
    });
    await step("and watches it come", async () => {
      const said = await waitFor(() => {
        const region = canvasElement.querySelector("[data-slot=tracking-announcement]");
        if (!region) throw new Error("not there yet");
        return region;
      });
      await waitFor(() => expect(said).toHaveTextContent(language === "ar" ? /تم التوصيل/ : /Delivered/), {
        timeout: 6000,
      });
    });
  },
};

/** The same walk in Arabic, from start to end. */
export const Arabic: Story = { globals: { locale: "ar" }, play: ToTheDoor.play! };

/** Something is in the cart; another store asks. Kept first, then emptied. */
export const VendorConflict: Story = {
  args: { inCart: { fattoush: 2 } },
  play: async ({ canvas, globals, step }) => {
    const language = inLanguage(globals);
    const add = new RegExp(say(language, catalogueMessages.addNamed, { name: drink[language] }));
    await userEvent.click(canvas.getAllByRole("link", { name: new RegExp(second[language]) }).at(-1)!);
    await canvas.findByRole("heading", { level: 1, name: second[language] });
    await step("nothing is lost on Cancel", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: add })[0]!);
      const question = within(await screen.findByRole("alertdialog"));
      await expect(question.getAllByText(new RegExp(named[language]))[0]).toBeVisible();
      await userEvent.click(question.getByRole("button", { name: say(language, cartMessages.cancel) }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(canvas.getAllByRole("button", { name: add })[0]).toBeVisible();
    });
    await step("emptied, and added at once", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: add })[0]!);
      const question = within(await screen.findByRole("alertdialog"));
      await userEvent.click(question.getByRole("button", { name: say(language, cartMessages.clearAndAdd) }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await canvas.findAllByRole("button", { name: new RegExp(`^(One more|زيادة) ${drink[language]}`) });
    });
  },
};

/** An order of last week, again: one press, and the cart is there to be looked at. */
export const OrderAgain: Story = {
  play: async ({ canvas, globals }) => {
    const language = inLanguage(globals);
    const again = say(language, catalogueMessages.reorderFrom, { name: second[language] });
    await userEvent.click(canvas.getByRole("button", { name: again }));
    const drawer = within(await screen.findByRole("dialog", { name: say(language, cartMessages.title) }));
    await expect(drawer.getByText(second[language])).toBeVisible();
    await userEvent.click(
      drawer.getByRole("link", { name: new RegExp(say(language, cartMessages.checkout)) }),
    );
    await canvas.findByRole("heading", { level: 1, name: say(language, checkoutMessages.title) });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
