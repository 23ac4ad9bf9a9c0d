import path from "node:path";
import { createServer } from "vite";

/** Starts Vite's development server of an app on a free port. Returns its address and what stops it. */
export async function startDevServer(folder) {
  const server = await createServer({
    root: folder,
    configFile: path.join(folder, "vite.config.ts"),
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1" },
  });
  await server.listen();
  return {
    origin: `http://127.0.0.1:${server.httpServer.address().port}`,
    stop: () => server.close(),
  };
}
