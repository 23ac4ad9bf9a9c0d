import { expect, it } from "vitest";
import type { Call } from "./call.js";
import { formSchema, type FormSchema } from "./form-schema.js";
import { PanelError, fieldErrors } from "./panel-error.js";
import { applicantBody } from "./applicant-body.js";
import { apply, login } from "./calls.js";

const values = {
  type: "partner",
  first_name: "Noor",
  last_name: "Al Kuwari",
  email: "noor@mail.qa",
  mobile: "+97455501234",
  business_type: "Bakery",
  company_name: "Dune",
  cr_number: "12345",
  comments: " ",
  cr_attachment: [] as readonly File[],
};

it("checks the request that a form's values make", () => {
  const { validate } = formSchema(apply, { toBody: applicantBody<typeof values> })["~standard"];
  expect(validate(values).issues).toEqual([]);
  expect(validate({ ...values, company_name: " " }).issues).toMatchObject([
    { path: ["company_name"], message: "company_name_required" },
  ]);
});

it("finds no issues before the schema of the request has been loaded, and loads it again after a failure", async () => {
  const loads = [Promise.reject(new Error("offline")), Promise.resolve(login)];
  const { body: _body, ...deferred } = login;
  const call: Call = { ...deferred, load: () => loads.shift()! };
  const issuesOf = (schema: FormSchema) => schema["~standard"].validate({ email: "", password: "" }).issues;
  const schema = formSchema(call);
  expect(issuesOf(schema)).toEqual([]);
  await schema.load!();
  expect(issuesOf(schema)).toEqual([]);
  await schema.load!();
  expect(issuesOf(schema)).toMatchObject([{ path: ["email"] }, { path: ["password"] }]);
  // Loaded once: `loads` has no third promise.
  await schema.load!();
  expect(formSchema(call).load).toBeUndefined();
  expect(issuesOf(formSchema(call))).toEqual(issuesOf(formSchema(login)));
});

it("sends an application's empty texts as null and the first file", () => {
  const file = new File(["x"], "cr.pdf", { type: "application/pdf" });
  expect(applicantBody({ ...values, cr_attachment: [file] })).toMatchObject({
    comments: null,
    cr_attachment: file,
  });
  expect(applicantBody(values).cr_attachment).toBeNull();
});

it("shows one text for each field", () => {
  const errors = { email: ["Unknown", "Other"], phone: [] };
  const problem = new PanelError({ message: "", status: 422, code: "validation_failed", errors });
  expect([fieldErrors(problem), fieldErrors(null)]).toEqual([{ email: "Unknown" }, {}]);
});
