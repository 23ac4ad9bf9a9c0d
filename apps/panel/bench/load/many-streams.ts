import { setTimeout as wait } from "node:timers/promises";
import { onPanel, withCpu } from "./scenarios.ts";
import { residentMegabytes, type Shop } from "./servers.ts";
import { openStreams } from "./streams.ts";

/** Streams that a customer may have open. */
const STREAMS_EACH = 5;
/** An account of the demo that may change settings. */
const OWNER = { email: "owner@talabee.qa", password: "pearl-before-dawn" };
const TOLD_WITHIN_MS = 60_000;

/** REQ-PUSH-13: as many streams as customers may open, of which each must hear of changed settings and none may end. */
export const manyStreams = (shop: Shop) =>
  onPanel(shop, async (panel, client) => {
    const before = residentMegabytes(panel.pid);
    const began = performance.now();
    const count = shop.tokens.length * STREAMS_EACH;
    const open = await openStreams(panel.url, shop.tokens, count);
    const openedIn = performance.now() - began;
    const kilobytes = ((residentMegabytes(panel.pid) - before) * 1000) / open.count();
    const { token } = await client.data<{ token: string }>("/api/login", { fields: OWNER });
    const changed = performance.now();
    const [{ status }, cpu] = await withCpu(panel, async () => {
      const answer = await client.send("/api/panel/settings", { token, fields: { cash_rounding: "25" } });
      while (open.told("settings") < count && performance.now() - changed < TOLD_WITHIN_MS) await wait(50);
      return answer;
    });
    const told = open.told("settings");
    const more = {
      "s to open": openedIn / 1000,
      "KB a stream": kilobytes,
      "s until all knew": (performance.now() - changed) / 1000,
      told,
      ended: count - open.count(),
    };
    open.close();
    const row = {
      id: "REQ-PUSH-13",
      what: `settings change, ${count} streams`,
      rate: null,
      p50: null,
      p99: null,
    };
    const errors = status === 200 ? 0 : 1;
    return [
      { ...row, errors, shed: 0, cpu, more, holds: errors === 0 && told === count && more.ended === 0 },
    ];
  });
