import { expect, it } from "vitest";
import { formSchema } from "./form-schema.js";
import { PanelError, fieldErrors } from "./panel-error.js";
import { applicantBody, ApplicantRequest } from "./schemas/applicants.js";

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
  const { validate } = formSchema(ApplicantRequest, applicantBody<typeof values>)["~standard"];
  expect(validate(values).issues).toEqual([]);
  expect(validate({ ...values, company_name: " " }).issues).toMatchObject([
    { path: ["company_name"], message: "company_name_required" },
  ]);
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
