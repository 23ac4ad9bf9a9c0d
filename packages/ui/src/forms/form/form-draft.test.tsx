// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Field, Form } from "react-final-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clearFormDrafts } from "./draft-storage.js";
import { FormDraft } from "./form-draft.js";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const container = document.body.appendChild(document.createElement("div"));
let root: ReturnType<typeof createRoot>;

/** The form of a customer, or of a guest after the sign-out. */
const show = (name: string) =>
  act(() =>
    root.render(
      <Form onSubmit={() => undefined} initialValues={{ name, message: "" }} keepDirtyOnReinitialize>
        {() => (
          <>
            <Field name="name" component="input" />
            <Field name="message" component="input" />
            <FormDraft storageKey="contact" />
          </>
        )}
      </Form>,
    ),
  );
const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const type = (name: string, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field(name), text);
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });

beforeEach(() => void (root = createRoot(container)));
afterEach(() => {
  act(() => root.unmount());
  sessionStorage.clear();
});

it("keeps what is typed, until all drafts are deleted at sign-out (REQ-STORAGE-28)", () => {
  show("Noor");
  type("message", "My flat is 12");
  expect(sessionStorage.getItem("draft:contact")).toContain("My flat is 12");
  act(() => clearFormDrafts());
  // The customer's data leaves the form; what it shows next must not bring the draft back.
  show("");
  expect(sessionStorage.getItem("draft:contact")).toBeNull();
  expect(field("message").value).toBe("");
  type("message", "A guest");
  expect(sessionStorage.getItem("draft:contact")).toBe('{"message":"A guest"}');
});
