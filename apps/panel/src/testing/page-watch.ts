import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A server build of a storefront whose page shows what changes while a shop is open. */
const SERVER_BUILD = `
export const pageParams = () => [];
export const shell = () => "shell";
export const restOfShell = () => "";
export const scriptHashes = [];
export async function renderDocument({ fetch }) {
  const read = async (path) => (await (await fetch(path)).json()).data;
  const [store, tea] = [await read("/api/stores/spice"), await read("/api/products/spice.tea")];
  const html = JSON.stringify({ open: store.is_open, price: tea.price, in_stock: tea.in_stock });
  return { isPublic: true, status: 200, headers: {}, html, data: "{}", missedReads: [] };
}`;

/** Writes such a storefront; returns the folder of its build for browsers. */
export async function writeStorefront(folder: string): Promise<string> {
  await mkdir(join(folder, "dist"));
  await writeFile(join(folder, "dist", "index.html"), "shell");
  await mkdir(join(folder, "dist-server"));
  await writeFile(join(folder, "dist-server", "server.js"), SERVER_BUILD);
  await writeFile(join(folder, "dist-server", "package.json"), '{"type":"module"}');
  return join(folder, "dist");
}

/** What the page shows. */
interface Shown {
  readonly open: boolean;
  readonly price: number;
  readonly in_stock: boolean;
}

/** Visitors of a page of several servers, who load it again and again until they are stopped. */
export function watchPage(urls: readonly string[], visitorsOfEach: number) {
  let isOver = false;
  const answers: { readonly url: string; readonly askedAt: number; readonly shown: Shown }[] = [];
  const visit = async (url: string) => {
    while (!isOver) {
      const askedAt = performance.now();
      const shown = (await (await fetch(url)).json()) as Shown;
      answers.push({ url, askedAt, shown });
    }
  };
  const visits = urls.flatMap((url) => Array.from({ length: visitorsOfEach }, () => visit(url)));
  return {
    /**
     * Makes a change, and counts the visitors who come later than a second after it and are shown something else. Each server
     * has such visitors.
     */
    async outdatedAfter(change: () => Promise<unknown>, matches: (shown: Shown) => boolean): Promise<number> {
      await change();
      const changedAt = performance.now();
      const late = () => answers.filter(({ askedAt }) => askedAt > changedAt + 1000);
      for (let tries = 0; new Set(late().map(({ url }) => url)).size < urls.length; tries++) {
        if (tries > 300) throw new Error("the servers do not answer");
        await wait(100);
      }
      await wait(500);
      return late().filter(({ shown }) => !matches(shown)).length;
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(visits);
    },
  };
}
