import type { Prober } from "./prober.js";

/** A customer the suite acts as. */
export interface Customer {
  readonly email: string;
  readonly token: string;
}

/** How the suite comes to its customers: it registers them and reads their codes, or signs in to one that exists. */
export interface Access {
  /** The newest code sent to an address, once it is another than the earlier one; null when none came. */
  readonly readCode?: (email: string, earlier?: string) => Promise<string | null>;
  readonly existing?: readonly { readonly email: string; readonly password: string }[];
}

const PASSWORD = "conformance lantern 7431";
let counter = 0;

function newEmail(): string {
  counter += 1;
  return `conformance-${Date.now().toString(36)}-${counter}@example.com`;
}

/** Registration, verification, sign-in and out, and what of it must be refused. */
export async function signIn(prober: Prober, access: Access): Promise<readonly Customer[]> {
  await refusals(prober);
  const customers: Customer[] = [];
  if (access.readCode !== undefined) {
    const first = await register(prober, access.readCode, true);
    const second = await register(prober, access.readCode, false);
    customers.push(...[first, second].filter((customer) => customer !== null));
  }
  for (const { email, password } of access.existing ?? []) {
    const { data } = await prober.shoot("login", { body: { email, password } }, "success");
    if (data) customers.push({ email, token: data.token });
  }
  if (customers.length === 0) {
    prober.recorder.skip(
      "nobody could sign in, for which it takes an outbox to read codes from, or accounts: nothing behind a sign-in was looked at",
    );
  }
  return customers;
}

/** What needs no account to be refused. */
async function refusals(prober: Prober): Promise<void> {
  for (const language of ["en", "ar"] as const) {
    const bad = await prober.shoot("register", { body: {}, language, check: "validation" }, [
      "validation_failed",
    ]);
    for (const field of ["first_name", "last_name", "email", "mobile", "password"]) {
      prober.claim("register", "validation", field in bad.errors, `says nothing of ${field}`);
    }
  }
  const wrong = { email: newEmail(), password: "not the password" };
  await prober.shoot("login", { body: wrong, language: "ar", check: "sign-in" }, ["invalid_credentials"]);
  await prober.shoot("verifyEmail", { body: { email: newEmail(), otp: "12" }, check: "validation" }, [
    "validation_failed",
  ]);
}

/**
 * A password is changed, forgotten and set anew, of an account made for that; each time the other sessions end
 * (REQ-AUTH-54).
 */
export async function renewPassword(prober: Prober, { readCode }: Access): Promise<void> {
  if (readCode === undefined) return;
  const person = await register(prober, readCode, false);
  if (person === null) return;
  const { email, code } = person;
  const enter = (password: string) => ({ body: { email, password } });
  const twice = (password: string) => ({ password, password_confirmation: password });
  const ended = { check: "sign-in" } as const;

  const other: string | undefined = (await prober.shoot("login", enter(PASSWORD), "success")).data?.token;
  const changed = `${PASSWORD} changed`;
  const change = { current_password: PASSWORD, ...twice(changed) };
  const after = await prober.shoot("changePassword", { token: person.token, body: change }, "success");
  const fresh: string | undefined = after.data?.token;
  if (other !== undefined) await prober.shoot("currentUser", { token: other, ...ended }, ["unauthenticated"]);
  if (fresh !== undefined) await prober.shoot("currentUser", { token: fresh }, "success");

  if (!prober.recorder.isServed("forgotPassword")) return;
  await prober.shoot("forgotPassword", { body: { email }, language: "ar" }, "success");
  const otp = await readCode(email, code ?? undefined);
  if (otp === null) {
    prober.recorder.skip("no code for a new password came: none was set");
    return;
  }
  const set = { email, otp, ...twice(`${PASSWORD} reset`) };
  const wrong = { ...set, otp: otp === "000000" ? "000001" : "000000" };
  await prober.shoot("resetPassword", { body: wrong, ...ended }, ["otp_invalid"]);
  await prober.shoot("resetPassword", { body: set, language: "ar" }, "success");
  await prober.shoot("resetPassword", { body: set, ...ended }, ["otp_invalid", "otp_expired"]);
  if (fresh !== undefined) await prober.shoot("currentUser", { token: fresh, ...ended }, ["unauthenticated"]);
  await prober.shoot("login", { ...enter(changed), ...ended }, ["invalid_credentials"]);
  await prober.shoot("login", enter(set.password), "success");
}

async function register(
  prober: Prober,
  readCode: NonNullable<Access["readCode"]>,
  isThorough: boolean,
): Promise<(Customer & { readonly code: string | null }) | null> {
  const email = newEmail();
  const form = {
    first_name: "Aisha",
    last_name: "Conformance",
    email,
    mobile: "+97455123456",
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const registered = await prober.shoot("register", { body: form, language: "ar" }, "success");
  if (!registered.data) return null;
  if (registered.data.token) return { email, token: registered.data.token, code: null };
  if (isThorough) {
    await prober.shoot("login", { body: { email, password: PASSWORD }, check: "sign-in" }, [
      "email_unverified",
    ]);
  }
  const code = await readCode(email);
  if (code === null) {
    prober.recorder.skip(`no code came for ${email}`);
    return null;
  }
  if (isThorough) {
    const wrong = code === "000000" ? "000001" : "000000";
    await prober.shoot("verifyEmail", { body: { email, otp: wrong }, check: "sign-in" }, ["otp_invalid"]);
  }
  const verified = await prober.shoot(
    "verifyEmail",
    { body: { email, otp: code }, language: "ar" },
    "success",
  );
  if (!verified.data) return null;
  const token: string = verified.data.token;
  if (isThorough) await afterVerification(prober, { email, token }, code, form);
  return { email, token, code };
}

async function afterVerification(
  prober: Prober,
  { email, token }: Customer,
  code: string,
  form: object,
): Promise<void> {
  await prober.shoot("verifyEmail", { body: { email, otp: code }, check: "sign-in" }, [
    "already_verified",
    "otp_invalid",
    "otp_expired",
  ]);
  const me = await prober.shoot("currentUser", { token }, "success");
  prober.claim("currentUser", "behaviour", me.data?.email === email, "is somebody else");
  // Whoever asks cannot tell an address that is taken from one that is free.
  const again = await prober.shoot("register", { body: form }, "success");
  prober.claim("register", "sign-in", !again.data?.token, "a taken address was handed a session");
  const free = await prober.shoot("register", { body: { ...form, email: newEmail() } }, "success");
  const isTold = shapeOf(again.data) !== shapeOf(free.data);
  prober.claim("register", "sign-in", !isTold, "answers a taken address in another way");

  const session = await prober.shoot("login", { body: { email, password: PASSWORD } }, "success");
  const other: string | undefined = session.data?.token;
  prober.claim("login", "sign-in", other !== token, "no session of its own");
  if (other !== undefined && other !== token) {
    await prober.shoot("logout", { token: other, body: {}, language: "ar" }, "success");
    await prober.shoot("currentUser", { token: other, check: "sign-in" }, ["unauthenticated"]);
    await prober.shoot("currentUser", { token }, "success");
  }
  const unknown = newEmail();
  await prober.shoot("resendVerification", { body: { email: unknown } }, "success");
  const soon = await prober.shoot("resendVerification", { body: { email: unknown }, check: "behaviour" }, [
    "resend_cooldown",
  ]);
  prober.claim(
    "resendVerification",
    "behaviour",
    /^\d+$/.test(soon.headers.get("Retry-After") ?? ""),
    "a 429 without Retry-After in seconds",
  );
}

/** Which fields an answer has, whatever stands in them. */
function shapeOf(data: unknown): string {
  if (typeof data !== "object" || data === null) return typeof data;
  return JSON.stringify(
    Object.entries(data)
      .map(([key, value]) => [key, shapeOf(value)])
      .toSorted(),
  );
}
