import type { TestPanel } from "./test-panel.js";

export const PASSWORD = "blue-karak-cup";

/** Production limits, except those per network address: all test requests come from one. */
export const PRODUCTION_LIMITS = {
  PANEL_LIMITS_SCALE: "1",
  PANEL_LIMITS_REQUESTS: "100000",
  PANEL_LIMITS_VERIFY: "100000",
  PANEL_LIMITS_REGISTER: "100000",
  PANEL_LIMITS_LOGIN_ADDRESS: "100000",
};

let count = 0;
/** A new address for each call. */
export const newEmail = () => `registered${++count}@example.com`;

export const registrationForm = (email: string, password = PASSWORD) => ({
  first_name: "Aisha",
  last_name: "Saad",
  email,
  mobile: "٥٥١٢ ٣٤٥٦",
  password,
  password_confirmation: password,
});

/** Submits a registration form. Returns the id of the attempt and the mailed code. */
export async function beginRegistration(panel: TestPanel, email = newEmail(), password = PASSWORD) {
  const { attempt } = (await panel.post("/api/register", registrationForm(email, password))).body.data;
  return { email, attempt: attempt as string, otp: await panel.newestCode(email) };
}

/** Registers a customer and verifies the address. Returns the token of the session. */
export async function registerCustomer(panel: TestPanel, password = PASSWORD) {
  const registration = await beginRegistration(panel, newEmail(), password);
  const { body } = await panel.post("/api/email-verify", registration);
  const { token, user } = body.data as { token: string; user: { id: string } };
  return { ...registration, password, token, id: user.id };
}
