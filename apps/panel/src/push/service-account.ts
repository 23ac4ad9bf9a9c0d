import { readFileSync } from "node:fs";
import * as z from "zod";
import { ConfigError } from "../config-error.js";
import type { FirebaseAccount } from "./firebase-push.js";

const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
});

/** Reads the JSON itself or the file it names. Throws ConfigError, which does not quote the value because it is a secret. */
export function readServiceAccount(text: string): FirebaseAccount {
  const invalid = (what: string) => new ConfigError(`FIREBASE_SERVICE_ACCOUNT: ${what}`);
  let json = text;
  if (!text.trimStart().startsWith("{")) {
    try {
      json = readFileSync(text, "utf8");
    } catch {
      throw invalid("is neither JSON nor the path of a readable file");
    }
  }
  try {
    const account = ServiceAccount.parse(JSON.parse(json));
    return {
      projectId: account.project_id,
      clientEmail: account.client_email,
      privateKey: account.private_key,
    };
  } catch {
    throw invalid("does not contain the key of a service account");
  }
}
