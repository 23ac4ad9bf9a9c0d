import * as z from "zod/mini";
import { Id, listOf, Timestamp, pageQuery } from "./primitives.js";
import { schema } from "./schema.js";

/** A notification; `link` is a path of the storefront (REQ-PUSH-11), `data` is for programs. */
export const Notification = schema(() =>
  z.object({
    id: Id,
    title: z.string(),
    body: z.string(),
    link: z.nullable(z.string()),
    data: z.record(z.string(), z.string()),
    read_at: z.nullable(Timestamp),
    at: Timestamp,
  }),
);
export type Notification = z.infer<typeof Notification>;
/** A page of notifications, newest first. */
export const NotificationList = schema(() => listOf(Notification));
/** Filters of the notification list. */
export const notificationsQuery = schema(() => ({ unread: z.optional(z.boolean()), ...pageQuery }));

/** Push providers. */
export const PUSH_PROVIDERS = ["firebase", "sse"] as const;
export const PUSH_PLATFORMS = ["web", "ios", "android"] as const;
/** The push token of a browser (REQ-PUSH-12). */
export const PushTokenRequest = schema(() =>
  z.object({
    fcm_token: z
      .string("value_invalid")
      .check(z.minLength(1, "value_invalid"), z.maxLength(4096, "text_too_long")),
    provider: z.enum(PUSH_PROVIDERS, "value_invalid"),
    platform: z.enum(PUSH_PLATFORMS, "value_invalid"),
  }),
);
