import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { Language } from "../locale/index.js";
import { FlowApp } from "../story-data/flow-app.js";
import { flowCode } from "../story-data/flow-auth-screens.js";

/** Registration with email verification, up to home. */
const meta = {
  title: "Flows/Sign up",
  component: FlowApp,
  args: { start: "register", signedIn: false },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof FlowApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
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
    skip: "التخطي الآن",
    hello: /نور/,
  },
} as const;

/** Registers, enters a wrong code once, signs in, skips the customer details. */
export const WithCode: Story = {
  play: async ({ canvas, globals, step }) => {
    const label = labels[globals["locale"] as Language];
    await step("registers", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: label.first }), "Noor");
      await userEvent.type(canvas.getByRole("textbox", { name: label.last }), "Al Kuwari");
      await userEvent.type(canvas.getByRole("textbox", { name: label.email }), "noor@mail.qa");
      await userEvent.type(canvas.getByRole("textbox", { name: label.mobile }), "55123400");
      await userEvent.type(canvas.getByLabelText(label.password), "correct horse");
      await userEvent.type(canvas.getByLabelText(label.confirm), "correct horse");
      await userEvent.click(canvas.getByRole("button", { name: label.create }));
    });
    await step("types the code: wrong, then right", async () => {
      const code = await canvas.findByRole("textbox", { name: label.code });
      await userEvent.type(code, "482915{Enter}");
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(label.wrong));
      // The wrong code is selected, so that typing replaces it.
      await waitFor(() => expect(code).toHaveFocus());
      await userEvent.keyboard(`${flowCode}{Enter}`);
      await canvas.findByRole("heading", { level: 1, name: label.done });
    });
    await step("signs in", async () => {
      await userEvent.click(canvas.getByRole("link", { name: label.signIn }));
      await userEvent.type(await canvas.findByRole("textbox", { name: label.email }), "noor@mail.qa");
      await userEvent.type(canvas.getByLabelText(label.password), "correct horse{Enter}");
    });
    await step("skips the customer details", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: label.skip }));
      const title = await canvas.findByRole("heading", { level: 1, name: label.hello });
      await waitFor(() => expect(title).toHaveFocus());
    });
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, play: WithCode.play! };
