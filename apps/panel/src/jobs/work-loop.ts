import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../log.js";

/** Runs work that is queued in a table, as long as the server runs. */
export interface WorkLoop {
  /** Looks for work now instead of after the current sleep. */
  wake(): void;
  start(): void;
  /** Stops after the running work has ended. */
  stop(): Promise<void>;
}

export interface WorkSource {
  /** Name for the log. */
  readonly name: string;
  /** Claims what is due and has room; an empty array if nothing is. Each item runs beside the others and never rejects. */
  readonly claim: () => Promise<(() => Promise<void>)[]>;
  /** Milliseconds until something with room becomes due; null if nothing is queued. */
  readonly untilNextDue: () => Promise<number | null>;
}

/** Other servers queue work too, and their leases end: look again after this time. */
const MAX_SLEEP_MS = 5000;
const MIN_SLEEP_MS = 50;
const PAUSE_AFTER_ERROR_MS = 1000;

/** Claims and runs work until it is stopped; sleeps while there is none. */
export function createWorkLoop({ name, claim, untilNextDue }: WorkSource, log: Log): WorkLoop {
  const running = new Set<Promise<void>>();
  let isStopping = true;
  let round: Promise<void> = Promise.resolve();
  let interrupt: () => void = () => undefined;

  async function loop(): Promise<void> {
    while (!isStopping) {
      let isWoken = false;
      const sleep = new Promise<void>((resolve) => {
        interrupt = () => {
          isWoken = true;
          resolve();
        };
      });
      try {
        for (const work of await claim()) {
          const run = work().finally(() => {
            running.delete(run);
            interrupt();
          });
          running.add(run);
        }
        if (isStopping || isWoken) continue;
        const untilDue = (await untilNextDue()) ?? MAX_SLEEP_MS;
        const timer = setTimeout(interrupt, Math.min(Math.max(untilDue, MIN_SLEEP_MS), MAX_SLEEP_MS));
        await sleep;
        clearTimeout(timer);
      } catch (error) {
        log.error(`${name} round failed`, error);
        await wait(PAUSE_AFTER_ERROR_MS);
      }
    }
    await Promise.all(running);
  }

  return {
    wake: () => interrupt(),
    start() {
      if (!isStopping) return;
      isStopping = false;
      round = loop();
    },
    async stop() {
      isStopping = true;
      interrupt();
      await round;
    },
  };
}
