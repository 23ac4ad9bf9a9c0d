// Worker thread: renders the jobs it receives, one after another.
import fs from "node:fs";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { render } from "./draw.mjs";

parentPort.on("message", (message) => void draw(message));

async function draw({ job, root }) {
  try {
    const file = path.join(root, job.file);
    const bytes = await render(job, root);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
    parentPort.postMessage({ size: bytes.length });
  } catch (error) {
    parentPort.postMessage({ error: error.message });
  }
}
