import { createCatalogueChanges } from "../../http/catalogue-changes.js";
import { createResponseCache } from "../../http/response-cache.js";
import type { Panel } from "../../panel.js";
import { createNextChange } from "./next-change.js";
import { createOpeningChanges } from "./opening-changes.js";

/** What guests are shown, kept until it changes, and its changes. */
export function openCatalogueCache(
  panel: Pick<Panel, "db" | "config" | "bus" | "clock">,
): Pick<Panel, "changes" | "responses"> {
  const { bus, clock } = panel;
  const nextChange = createNextChange(panel);
  const changes = createCatalogueChanges({
    bus,
    clock,
    nextChange,
    changedStores: createOpeningChanges(panel),
  });
  return { changes, responses: createResponseCache({ bus, changes, clock, nextChange }) };
}
