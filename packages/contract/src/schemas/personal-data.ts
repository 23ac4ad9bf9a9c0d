import * as z from "zod/mini";
import { Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { CurrentPassword } from "./second-factor.js";

/** The customer proves that the session is theirs. */
export const PasswordRequest = schema(() => z.object({ current_password: CurrentPassword }));

/** All that is stored about a customer (REQ-SEC-17): rows by section, such as `orders`, with their stored fields. */
export const PersonalData = schema(() =>
  z.object({
    exported_at: Timestamp,
    sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
);
