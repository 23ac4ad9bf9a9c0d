import { savesData } from "@talabee/ui/app";
import { loadReads, readFulfilment, type Shop } from "../platform/index.js";
import { linkedRoute, readsOf } from "./match-route.js";

/** Prefetches a screen's code and first reads by its address; with data saver on only the code. */
export function prefetchScreen(shop: Shop, address: string): void {
  const [pathname = "", search = ""] = address.split("?");
  const linked = linkedRoute(pathname);
  if (linked === undefined) return;
  // The screen itself reports the failure.
  linked.route.load().catch(() => undefined);
  if (savesData()) return;
  void readsOf(linked, readFulfilment(shop), search).then((reads) => loadReads(shop, reads));
}
