import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import {
  AuthHeader,
  AuthScreen,
  ConfirmDialog,
  Drawer,
  LocaleProvider,
  Select,
  Sheet,
  TextArea,
  toast,
  Toaster,
  VerifiedScreen,
  VerifyScreen,
} from "../index.js";

const nothing = () => {};
const never = async () => undefined;
const header = <AuthHeader onLanguageChange={nothing} />;

const parts: Record<string, ReactNode> = {
  "sign in": (
    <AuthScreen
      header={header}
      mode="sign-in"
      onModeChange={nothing}
      signIn={{ onSubmit: never }}
      register={{ onSubmit: never }}
    />
  ),
  register: (
    <AuthScreen
      mode="register"
      onModeChange={nothing}
      signIn={{ onSubmit: never }}
      register={{ onSubmit: never }}
    />
  ),
  verify: (
    <VerifyScreen
      email="noor@mail.qa"
      validate={() => undefined}
      onSubmit={never}
      onResend={nothing}
      resendAvailableAt="2026-01-01T12:00:00Z"
    />
  ),
  verified: <VerifiedScreen header={header} />,
  fields: (
    <>
      <TextArea label="Note" />
      <Select label="Country" options={[{ value: "QA", label: "Qatar" }]} />
    </>
  ),
  overlays: (
    <>
      <Sheet open title="Sort" onOpenChange={nothing} />
      <Drawer open title="Cart" onOpenChange={nothing} />
      <ConfirmDialog open title="Delete?" confirm="Delete" onConfirm={nothing} onOpenChange={nothing} />
      <Toaster placement="top-right" />
    </>
  ),
};

it.each(Object.entries(parts))(
  "%s renders on a server, in both languages, without a complaint",
  (_, part) => {
    const complaint = vi.spyOn(console, "error").mockImplementation(nothing);
    toast.show({ title: "Of the browser alone" });
    for (const language of ["en", "ar"] as const) {
      const html = renderToString(<LocaleProvider language={language}>{part}</LocaleProvider>);
      expect(html).not.toBe("");
      expect(html).not.toContain("Of the browser alone");
    }
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  },
);
