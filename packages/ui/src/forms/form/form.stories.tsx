import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { formatMessage, formsMessages, LocaleIsland, useLocale, type Language } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { filled, messagesOf, Sample, texts, type Send, type Values } from "../../story-data/form-example.js";
import { playDraft, playLinkedSummary, playSomeWrong } from "../../story-data/form-steps.js";
import { Form, type FormProps } from "./form.js";
import { clearFormDrafts } from "./draft-storage.js";

const meta = {
  title: "Forms/Form",
  component: Form as unknown as typeof Sample,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A form on final-form: errors show on blur or after a failed submit; then the first invalid field has the focus and an alert at the top states the number of errors. Typed values are kept whatever the response.",
      whenNot: "A single control that takes effect immediately (a switch, a search field) needs no form.",
      accessibility:
        "Errors are linked to their inputs and announced once in the summary. While the request is pending the form is busy and the button shows the loading state, but nothing is disabled or lost. Visible errors follow a change of language.",
      do: [
        "Derive rules and messages from a schema (`validateWith`).",
        "Keep `initialValues` a stable object: a new one resets unchanged fields.",
        "Return the server's errors by field.",
      ],
      dont: [
        "Don't validate while the customer types for the first time.",
        "Don't disable submit until everything is valid: customers want to know what is missing.",
      ],
      keywords: ["validation", "error summary", "submit", "inputs", "zod"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn<Send>() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A pending form is submitted once, even if the button or Enter is pressed repeatedly. */
export const Waiting: Story = {
  args: { onSubmit: fn<Send>(() => new Promise(() => undefined)) },
  render: (args) => <Sample {...args} validate={() => ({})} />,
  play: async ({ canvas, args, globals }) => {
    const t = messagesOf(globals);
    const send = canvas.getByRole("button", { name: t.send });
    await userEvent.dblClick(send);
    await waitFor(() => expect(send).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(send);
    await userEvent.type(canvas.getByRole("textbox", { name: t.company }), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** All fields empty: the specification's message, and the first field has the focus. */
export const AllEmpty: Story = {
  play: async ({ canvas, globals, args }) => {
    const t = messagesOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(t.empty));
    await expect(canvas.getByRole("textbox", { name: t.company })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * The alert counts the errors, the first invalid field has the focus, and each message is linked to its control and
 * disappears when fixed.
 */
export const SomeWrong: Story = { name: "Some invalid", play: playSomeWrong };

/** An invalid field shows its error on blur; a field left empty does not. */
export const OnLeaving: Story = {
  name: "Error on blur",
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals);
    const password = canvas.getByLabelText(t.password);
    await userEvent.click(canvas.getByRole("textbox", { name: t.company }));
    await userEvent.click(password);
    await expect(canvas.getByRole("textbox", { name: t.company })).not.toBeInvalid();
    await userEvent.type(password, "short");
    await expect(password).not.toBeInvalid();
    await userEvent.click(canvas.getByRole("textbox", { name: t.note }));
    await expect(password).toBeInvalid();
  },
};

/** Server errors appear at their field, the values stay, and the message disappears with the next change. */
export const ServerRefuses: Story = {
  name: "Rejected by the server",
  args: { initialValues: filled },
  render: function Render(args) {
    const { language } = useLocale();
    return (
      <Sample
        {...args}
        onSubmit={async () => ({ fields: { company: texts[language].taken }, form: texts[language].server })}
      />
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals);
    const company = canvas.getByRole("textbox", { name: t.company });
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(company).toHaveAccessibleDescription(t.taken));
    await expect(company).toHaveFocus();
    await expect(company).toHaveValue("Bayt");
    const alert = canvasElement.querySelector<HTMLElement>(
      "[data-slot='error-summary'] [data-slot='alert']",
    )!;
    await expect(within(alert).getByText(t.server)).toBeVisible();
    await userEvent.type(company, "!");
    await expect(company).not.toBeInvalid();
    await expect(canvas.queryByText(t.server)).toBeNull();
  },
};

/** A long form lists the invalid fields in document order, each with a link to it. */
export const LinkedSummary: Story = {
  args: { errorSummary: "links" },
  play: playLinkedSummary,
};

const failed = fn();

/** The request failed: the form shows an error, keeps the values and can be submitted again. */
export const NotSent: Story = {
  name: "Request failed",
  args: {
    initialValues: filled,
    onSubmitFailure: failed,
    onSubmit: fn<Send>(() => Promise.reject(new Error("offline"))),
  },
  play: async ({ canvas, args, globals }) => {
    const t = messagesOf(globals);
    const language = globals["locale"] as Language;
    failed.mockClear();
    const company = canvas.getByRole("textbox", { name: t.company });
    await userEvent.type(company, " Al Machboos");
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        formatMessage(formsMessages.sendFailed[language], language),
      ),
    );
    await expect(failed).toHaveBeenCalledOnce();
    await expect(company).toHaveValue("Bayt Al Machboos");
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

const draftKey = "story";

function Leaving(args: Partial<FormProps<Values>>) {
  const [shown, setShown] = useState(true);
  return (
    <div className="grid gap-4">
      <Button variant="quiet" onClick={() => setShown(!shown)}>
        {shown ? "Leave" : "Come back"}
      </Button>
      {shown && <Sample {...args} draftKey={draftKey} />}
    </div>
  );
}

/** With a `draftKey` the values survive navigation until the form is submitted. Passwords are not saved. */
export const Draft: Story = {
  beforeEach: () => {
    clearFormDrafts();
    return clearFormDrafts;
  },
  args: { initialValues: { ...filled, company: "", password: "" } },
  render: (args) => <Leaving {...args} />,
  play: playDraft,
};

function Reloading(args: Partial<FormProps<Values>>) {
  const [name, setName] = useState("Bayt");
  return (
    <div className="grid gap-4">
      <Button variant="quiet" onClick={() => setName("Bayt Al Machboos")}>
        Answer
      </Button>
      <Sample {...args} initialValues={{ ...filled, company: name, note: name }} />
    </div>
  );
}

/** New initial values from the server update unchanged fields only. */
export const LateValues: Story = {
  name: "New initial values",
  render: (args) => <Reloading {...args} />,
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals);
    const company = canvas.getByRole("textbox", { name: t.company });
    await userEvent.type(company, "!");
    await userEvent.click(canvas.getByRole("button", { name: "Answer" }));
    await expect(canvas.getByRole("textbox", { name: t.note })).toHaveValue("Bayt Al Machboos");
    await expect(company).toHaveValue("Bayt!");
  },
};

let spoken: "en" | "ar" = "en";
const refuse = () => ({ company: texts[spoken].errors.company });

function Switching(args: Partial<FormProps<Values>>) {
  const [language, setLanguage] = useState<"en" | "ar">("en");
  return (
    <LocaleIsland language={language}>
      <Button
        variant="quiet"
        onClick={() => {
          spoken = "ar";
          setLanguage("ar");
        }}
      >
        العربية
      </Button>
      <Sample {...args} validate={refuse} />
    </LocaleIsland>
  );
}

/** Visible messages follow a change of language, although the validator is the same. */
export const LanguageSwitch: Story = {
  beforeEach: () => {
    spoken = "en";
  },
  render: (args) => <Switching {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: texts.en.send }));
    await waitFor(() => expect(canvas.getByText(texts.en.errors.company)).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "العربية" }));
    await waitFor(() => expect(canvas.getByText(texts.ar.errors.company)).toBeVisible());
  },
};

/** After an empty submit. */
export const SentOffEmpty: Story = {
  name: "Submitted empty",
  tags: ["!autodocs"],
  render: function Render(args) {
    const form = useRef<HTMLFormElement>(null);
    useEffect(() => form.current?.requestSubmit(), []);
    return <Sample {...args} ref={form} />;
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { initialValues: filled } };
