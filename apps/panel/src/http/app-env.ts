import type { Language } from "@talabee/contract";
import type { Hono } from "hono";
import type { SessionUser } from "./session-user.js";

/** Hono environment: the context variables that the {@link requestContext} middleware sets on every request. */
export interface AppEnv {
  Variables: {
    requestId: string;
    language: Language;
    /** Client address, grouped for rate limits. */
    ip: string;
    /** Who asks; null for a guest. Looked up at the first call, since many reads are the same for everyone. */
    session: () => Promise<SessionUser | null>;
    /** Whether responses are validated against the contract. */
    checkAnswers: boolean;
  };
}

export type App = Hono<AppEnv>;
