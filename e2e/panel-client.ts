import type { Language } from "./messages.js";

/** A call that takes longer names itself in its error; otherwise the test would only run out of time. */
const LONGEST_CALL_MS = 30_000;

/** Reads from the server under test. */
export function readPanel<Data>(path: string, language: Language, token?: string): Promise<Data> {
  return callPanel<Data>(path, { headers: { "Accept-Language": language, ...bearer(token) } });
}

/** Makes a POST to the server under test, for setup. */
export function postToPanel<Data = unknown>(
  path: string,
  fields: Readonly<Record<string, string>>,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // A form without fields is not multipart.
  if (Object.keys(fields).length === 0) body.append("_", "");
  const all = { "Accept-Language": "en", ...bearer(token), ...headers };
  return callPanel<Data>(path, { method: "POST", body, headers: all });
}

async function callPanel<Data>(path: string, init: RequestInit): Promise<Data> {
  const { isOk, status, text } = await readResponse(path, init);
  if (!isOk) throw new Error(`${path} answered ${status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

async function readResponse(path: string, init: RequestInit = {}) {
  try {
    const signal = AbortSignal.timeout(LONGEST_CALL_MS);
    const response = await fetch(`${process.env["JOURNEY_URL"]}${path}`, { ...init, signal });
    return { isOk: response.ok, status: response.status, text: await response.text() };
  } catch (cause) {
    throw new Error(`${path} was not answered`, { cause });
  }
}

/** A session and its user. */
export interface SignedIn {
  token: string;
  user: object;
}

/** A customer with credentials. */
export interface Customer extends SignedIn {
  email: string;
  password: string;
}

/** Registers a new customer on the server, whose address is not verified yet. */
export async function registerUnverified(
  language: Language = "en",
  firstName = { en: "Noor", ar: "نور" },
): Promise<Pick<Customer, "email" | "password">> {
  const email = `${firstName.en.toLowerCase()}.${crypto.randomUUID()}@example.qa`;
  const password = "saffron-and-loomi-42";
  await postToPanel("/api/register", {
    first_name: firstName[language],
    last_name: { en: "Al-Kuwari", ar: "الكواري" }[language],
    email,
    mobile: "55123400",
    password,
    password_confirmation: password,
  });
  return { email, password };
}

/** Registers and verifies a new customer on the server. */
export async function newCustomer(
  language: Language,
  firstName?: Readonly<Record<Language, string>>,
): Promise<Customer> {
  const account = await registerUnverified(language, firstName);
  const { email } = account;
  const otp = await codeMailedTo(email);
  return { ...(await postToPanel<SignedIn>("/api/email-verify", { email, otp })), ...account };
}

/** Signs in one of the demo's customers. */
export function signInAt(email: string, password: string): Promise<SignedIn> {
  return postToPanel<SignedIn>("/api/login", { email, password });
}

/** Signs in the demo's super admin. */
export function signInOwner(): Promise<SignedIn> {
  return signInAt("owner@talabee.qa", "pearl-before-dawn");
}

/** Changes a product as an admin. */
export async function changeProduct(
  product: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { token } = await signInOwner();
  await postToPanel(`/api/panel/products/${product}/update`, fields, token);
}

/** What the server has of a person's application, as admins see it. */
export async function applicationOf(email: string): Promise<Record<string, string | null> | undefined> {
  const { token } = await signInOwner();
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: { items: Record<string, string | null>[]; next_cursor: string | null } = await readPanel(
      `/api/panel/applicants?per_page=50${cursor === "" ? "" : `&cursor=${cursor}`}`,
      "en",
      token,
    );
    const found = page.items.find((one) => one["email"] === email);
    if (found !== undefined) return found;
    cursor = page.next_cursor;
  }
  return undefined;
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

/** The code of the newest email to an address, once `mailsWithCode` of them have arrived. */
export async function codeMailedTo(address: string, mailsWithCode = 1): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const { text: outbox } = await readResponse("/dev/outbox.json");
    const mails = JSON.parse(outbox) as Mail[];
    // Newest first.
    const codes = mails
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? []);
    if (codes.length >= mailsWithCode) return codes[0]!;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No code was mailed to ${address}`);
}
