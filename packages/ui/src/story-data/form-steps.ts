import type { StoryContext } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { messagesOf } from "./form-example.js";

type Step = (label: string, play: () => Promise<void>) => Promise<void> | void;

/** The part of the story context that the play functions use. */
interface PlayContext extends Pick<StoryContext, "canvas" | "canvasElement" | "globals"> {
  args: { onSubmit?: unknown };
  step: Step;
}

/** Checks the error summary and the messages, corrects the fields and submits. */
export async function playSomeWrong({ canvas, globals, args, step }: PlayContext) {
  const t = messagesOf(globals);
  const company = canvas.getByRole("textbox", { name: t.company });
  const phone = canvas.getByRole("textbox", { name: t.phone });
  await userEvent.type(company, "Bayt Al Machboos");
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: t.type }), "kitchen");
  await userEvent.type(phone, "١٢{Enter}");
  await step("summary, focus, messages", async () => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(t.count));
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue("12");
    await expect(phone).toHaveAccessibleDescription(t.errors.phone);
    await expect(canvas.getByRole("radiogroup", { name: t.gender })).toHaveAccessibleDescription(
      t.errors.gender,
    );
    await expect(company).not.toBeInvalid();
  });
  await step("fixes the fields", async () => {
    await userEvent.clear(phone);
    await userEvent.type(phone, "٥٥١٢ ٣٤٠٠");
    await expect(phone).not.toBeInvalid();
    await userEvent.type(canvas.getByLabelText(t.password), "correct horse");
    await userEvent.click(canvas.getByRole("radio", { name: t.genders.female }));
    await userEvent.click(canvas.getByRole("checkbox", { name: t.agree }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  });
  await step("submits once, with the typed values", async () => {
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      company: "Bayt Al Machboos",
      type: "kitchen",
      phone: "5512 3400",
      password: "correct horse",
      note: "",
      gender: "female",
      agree: true,
    });
  });
}

/** Checks the order and the targets of the links in the error summary. */
export async function playLinkedSummary({ canvas, canvasElement, globals, step }: PlayContext) {
  const t = messagesOf(globals);
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: t.type }), "kitchen");
  await userEvent.type(canvas.getByLabelText(t.password), "correct horse");
  await userEvent.click(canvas.getByRole("button", { name: t.send }));
  const summary = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>("[data-slot='error-summary']");
    if (!found) throw new Error("There is no summary yet.");
    return found;
  });
  await step("gets the focus and lists the fields", async () => {
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveAccessibleName(t.count);
    const links = within(summary).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual([
      t.errors.company,
      t.errors.phone,
      t.errors.gender,
      t.errors.agree,
    ]);
  });
  await step("links to the fields", async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: t.phone })).toHaveFocus();
    await userEvent.click(within(summary).getByRole("link", { name: t.errors.gender }));
    await expect(canvas.getByRole("radio", { name: t.genders.female })).toHaveFocus();
  });
  await step("removes fixed errors", async () => {
    await userEvent.click(canvas.getByRole("radio", { name: t.genders.female }));
    await expect(within(summary).getAllByRole("link")).toHaveLength(3);
  });
}

/** Checks that a draft is restored, without the password, and removed after submission. */
export async function playDraft({ canvas, args, globals, step }: PlayContext) {
  const t = messagesOf(globals);
  const comeBack = async () => {
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await expect(canvas.queryByRole("textbox", { name: t.company })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Come back" }));
  };
  await step("keeps the draft after leaving and returning", async () => {
    await userEvent.type(canvas.getByRole("textbox", { name: t.company }), "Bayt");
    await userEvent.type(canvas.getByLabelText(t.password), "correct horse");
    await userEvent.click(canvas.getByRole("checkbox", { name: t.agree }));
    await comeBack();
    await expect(canvas.getByRole("textbox", { name: t.company })).toHaveValue("Bayt");
    await expect(canvas.getByRole("checkbox", { name: t.agree })).not.toBeChecked();
    await expect(canvas.getByLabelText(t.password)).toHaveValue("");
    await expect(JSON.stringify(sessionStorage)).not.toContain("correct horse");
  });
  await step("after the submit the draft is removed", async () => {
    await userEvent.type(canvas.getByLabelText(t.password), "correct horse");
    await userEvent.click(canvas.getByRole("checkbox", { name: t.agree }));
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await comeBack();
    await expect(canvas.getByRole("textbox", { name: t.company })).toHaveValue("");
  });
}
