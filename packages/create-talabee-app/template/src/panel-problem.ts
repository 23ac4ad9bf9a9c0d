import { PanelError } from "@talabee/contract";

/**
 * Why the panel gave no data. `address`: the setting is no address. `unreachable`: nothing answers there. `origin`: it
 * answers, but does not allow this page to read it. `other_program`: the answer is not a panel's. `error`: the panel's own.
 */
export type PanelProblem =
  | { kind: "address" | "unreachable" | "origin" | "other_program" }
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
