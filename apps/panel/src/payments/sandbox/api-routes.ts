import { LANGUAGES } from "@talabee/contract";
import * as z from "zod";
import type { App } from "../../http/app-env.js";
import { isSame } from "../signed-message.js";
import { ROOT } from "./paths.js";
import type { SandboxGateway } from "./sandbox-gateway.js";
import { LostResponse, SandboxRefusal, serializeSandboxPayment } from "./sandbox-objects.js";

const NewPayment = z.object({
  reference: z.string().min(1).max(200),
  amount: z.number().int().positive(),
  description: z.string().max(200),
  language: z.enum(LANGUAGES),
  customer: z.string().min(1).max(200),
  return_url: z.string().max(4000),
  by_card: z.boolean(),
});

const NewCardPage = z.object({
  reference: z.string().min(1).max(200),
  customer: z.string().min(1).max(200),
  language: z.enum(LANGUAGES),
  return_url: z.string().max(4000),
});

const Charge = z.object({ card: z.string().max(200) });
const NewRefund = z.object({ amount: z.number().int().positive(), reference: z.string().min(1).max(200) });
const NewCard = z.object({ token: z.string().max(255), customer: z.string().min(1).max(200) });

/** Binds the calls of the sandbox gateway's API. */
export function serveApi(app: App, gateway: SandboxGateway): void {
  /** Binds a call of the API; requires the secret. */
  const serve = <Body>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    schema: z.ZodType<Body>,
    work: (body: Body, id: string, key: string) => Promise<object>,
  ) => {
    app.on(method, `${ROOT}/v1${path}`, async (context) => {
      const bearer = /^Bearer ([\w-]+)$/.exec(context.req.header("Authorization") ?? "")?.[1] ?? "";
      if (!isSame(bearer, gateway.secret)) return context.json({ error: "unauthenticated" }, 401);
      const parsed = schema.safeParse(method === "POST" ? await context.req.json().catch(() => null) : null);
      if (!parsed.success) return context.json({ error: "malformed" }, 400);
      const key = context.req.header("Idempotency-Key") ?? "";
      if (method === "POST" && key === "") return context.json({ error: "idempotency_key_required" }, 400);
      try {
        return context.json(await work(parsed.data, context.req.param("id") ?? "", key));
      } catch (error) {
        if (error instanceof SandboxRefusal) return context.json({ error: error.message }, error.status);
        if (error instanceof LostResponse) return context.json({ error: "gateway_timeout" }, 504);
        throw error;
      }
    });
  };
  const nothing = z.null();
  serve("POST", "/payments", NewPayment, async (body, _, key) =>
    serializeSandboxPayment(await gateway.createPayment(key, body)),
  );
  serve("GET", "/payments/:id", nothing, async (_, id) =>
    serializeSandboxPayment(await gateway.readPayment(id)),
  );
  serve("POST", "/payments/:id/charge", Charge, async ({ card }, id) =>
    serializeSandboxPayment(await gateway.chargeCard(id, card)),
  );
  serve("POST", "/payments/:id/cancel", z.object({}), async (_, id) =>
    serializeSandboxPayment(await gateway.cancelPayment(id)),
  );
  serve("POST", "/payments/:id/refunds", NewRefund, (body, id, key) => gateway.refund(id, key, body));
  serve("GET", "/payments/:id/kept-card", nothing, async (_, id) => ({
    card: await gateway.savedCardOf(id),
  }));
  serve("GET", "/refunds/:id", nothing, (_, id) => gateway.readRefund(id));
  serve("POST", "/card-pages", NewCardPage, (body, _, key) => gateway.openCardPage(key, body));
  serve("GET", "/card-pages/:id", nothing, async (_, id) => {
    const page = await gateway.readCardPage(id);
    if (page === null) throw new SandboxRefusal(404, "unknown");
    return page;
  });
  serve("POST", "/cards", NewCard, ({ token, customer }) => gateway.saveCard(token, customer));
  serve("DELETE", "/cards/:id", nothing, async (_, id) => {
    await gateway.deleteCard(id);
    return {};
  });
}
