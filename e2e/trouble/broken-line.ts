import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a request is lost: no answer, half of one, one of a proxy, or none for as long as the page waits. */
export const CUTS = ["lost", "half", "503", "hanging"] as const;
export type Cut = (typeof CUTS)[number];

/** What a browser asked for, as `Sec-Fetch-Dest` says; `empty` is a fetch. */
export interface Load {
  readonly kind: string;
  readonly path: string;
  readonly isCut: boolean;
  status: number | null;
}

export interface Line {
  readonly url: string;
  /** All requests so far. */
  readonly loads: readonly Load[];
  readonly close: () => void;
}

/**
 * A line to the server on which requests are lost on their way, as no interception of a browser can lose them: `cutOf` names
 * the cut of the nth request (from 0) of a path, or none.
 */
export async function openLine(
  origin: string,
  cutOf: (load: { kind: string; path: string; nth: number; method: string }) => Cut | null,
): Promise<Line> {
  const loads: Load[] = [];
  const times = new Map<string, number>();
  const server: Server = createServer((asked, answer) => {
    const path = asked.url!;
    const kind = String(asked.headers["sec-fetch-dest"]);
    const method = asked.method!;
    const nth = times.get(`${method} ${path}`) ?? 0;
    times.set(`${method} ${path}`, nth + 1);
    const cut = cutOf({ kind, path, nth, method });
    const load: Load = { kind, path, isCut: cut !== null, status: null };
    loads.push(load);
    if (cut === "lost") asked.socket.destroy();
    else if (cut === "503")
      answer.writeHead(503, { "content-type": "text/html" }).end("<h1>Unavailable</h1>");
    else if (cut !== "hanging") forward(origin, asked, answer, load, cut === "half");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    loads,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(
  origin: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  load: Load,
  isHalf: boolean,
): void {
  const ahead = request(
    new URL(asked.url!, origin),
    { method: asked.method, headers: asked.headers },
    (came) => {
      load.status = came.statusCode!;
      answer.writeHead(came.statusCode!, came.headers);
      if (!isHalf) return came.pipe(answer);
      const parts: Buffer[] = [];
      came.on("data", (part: Buffer) => parts.push(part));
      return came.on("end", () => {
        const body = Buffer.concat(parts);
        answer.write(body.subarray(0, body.length / 2), () => setTimeout(() => asked.socket.destroy(), 50));
      });
    },
  );
  ahead.on("error", () => answer.destroy());
  asked.pipe(ahead);
}
