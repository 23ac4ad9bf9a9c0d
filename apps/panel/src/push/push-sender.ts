/** A push message for a device. */
export interface Push {
  /** Id of the notification; devices replace a push with the same id. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Path in the storefront. */
  readonly link: string | null;
  readonly data: Readonly<Record<string, string>>;
}

/** Push provider (REQ-PUSH-12). */
export interface PushSender {
  /**
   * Sends to each device; returns the tokens that are no longer registered. Throws if the provider failed for some
   * devices; sending to all again is safe.
   */
  send(tokens: readonly string[], push: Push): Promise<{ readonly gone: readonly string[] }>;
  close(): Promise<void>;
}
