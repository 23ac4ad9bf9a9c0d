import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyPicture } from "../../story-data/pictures.js";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import type { RegisterValues, SignInValues } from "./auth-forms.js";
import { AuthScreen, type AuthScreenProps } from "./auth-screen.js";

const texts = {
  en: {
    tabs: { signIn: "Sign in", register: "Register" },
    create: "Create account",
    email: "Email",
    password: "Password",
    confirm: "Confirm password",
    first: "First name",
    last: "Last name",
    mobile: "Mobile",
    empty: "Please fill all inputs",
    login: "Please Login First",
    refused: "Email or password is not correct",
    errors: {
      first_name: "First Name is required",
      last_name: "Last Name is required",
      email: "Invalid Email Address",
      mobile: "Mobile number must be a valid number",
      password: "The password must be at least 8 characters",
      password_confirmation: "Passwords must match",
    },
  },
  ar: {
    tabs: { signIn: "تسجيل الدخول", register: "حساب جديد" },
    create: "إنشاء الحساب",
    email: "البريد الإلكتروني",
    password: "كلمة المرور",
    confirm: "تأكيد كلمة المرور",
    first: "الاسم الأول",
    last: "اسم العائلة",
    mobile: "رقم الجوال",
    empty: "يرجى تعبئة جميع الحقول",
    login: "يرجى تسجيل الدخول أولًا",
    refused: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
    errors: {
      first_name: "الاسم الأول مطلوب",
      last_name: "اسم العائلة مطلوب",
      email: "البريد الإلكتروني غير صحيح",
      mobile: "يرجى إدخال رقم جوال صحيح",
      password: "يجب ألا تقل كلمة المرور عن 8 أحرف",
      password_confirmation: "كلمتا المرور غير متطابقتين",
    },
  },
} as const;

const signIn = fn<(values: SignInValues) => Promise<void>>(async () => undefined);
const register = fn<(values: RegisterValues) => Promise<void>>(async () => undefined);

function Sample({
  mode: start = "sign-in",
  refuse,
  ...args
}: Partial<AuthScreenProps> & { refuse?: boolean }) {
  const { language } = useLocale();
  const t = texts[language];
  const [mode, setMode] = useState(start);
  const emailOk = (email: string) => /^\S+@\S+\.\S+$/.test(email);
  return (
    <AuthScreen
      header={<AuthHeader homeHref="#home" onLanguageChange={() => undefined} />}
      mode={mode}
      onModeChange={setMode}
      emptyMessage={t.empty}
      picture={storyPicture("products/a-machboos-chicken-plate")}
      forgotPasswordHref="#reset"
      guestHref="#home"
      joinHref="#join"
      signIn={{
        validate: ({ email, password }) => ({
          ...(emailOk(email) ? {} : { email: t.errors.email }),
          ...(password ? {} : { password: t.errors.password }),
        }),
        onSubmit: async (values) => {
          await signIn(values);
          if (refuse) return { form: t.refused };
        },
      }}
      register={{
        validate: (v) => ({
          ...(v.first_name ? {} : { first_name: t.errors.first_name }),
          ...(v.last_name ? {} : { last_name: t.errors.last_name }),
          ...(emailOk(v.email) ? {} : { email: t.errors.email }),
          ...(/^\d{8}$/.test(v.mobile.replaceAll(" ", "")) ? {} : { mobile: t.errors.mobile }),
          ...(v.password.length >= 8 ? {} : { password: t.errors.password }),
          ...(v.password_confirmation === v.password
            ? {}
            : { password_confirmation: t.errors.password_confirmation }),
        }),
        onSubmit: register,
      }}
      {...args}
    />
  );
}

const meta = {
  title: "Screens/Auth",
  component: AuthScreen as unknown as typeof Sample,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Sign-in and registration in two tabs. Input survives switching tabs, and the email is copied to the other form.",
      whenNot: "For the code after registration use the Verify screen.",
      accessibility:
        "Two tabs over one panel; arrow keys follow the text direction. Fields have autocomplete names for password managers; errors are associated with fields, and the first invalid field is focused.",
      do: ["Explain a redirect with `notice`.", "Prefill the stored email."],
      dont: [
        "Don't clear other fields when the server rejects the password.",
        "Don't link to pages that do not exist: omit the link to hide it.",
      ],
      keywords: ["login", "log in", "sign up", "create account", "register"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: {},
  beforeEach: () => {
    signIn.mockClear();
    register.mockClear();
  },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const messagesOf = (globals: Record<string, unknown>) => texts[globals["locale"] === "ar" ? "ar" : "en"];

export const SignIn: Story = { args: { email: "noor@mail.qa" } };

export const Register: Story = { args: { mode: "register" } };

/** Redirected from the cart, with the reason. */
export const Notice: Story = {
  render: function Render(args) {
    const { language } = useLocale();
    return <Sample {...args} notice={texts[language].login} />;
  },
};

/** Required props only. */
export const Bare: Story = {
  name: "Required props only",
  render: () => (
    <Sample picture={undefined} forgotPasswordHref={undefined} guestHref={undefined} joinHref={undefined} />
  ),
};

/** Registration with three invalid fields. */
export const RegisterErrors: Story = {
  args: { mode: "register" },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals);
    await userEvent.type(canvas.getByRole("textbox", { name: t.first }), "Noor");
    await userEvent.type(canvas.getByRole("textbox", { name: t.email }), "noor@mail");
    await userEvent.type(canvas.getByRole("textbox", { name: t.mobile }), "٥٥١٢ ٣٤٠٠");
    await userEvent.type(canvas.getByLabelText(t.password), "secret");
    await userEvent.type(canvas.getByLabelText(t.confirm), "secret{Enter}");
    const last = canvas.getByRole("textbox", { name: t.last });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAccessibleDescription(t.errors.last_name);
    await expect(canvas.getByRole("alert")).toHaveTextContent("3");
    await expect(canvas.getByRole("textbox", { name: t.email })).toHaveAccessibleDescription(t.errors.email);
    await expect(register).not.toHaveBeenCalled();
  },
};

/** Arrow keys switch tabs; input survives, and the email is copied. */
export const Switching: Story = {
  play: async ({ canvas, globals, step }) => {
    const t = messagesOf(globals);
    const forward = globals["locale"] === "ar" ? "{ArrowLeft}" : "{ArrowRight}";
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await userEvent.type(canvas.getByRole("textbox", { name: t.email }), "noor@mail.qa");
    await step("switches to registration by arrow key", async () => {
      tab(t.tabs.signIn).focus();
      await userEvent.keyboard(forward);
      await expect(tab(t.tabs.register)).toHaveFocus();
      await expect(tab(t.tabs.register)).toHaveAttribute("aria-selected", "true");
      await expect(canvas.getByRole("textbox", { name: t.email })).toHaveValue("noor@mail.qa");
      await userEvent.type(canvas.getByRole("textbox", { name: t.first }), "Noor");
    });
    await step("switches back and forth", async () => {
      await userEvent.click(tab(t.tabs.signIn));
      await userEvent.type(canvas.getByLabelText(t.password), "correct horse");
      await userEvent.click(tab(t.tabs.register));
      await expect(canvas.getByRole("textbox", { name: t.first })).toHaveValue("Noor");
      await userEvent.click(tab(t.tabs.signIn));
      await expect(canvas.getByLabelText(t.password)).toHaveValue("correct horse");
    });
    await step("sends", async () => {
      await userEvent.click(canvas.getByRole("button", { name: t.tabs.signIn }));
      await waitFor(() =>
        expect(signIn).toHaveBeenCalledWith({ email: "noor@mail.qa", password: "correct horse" }),
      );
    });
  },
};

/** The server rejects the form: one alert, input is kept. */
export const Refused: Story = {
  args: { email: "noor@mail.qa", refuse: true },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals);
    const password = canvas.getByLabelText(t.password);
    await userEvent.type(password, "wrong horse{Enter}");
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(t.refused));
    await expect(password).toHaveValue("wrong horse");
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t.tabs.signIn }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(t.empty));
    await expect(canvas.getByRole("textbox", { name: t.email })).toHaveFocus();
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { mode: "register", email: "noor@mail.qa" } };
