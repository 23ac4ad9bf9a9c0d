import type { TestPanel, Answer, Person, Sending } from "./test-panel.js";

/** A paired device, as its browser makes calls. */
export interface TestDevice {
  readonly id: string;
  /** Value of its `Cookie` header. */
  cookie: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object, sending?: Sending): Promise<Answer>;
}

/** Pairs a device with a store, by the code that a manager of it shows. */
export async function pairDevice(
  test: Pick<TestPanel, "get" | "post">,
  manager: Person,
  storeId: string,
  role: "counter" | "kitchen" = "counter",
): Promise<TestDevice> {
  const made = await test.post(`/api/panel/stores/${storeId}/devices`, { name: "Counter 1", role }, manager);
  if (made.status !== 201) throw new Error(`no code: ${JSON.stringify(made.body)}`);
  const paired = await test.post("/api/devices/pair", { code: made.body.data.code });
  if (paired.status !== 200) throw new Error(`not paired: ${JSON.stringify(paired.body)}`);
  const device: TestDevice = {
    id: paired.body.data.id,
    cookie: cookieOf(paired)!,
    get: (path) => test.get(path, { headers: { Cookie: device.cookie } }),
    post: (path, body = {}, sending = {}) =>
      test.post(path, body, { ...sending, headers: { Cookie: device.cookie, ...sending.headers } }),
  };
  return device;
}

/** The cookie that an answer sets, as a browser sends it back; null for none. */
export function cookieOf({ headers }: Answer): string | null {
  return headers.get("Set-Cookie")?.split(";")[0] ?? null;
}
