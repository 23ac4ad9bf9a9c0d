import type { TestClient } from "./test-client.js";

/** A signed-in customer in whose name the suite makes calls. */
export interface Customer {
  readonly email: string;
  readonly token: string;
}

/** Where the customers come from: the suite registers them and reads their codes, or signs in to existing accounts. */
export interface Access {
  /** Resolves to the newest code sent to an address that differs from the earlier one; null when none arrived. */
  readonly readCode?: (email: string, earlier?: string) => Promise<string | null>;
  readonly existing?: readonly { readonly email: string; readonly password: string }[];
}

const PASSWORD = "conformance lantern 7431";

function newEmail(): string {
  // Random: runs that start in the same millisecond must not share accounts.
  return `conformance-${crypto.randomUUID()}@example.com`;
}

/** Checks registration, verification, sign-in and sign-out, and returns the customers. */
export async function signIn(client: TestClient, access: Access): Promise<readonly Customer[]> {
  await checkRefusals(client);
  const customers: Customer[] = [];
  if (access.readCode !== undefined) {
    const first = await register(client, access.readCode, true);
    const second = await register(client, access.readCode, false);
    customers.push(...[first, second].filter((customer) => customer !== null));
  }
  for (const { email, password } of access.existing ?? []) {
    const { data } = await client.call("login", { body: { email, password } }, "success");
    if (data) customers.push({ email, token: data.token });
  }
  if (customers.length === 0) {
    client.recorder.skip(
      "no account could sign in: pass an outbox to read codes from, or accounts. Calls that need a session were not checked",
    );
  }
  return customers;
}

/** Checks refusals that need no account. */
async function checkRefusals(client: TestClient): Promise<void> {
  for (const language of ["en", "ar"] as const) {
    const bad = await client.call("register", { body: {}, language, check: "validation" }, [
      "validation_failed",
    ]);
    for (const field of ["first_name", "last_name", "email", "mobile", "password"]) {
      client.claim("register", "validation", field in bad.errors, `the error does not name ${field}`);
    }
  }
  const wrong = { email: newEmail(), password: "not the password" };
  await client.call("login", { body: wrong, language: "ar", check: "sign-in" }, ["invalid_credentials"]);
  await client.call("verifyEmail", { body: { email: newEmail(), otp: "12" }, check: "validation" }, [
    "validation_failed",
  ]);
}

/** Changes and resets the password of a new account; each time the other sessions must end (REQ-AUTH-54). */
export async function renewPassword(client: TestClient, { readCode }: Access): Promise<void> {
  if (readCode === undefined) return;
  const person = await register(client, readCode, false);
  if (person === null) return;
  const { email, code } = person;
  const enter = (password: string) => ({ body: { email, password } });
  const twice = (password: string) => ({ password, password_confirmation: password });
  const ended = { check: "sign-in" } as const;

  const other: string | undefined = (await client.call("login", enter(PASSWORD), "success")).data?.token;
  const changed = `${PASSWORD} changed`;
  const change = { current_password: PASSWORD, ...twice(changed) };
  const after = await client.call("changePassword", { token: person.token, body: change }, "success");
  const fresh: string | undefined = after.data?.token;
  if (other !== undefined) await client.call("currentUser", { token: other, ...ended }, ["unauthenticated"]);
  if (fresh !== undefined) await client.call("currentUser", { token: fresh }, "success");

  if (!client.recorder.isServed("forgotPassword")) return;
  await client.call("forgotPassword", { body: { email }, language: "ar" }, "success");
  const otp = await readCode(email, code ?? undefined);
  if (otp === null) {
    client.recorder.skip("no code for a password reset arrived: it was not checked");
    return;
  }
  const set = { email, otp, ...twice(`${PASSWORD} reset`) };
  const wrong = { ...set, otp: otp === "000000" ? "000001" : "000000" };
  await client.call("resetPassword", { body: wrong, ...ended }, ["otp_invalid"]);
  await client.call("resetPassword", { body: set, language: "ar" }, "success");
  await client.call("resetPassword", { body: set, ...ended }, ["otp_invalid", "otp_expired"]);
  if (fresh !== undefined) await client.call("currentUser", { token: fresh, ...ended }, ["unauthenticated"]);
  await client.call("login", { ...enter(changed), ...ended }, ["invalid_credentials"]);
  const last = await client.call("login", enter(set.password), "success");
  const token: string | undefined = last.data?.token;
  if (token !== undefined) await endAccount(client, token, set.password);
}

/** Exports and deletes the account, each only with its password (REQ-SEC-17). */
async function endAccount(client: TestClient, token: string, password: string): Promise<void> {
  const wrong = { current_password: `${password} wrong` };
  const right = { current_password: password };
  for (const name of ["exportPersonalData", "deleteAccount"] as const) {
    if (!client.recorder.isServed(name)) continue;
    await client.call(name, { token, body: wrong, check: "sign-in" }, ["validation_failed"]);
    await client.call(name, { token, body: right, language: "ar" }, "success");
  }
  if (client.recorder.isServed("deleteAccount"))
    await client.call("currentUser", { token, check: "sign-in" }, ["unauthenticated"]);
}

async function register(
  client: TestClient,
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
  const registered = await client.call("register", { body: form, language: "ar" }, "success");
  if (!registered.data) return null;
  if (registered.data.token) return { email, token: registered.data.token, code: null };
  if (isThorough) {
    await client.call("login", { body: { email, password: PASSWORD }, check: "sign-in" }, [
      "email_unverified",
    ]);
  }
  const code = await readCode(email);
  if (code === null) {
    client.recorder.skip(`no code arrived for ${email}`);
    return null;
  }
  if (isThorough) {
    const wrong = code === "000000" ? "000001" : "000000";
    await client.call("verifyEmail", { body: { email, otp: wrong }, check: "sign-in" }, ["otp_invalid"]);
  }
  const verified = await client.call(
    "verifyEmail",
    { body: { email, otp: code }, language: "ar" },
    "success",
  );
  if (!verified.data) return null;
  const token: string = verified.data.token;
  if (isThorough) await afterVerification(client, { email, token }, code, form);
  return { email, token, code };
}

async function afterVerification(
  client: TestClient,
  { email, token }: Customer,
  code: string,
  form: object,
): Promise<void> {
  await client.call("verifyEmail", { body: { email, otp: code }, check: "sign-in" }, [
    "already_verified",
    "otp_invalid",
    "otp_expired",
  ]);
  const me = await client.call("currentUser", { token }, "success");
  client.claim("currentUser", "behaviour", me.data?.email === email, "returns another account");
  // The responses for a taken address and for a free one must not differ.
  const again = await client.call("register", { body: form }, "success");
  client.claim("register", "sign-in", !again.data?.token, "a registered address received a session");
  const free = await client.call("register", { body: { ...form, email: newEmail() } }, "success");
  const differs = shapeOf(again.data) !== shapeOf(free.data);
  client.claim("register", "sign-in", !differs, "the response for a registered address differs");

  const session = await client.call("login", { body: { email, password: PASSWORD } }, "success");
  const other: string | undefined = session.data?.token;
  client.claim("login", "sign-in", other !== token, "a second sign-in returned the same session");
  if (other !== undefined && other !== token) {
    await client.call("logout", { token: other, body: {}, language: "ar" }, "success");
    await client.call("currentUser", { token: other, check: "sign-in" }, ["unauthenticated"]);
    await client.call("currentUser", { token }, "success");
  }
  const unknown = newEmail();
  await client.call("resendVerification", { body: { email: unknown } }, "success");
  const soon = await client.call("resendVerification", { body: { email: unknown }, check: "behaviour" }, [
    "resend_cooldown",
  ]);
  client.claim(
    "resendVerification",
    "behaviour",
    /^\d+$/.test(soon.headers.get("Retry-After") ?? ""),
    "429 without Retry-After in seconds",
  );
}

/** The field names of a response, at every depth. */
function shapeOf(data: unknown): string {
  if (typeof data !== "object" || data === null) return typeof data;
  return JSON.stringify(
    Object.entries(data)
      .map(([key, value]) => [key, shapeOf(value)])
      .toSorted(),
  );
}
