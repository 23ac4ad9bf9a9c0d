import type { IncomingMessage, ServerResponse } from "node:http";
import { takesFile } from "./upload-paths.js";

/** How long the body of a request may take. */
export interface BodyTimes {
  /** Of a request without files. */
  readonly plainMs: number;
  /** Of a request with files, all in all. */
  readonly uploadMs: number;
  /** In each window of an upload at least `windowBytes` must arrive. */
  readonly windowMs: number;
  readonly windowBytes: number;
}

/**
 * A photograph over a slow mobile network takes minutes, with pauses where the phone changes cells; a client that sends less
 * than that occupies a connection on purpose.
 */
export const BODY_TIMES: BodyTimes = {
  plainMs: 30_000,
  uploadMs: 600_000,
  windowMs: 30_000,
  windowBytes: 16_384,
};

/** Ends a request whose body does not arrive in time, with 408. */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  times: BodyTimes = BODY_TIMES,
): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  if (request.complete || (length === "0" && encoding === undefined)) return;
  const isUpload = takesFile((request.url ?? "").split("?", 1)[0]!);
  const end = () => {
    if (request.complete) return;
    const { socket } = request;
    // Past the app, which may still write to the response.
    if (!response.headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    socket.destroySoon();
  };
  const timers: NodeJS.Timeout[] = [setTimeout(end, isUpload ? times.uploadMs : times.plainMs)];
  if (isUpload) {
    let before = request.socket.bytesRead;
    const check = setInterval(() => {
      const { bytesRead } = request.socket;
      if (bytesRead - before < times.windowBytes) end();
      before = bytesRead;
    }, times.windowMs);
    timers.push(check);
  }
  const stop = () => timers.forEach((timer) => clearTimeout(timer));
  request.once("end", stop);
  request.once("close", stop);
}
