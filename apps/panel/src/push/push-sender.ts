/** What a device shows. */
export interface Push {
  /** The notification's: a push that comes twice takes the place of the first. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A path of the storefront. */
  readonly link: string | null;
  readonly data: Readonly<Record<string, string>>;
}

/** Takes pushes to devices (REQ-PUSH-12). */
export interface PushSender {
  /**
   * Sends to each device; answers with the tokens of those that are no more. Throws when the provider could not be
   * reached for some: then all may be sent again.
   */
  send(tokens: readonly string[], push: Push): Promise<{ readonly gone: readonly string[] }>;
  close(): Promise<void>;
}
