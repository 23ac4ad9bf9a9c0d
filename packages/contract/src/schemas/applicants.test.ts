import { expect, it } from "vitest";
import { ApplicantRequest } from "./applicants.js";

it("accepts a CR number in digits of any script", () => {
  const business = {
    type: "partner",
    first_name: "Noor",
    last_name: "Al-Kuwari",
    email: "noor@example.qa",
    mobile: "55123400",
    business_type: "cafe",
    company_name: "بيت الكعك",
  };
  const read = (cr_number: string) => ApplicantRequest.safeParse({ ...business, cr_number });
  expect(read(" ١٢٣٤٥ ").data?.cr_number).toBe("12345");
  expect(read("CR۷٧7").data?.cr_number).toBe("CR777");
  expect(read("CR\u00a012\u2013345").data?.cr_number).toBe("CR12345");
  expect(read("12/345").error?.issues[0]?.message).toBe("cr_number_invalid");
});
