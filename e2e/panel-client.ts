import type { Language } from "./messages.js";

/** Asks the panel under test directly, for what a test must know or a person would read elsewhere. */
export async function readPanel<Data>(path: string, language: Language, token?: string): Promise<Data> {
  const answer = await fetch(`${process.env["JOURNEY_URL"]}${path}`, {
    headers: { "Accept-Language": language, ...bearer(token) },
  });
  return dataOf<Data>(path, answer);
}

/** Makes a POST as the storefront would, for what is not the journey's own matter. */
export async function postToPanel<Data = unknown>(
  path: string,
  fields: Readonly<Record<string, string>>,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // A form without a part is not multipart.
  if (Object.keys(fields).length === 0) body.append("_", "");
  const answer = await fetch(`${process.env["JOURNEY_URL"]}${path}`, {
    method: "POST",
    body,
    headers: { "Accept-Language": "en", ...bearer(token), ...headers },
  });
  return dataOf<Data>(path, answer);
}

/** Who a browser is signed in as. */
export interface SignedIn {
  token: string;
  user: object;
}

/** One who can also type their way in. */
export interface Customer extends SignedIn {
  email: string;
  password: string;
}

/** A new customer, registered and verified at the panel, signed in nowhere. */
export async function newCustomer(
  language: Language,
  firstName = { en: "Noor", ar: "نور" },
): Promise<Customer> {
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
  const otp = await codeMailedTo(email);
  return { ...(await postToPanel<SignedIn>("/api/email-verify", { email, otp })), email, password };
}

/** Signs in one of the demo's customers. */
export function signInAt(email: string, password: string): Promise<SignedIn> {
  return postToPanel<SignedIn>("/api/login", { email, password });
}

/** Signs in who may change anything at the panel under test. */
export function signInOwner(): Promise<SignedIn> {
  return signInAt("owner@talabee.qa", "pearl-before-dawn");
}

/** Changes a product's price, stock or state, as the brand's people do. */
export async function changeProduct(
  product: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { token } = await signInOwner();
  await postToPanel(`/api/panel/products/${product}/update`, fields, token);
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

async function dataOf<Data>(path: string, answer: Response): Promise<Data> {
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Data };
  return data;
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

/** The six digits of the newest mail to an address, once as many with a code have come; waits for it as a person would. */
export async function codeMailedTo(address: string, mailsWithCode = 1): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${process.env["JOURNEY_URL"]}/dev/outbox.json`);
    const mails = (await answer.json()) as Mail[];
    // They come newest first.
    const codes = mails
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? []);
    if (codes.length >= mailsWithCode) return codes[0]!;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No code was mailed to ${address}`);
}
