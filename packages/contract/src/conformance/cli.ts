import { parseArgs } from "node:util";
import type { Access } from "./accounts.js";
import { createPageFiller, createDemoCardToken } from "./payment-page.js";
import { formatReport } from "./report.js";
import type { Credentials, TestData } from "./test-data.js";
import { MAX_WAIT_S, verifyPanel } from "./verify.js";

const HELP = `talabee-contract verify BASE_URL [options]

Checks a panel against the contract. It registers accounts, fills carts, places orders and cancels them again:
point it at a panel whose data may change.

  --outbox URL         URL of the sent mails, to read codes from: JSON [{ "to", "subject", "text" }, …], newest
                       first; the /dev/outbox.json of a demo panel is used by default
  --email ADDRESS      instead of an outbox: an existing, verified account …
  --password TEXT      … and its password; pass both twice to check access to other customers' data
  --admin ADDRESS:PASSWORD
                       an admin, to check the admin calls, deliveries and reviews
  --super-admin ADDRESS:PASSWORD, --rider ADDRESS:PASSWORD
                       a super admin and a rider, to check settings and rider calls; both need an admin
  --voucher CODE       an unused voucher, to check redeeming
  --page-form FIELDS   form fields for the payment provider's page, such as "number=…&expiry=12/40&cvc=123", if it
                       is a plain form; the pages of a demo panel need none
  --card TOKEN         a one-time card token; created automatically on a demo panel
  --max-wait SECONDS   longest wait where the panel limits requests (429 with Retry-After); ${MAX_WAIT_S} by default
  --json               print the report as JSON
  --help               print this text

Exit code: 0 conforms, 1 does not conform, 2 not checked, or only in part.`;

/** Longest wait for a code, and interval between reads of the outbox, in milliseconds. */
const CODE_TIMEOUT_MS = 15_000;
const CODE_INTERVAL_MS = 250;

/** Runs the command line of the conformance suite; resolves to the exit code. */
export async function run(
  args: readonly string[],
  print: (text: string) => void = (text) => console.log(text),
): Promise<number> {
  const options = readArguments(args);
  if (typeof options === "string") {
    print(options);
    return options === HELP ? 0 : 2;
  }
  const { baseUrl, json, existing } = options;
  try {
    const outbox = options.outbox ?? (existing.length > 0 ? null : await findOutbox(baseUrl));
    const access: Access = { existing, ...(outbox === null ? {} : { readCode: createCodeReader(outbox) }) };
    const completePage = createPageFiller(baseUrl, options.pageForm);
    const cardToken = options.testData.cardToken ?? (await createDemoCardToken(completePage));
    const testData = { ...options.testData, completePage, ...(cardToken === null ? {} : { cardToken }) };
    const onWait = (request: string, seconds: number) =>
      console.error(`${request} is limited: waiting ${seconds} s`);
    const patience = { maxWait: options.maxWait, onWait };
    const report = await verifyPanel({ baseUrl, access, testData, patience });
    print(json ? JSON.stringify(report, null, 2) : formatReport(report));
    // A run that skipped checks does not prove that the panel conforms.
    if (!report.conforms) return 1;
    return report.skipped.length > 0 ? 2 : 0;
  } catch (error) {
    print(`The panel at ${baseUrl} could not be checked: ${reasonOf(error)}`);
    return 2;
  }
}

interface Options {
  readonly baseUrl: string;
  readonly outbox: string | null;
  readonly existing: NonNullable<Access["existing"]>;
  readonly testData: TestData;
  readonly pageForm: string | null;
  readonly maxWait: number;
  readonly json: boolean;
}

/** The options of the command line, or the text to print instead of a run. */
function readArguments(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        outbox: { type: "string" },
        email: { type: "string", multiple: true, default: [] },
        password: { type: "string", multiple: true, default: [] },
        admin: { type: "string" },
        "super-admin": { type: "string" },
        rider: { type: "string" },
        voucher: { type: "string" },
        "page-form": { type: "string" },
        card: { type: "string" },
        "max-wait": { type: "string", default: String(MAX_WAIT_S) },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const [command, baseUrl, ...rest] = positionals;
    if (values.help || command === undefined) return HELP;
    if (command !== "verify" || baseUrl === undefined || rest.length > 0 || !URL.canParse(baseUrl)) {
      return `Usage: talabee-contract verify BASE_URL (see --help)`;
    }
    if (!/^\d+$/.test(values["max-wait"])) return "--max-wait takes seconds";
    if (values.email.length !== values.password.length) return "Each --email needs a --password";
    const admin = readCredentials("admin", values.admin);
    const superAdmin = readCredentials("super-admin", values["super-admin"]);
    const rider = readCredentials("rider", values.rider);
    if (admin === undefined && (superAdmin ?? rider) !== undefined) {
      return "--super-admin and --rider need an --admin";
    }
    return {
      baseUrl,
      outbox: values.outbox ?? null,
      existing: values.email.map((email, index) => ({ email, password: values.password[index]! })),
      testData: {
        ...(admin === undefined ? {} : { admin }),
        ...(superAdmin === undefined ? {} : { superAdmin }),
        ...(rider === undefined ? {} : { rider }),
        ...(values.voucher === undefined ? {} : { voucher: values.voucher }),
        ...(values.card === undefined ? {} : { cardToken: values.card }),
      },
      pageForm: values["page-form"] ?? null,
      maxWait: Number(values["max-wait"]),
      json: values.json,
    };
  } catch (error) {
    return reasonOf(error);
  }
}

/** Parses `address:password`. Throws a TypeError on other text. */
function readCredentials(name: string, given: string | undefined): Credentials | undefined {
  if (given === undefined) return undefined;
  const [, email, password] = /^([^:]+):(.+)$/.exec(given) ?? [];
  if (email === undefined || password === undefined) throw new TypeError(`--${name} takes ADDRESS:PASSWORD`);
  return { email, password };
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: unknown } };
  return typeof cause?.code === "string" ? `${message} (${cause.code})` : message;
}

/** The address of the outbox of a demo panel; null for another panel. */
async function findOutbox(baseUrl: string): Promise<string | null> {
  const url = new URL("/dev/outbox.json", baseUrl).href;
  const response = await fetch(url);
  const mails: unknown = response.ok ? await response.json().catch(() => null) : null;
  return Array.isArray(mails) ? url : null;
}

/** Creates a reader that waits for a code sent to an address that differs from the earlier one. */
function createCodeReader(outbox: string): NonNullable<Access["readCode"]> {
  return async (email, earlier) => {
    const deadline = Date.now() + CODE_TIMEOUT_MS;
    do {
      const mails = (await (await fetch(outbox)).json()) as {
        to: string;
        subject: string;
        text: string;
      }[];
      const [code] = mails
        .filter(({ to }) => to === email)
        .flatMap(({ subject, text }) => /\b\d{6}\b/.exec(`${subject} ${text}`)?.[0] ?? []);
      if (code !== undefined && code !== earlier) return code;
      await new Promise((done) => setTimeout(done, CODE_INTERVAL_MS));
    } while (Date.now() < deadline);
    return null;
  };
}
