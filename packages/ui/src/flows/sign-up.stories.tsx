import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { Language } from "../locale/index.js";
import { FlowApp, flowCode } from "../story-data/flow-app.js";

/** From a new account to the first screen, with the code from the mail. */
const meta = {
  title: "Flows/Sign up",
  component: FlowApp,
  args: { start: "register", signedIn: false },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof FlowApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    first: "First name",
    last: "Last name",
    email: "Email",
    mobile: "Mobile",
    password: "Password",
    confirm: "Confirm password",
    create: "Create account",
    code: "Verification code",
    wrong: "Verification code is invalid",
    done: "Your Email has been verfied successfully",
    signIn: "Sign in",
    skip: "Skip for now",
    hello: /Noor/,
  },
  ar: {
    first: "الاسم الأول",
    last: "اسم العائلة",
    email: "البريد الإلكتروني",
    mobile: "رقم الجوال",
    password: "كلمة المرور",
    confirm: "تأكيد كلمة المرور",
    create: "إنشاء الحساب",
    code: "رمز التحقق",
    wrong: "رمز التحقق غير صالح",
    done: "تم تأكيد بريدك الإلكتروني بنجاح",
    signIn: "تسجيل الدخول",
    skip: "تخطي الآن",
    hello: /نور/,
  },
} as const;

/** Registers, mistypes the code once, signs in, skips the questions. */
export const WithCode: Story = {
  play: async ({ canvas, globals, step }) => {
    const word = words[globals["locale"] as Language];
    await step("registers", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: word.first }), "Noor");
      await userEvent.type(canvas.getByRole("textbox", { name: word.last }), "Al Kuwari");
      await userEvent.type(canvas.getByRole("textbox", { name: word.email }), "noor@mail.qa");
      await userEvent.type(canvas.getByRole("textbox", { name: word.mobile }), "55123400");
      await userEvent.type(canvas.getByLabelText(word.password), "correct horse");
      await userEvent.type(canvas.getByLabelText(word.confirm), "correct horse");
      await userEvent.click(canvas.getByRole("button", { name: word.create }));
    });
    await step("types the code: wrong, then right", async () => {
      const code = await canvas.findByRole("textbox", { name: word.code });
      await userEvent.type(code, "482915{Enter}");
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(word.wrong));
      // The wrong one is selected, to be typed over.
      await waitFor(() => expect(code).toHaveFocus());
      await userEvent.keyboard(`${flowCode}{Enter}`);
      await canvas.findByRole("heading", { level: 1, name: word.done });
    });
    await step("signs in", async () => {
      await userEvent.click(canvas.getByRole("link", { name: word.signIn }));
      await userEvent.type(await canvas.findByRole("textbox", { name: word.email }), "noor@mail.qa");
      await userEvent.type(canvas.getByLabelText(word.password), "correct horse{Enter}");
    });
    await step("and leaves the questions for later", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: word.skip }));
      const title = await canvas.findByRole("heading", { level: 1, name: word.hello });
      await waitFor(() => expect(title).toHaveFocus());
    });
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, play: WithCode.play! };
