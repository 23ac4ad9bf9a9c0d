// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Field } from "react-final-form";
import { expect, it } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { Form } from "./form.js";
import { validateWith } from "./validate-with.js";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it("loads the rules once for the focus and for a submit that comes meanwhile, then submits", async () => {
  const pending = Promise.withResolvers<void>();
  let loads = 0;
  const sent: object[] = [];
  const validate = Object.assign(validateWith<{ name: string }>({ "~standard": { validate: () => ({}) } }), {
    load: () => {
      loads += 1;
      return pending.promise;
    },
  });
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <LocaleProvider language="en">
        <Form
          initialValues={{ name: "Noor" }}
          validate={validate}
          onSubmit={(values) => void sent.push(values)}
        >
          <Field name="name" component="input" />
        </Form>
      </LocaleProvider>,
    ),
  );
  await act(async () => container.querySelector("input")!.focus());
  await act(async () => container.querySelector("form")!.requestSubmit());
  expect([loads, sent]).toEqual([1, []]);
  await act(async () => pending.resolve());
  expect([loads, sent]).toEqual([1, [{ name: "Noor" }]]);
  act(() => root.unmount());
});
