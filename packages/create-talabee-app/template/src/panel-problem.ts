import { appSettings, PanelError, type PanelClient } from "@talabee/contract";
import { marketFrom, type Market } from "@talabee/ui/locale";
import { market } from "./market";

/**
 * Why the panel gave no data. `address`: the setting is no address. `unreachable`: nothing answers there. `origin`: it
 * answers, but does not allow this page to read it. `other_program`: the answer is not a panel's. `error`: the panel's own.
 * `market`: there is data, of a shop in another country than this app is made for.
 */
export type PanelProblem =
  | { kind: "address" | "unreachable" | "origin" | "other_program" }
  | { kind: "market"; app: string; panel: string }
  | { kind: "error"; status: number; code: string };

/** Finds out why a call failed; undefined when the panel answered as it should, such as for a store that is not there. */
export async function findPanelProblem(panelUrl: string, error: unknown): Promise<PanelProblem | undefined> {
  if (panelUrl === "") return undefined;
  if (!/^https?:\/\//.test(panelUrl) || !URL.canParse(panelUrl)) return { kind: "address" };
  if (!(error instanceof PanelError)) throw error;
  const { code, status } = error;
  if (code === "bad_answer") return { kind: "other_program" };
  if (code === "not_found") return undefined;
  if (code !== "network") return { kind: "error", status, code };
  // A browser hides why a request failed. One whose answer stays hidden only fails when nothing answers.
  return fetch(panelUrl, { mode: "no-cors" }).then(
    () => ({ kind: "origin" }),
    () => ({ kind: "unreachable" }),
  );
}

/** Where these differ, amounts, times and phone numbers of the panel are shown wrong. */
const factsOf = ({ currency, timeZone, phonePrefix }: Market) => [
  `${currency.code} ${(0).toFixed(currency.decimals)}`,
  timeZone,
  phonePrefix,
];

/** Compares the app's market with that of the panel that its data comes from. */
export async function findOtherMarket(panel: PanelClient): Promise<PanelProblem | undefined> {
  const settings = await panel.send(appSettings, {}).catch(() => undefined);
  // Without the settings nothing can be said; without a market the panel is older than markets.
  if (settings?.data.market === undefined) return undefined;
  const [ofApp, ofPanel] = [factsOf(market), factsOf(marketFrom(settings.data.market))];
  const differing = (facts: string[]) => facts.filter((_, at) => ofApp[at] !== ofPanel[at]).join(", ");
  if (differing(ofApp) === "") return undefined;
  return { kind: "market", app: differing(ofApp), panel: differing(ofPanel) };
}
