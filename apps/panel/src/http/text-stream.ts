const encoder = new TextEncoder();

/** A response body that is written over time. */
export interface TextStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Sends a text once the client has room for it; drops it if the client has gone or the stream is closed. */
  write(text: string): Promise<void>;
  /** Ends the stream, also one whose writer waits for a client that does not read. */
  close(): void;
}

/**
 * A stream of text, in one web stream: `streamSSE` of Hono chains three for each client, and keeps its request's context.
 * `onGone` is called when the client has gone.
 */
export function createTextStream(onGone: () => void): TextStream {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let isOver = false;
  let onRoom: (() => void) | null = null;
  const goOn = () => {
    onRoom?.();
    onRoom = null;
  };
  const body = new ReadableStream<Uint8Array>({
    start(of) {
      controller = of;
    },
    pull: goOn,
    cancel() {
      isOver = true;
      goOn();
      onGone();
    },
  });
  return {
    body,
    async write(text) {
      // A client that does not read holds its writer back, not the server's memory.
      if (!isOver && (controller.desiredSize ?? 0) <= 0)
        await new Promise<void>((resolve) => (onRoom = resolve));
      if (!isOver) controller.enqueue(encoder.encode(text));
    },
    close() {
      if (isOver) return;
      isOver = true;
      controller.close();
      goOn();
    },
  };
}
