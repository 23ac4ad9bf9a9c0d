import { createShopStore, openStorage } from "@talabee/domain";
import { createClient } from "../src/client.js";
import type { ClientApp } from "../src/react/client-app.js";
import { createQueryClient } from "../src/react/query-client.js";

export type Reply = { status: number; body: object; headers?: Record<string, string> } | "no network";

/** An application whose server gives these replies, one after another. */
export function appWith(...replies: Reply[]) {
  return appWithFetch(() => {
    const reply = replies.shift() ?? "no network";
    if (reply === "no network") return Promise.reject(new TypeError("offline"));
    return Promise.resolve(Response.json(reply.body, { status: reply.status, headers: reply.headers ?? {} }));
  });
}

/** An application whose server is this function. */
export function appWithFetch(answer: (url: string) => Promise<Response>) {
  const sent: Headers[] = [];
  const toasts: string[] = [];
  const [localStorage, sessionStorage] = [openStorage(() => null), openStorage(() => null)];
  const { store } = createShopStore({ storage: localStorage, sessionStorage });
  const parts = {
    store,
    localStorage,
    sessionStorage,
    language: { get: () => "en" as const, set: () => undefined, subscribe: () => () => undefined },
    toast: {
      show: ({ title, tone }: { title: string; tone: string }) => (toasts.push(`${tone}: ${title}`), title),
      dismiss: () => undefined,
    },
  };
  const api = createClient({
    baseUrl: "https://panel.example",
    language: () => "en",
    token: () => store.getState().auth.token,
    fetch: (url, init) => {
      sent.push(new Headers(init?.headers));
      return answer(url as string);
    },
  });
  const app: ClientApp = { ...parts, api, queryClient: createQueryClient(parts) };
  const keys = () => sent.map((headers) => headers.get("Idempotency-Key"));
  return { app, sent, toasts, keys };
}

/** An error response. */
export const failure = (status: number, code: string, message = "", errors: object = {}): Reply => ({
  status,
  body: { code, message, errors },
});
