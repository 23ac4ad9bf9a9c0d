import { Agent, type IncomingMessage, request } from "node:http";
import type { Outcome } from "./open-loop.ts";

export interface Sending {
  readonly token?: string | undefined;
  /** Fields of a form; a GET without them. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly key?: string;
  readonly language?: "en" | "ar";
}

export interface Answer extends Outcome {
  readonly text: string;
}

const BOUNDARY = "----talabee-bench-load";
const PATIENCE_MS = 60_000;

/** A client of one server, with kept connections as a proxy has them. */
export function createClient(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1000, scheduling: "lifo" });

  function send(path: string, { token, fields, key, language = "en" }: Sending = {}): Promise<Answer> {
    const body = fields === undefined ? undefined : encode(fields);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          hostname,
          port,
          path,
          agent,
          method: body === undefined ? "GET" : "POST",
          timeout: PATIENCE_MS,
          headers: {
            "Accept-Language": language,
            "Accept-Encoding": "br",
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
            ...(key === undefined ? {} : { "Idempotency-Key": key }),
            ...(body === undefined
              ? {}
              : {
                  Origin: url,
                  "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
                  "Content-Length": Buffer.byteLength(body),
                }),
          },
        },
        (response) => void read(response).then((text) => resolve({ ...outcomeOf(response), text }), reject),
      );
      outgoing.once("error", reject);
      outgoing.once("timeout", () => outgoing.destroy(new Error("no response")));
      outgoing.end(body);
    });
  }

  /** The data of a response; throws if it is not a success. */
  async function data<Data>(path: string, sending: Sending = {}): Promise<Data> {
    const response = await fetch(url + path, {
      method: sending.fields === undefined ? "GET" : "POST",
      headers: {
        ...(sending.token === undefined ? {} : { Authorization: `Bearer ${sending.token}` }),
        ...(sending.key === undefined ? {} : { "Idempotency-Key": sending.key }),
        ...(sending.fields === undefined
          ? {}
          : { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` }),
      },
      ...(sending.fields === undefined ? {} : { body: encode(sending.fields) }),
    });
    const body = (await response.json()) as { data: Data; message: string };
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body.message}`);
    return body.data;
  }

  return { url, send, data, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof createClient>;

function outcomeOf({ statusCode, headers }: IncomingMessage): Outcome {
  return { status: statusCode ?? 0, retryAfter: headers["retry-after"] };
}

/** Reads a response; its text is of use only where it is not compressed. */
async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function encode(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}
