import { createClient, type PanelClient } from "@talabee/contract";
import { useLocale, type Language } from "@talabee/ui/locale";
import { useEffect, useState } from "react";
import type { PanelProblem } from "./panel-problem";

/** Address of the panel, from `.env`. Empty: the demo data of `src/demo`. */
export const panelUrl: string = (import.meta.env.VITE_PANEL_URL ?? "").trim();

const answerFromDemo: typeof fetch = async (...request) =>
  (await import("./demo/answer")).answerFromDemo(...request);

const clients = Object.fromEntries(
  (["ar", "en"] as const).map((language) => [
    language,
    createClient({
      baseUrl: panelUrl,
      language: () => language,
      token: () => null,
      ...(panelUrl === "" && { fetch: answerFromDemo }),
    }),
  ]),
) as Record<Language, PanelClient>;

interface Result<Data> {
  language: Language;
  data?: Data;
  failed?: boolean;
}

/**
 * Data of the panel in the current language. For cart, sign-in and orders use the hooks of `@talabee/contract/react`.
 *
 * @param load Asks the panel; define it outside of components.
 * @param key What `load` asks for, such as an id.
 */
export function usePanelData<Data>(
  load: (panel: PanelClient, key: string, signal: AbortSignal) => Promise<Data>,
  key: string,
) {
  const { language } = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result<Data>>();
  const [problem, setProblem] = useState<PanelProblem>();
  useEffect(() => {
    const controller = new AbortController();
    load(clients[language], key, controller.signal).then(
      async (data) => {
        if (controller.signal.aborted) return;
        setResult({ language, data });
        setProblem((before) => (before?.kind === "market" ? before : undefined));
        if (!import.meta.env.DEV || panelUrl === "") return;
        const found = await (await import("./panel-problem")).findOtherMarket(clients[language]);
        if (!controller.signal.aborted) setProblem(found);
      },
      async (error: unknown) => {
        if (controller.signal.aborted) return;
        setResult({ language, failed: true });
        // For you while you develop. Customers see the text of the screen.
        if (!import.meta.env.DEV) return;
        const found = await (await import("./panel-problem")).findPanelProblem(panelUrl, error);
        if (!controller.signal.aborted) setProblem(found);
      },
    );
    return () => controller.abort();
  }, [load, key, language, attempt]);
  const current = result?.language === language ? result : undefined;
  return {
    status: current === undefined ? "loading" : current.failed ? "failed" : "ready",
    data: current?.data,
    problem: current && problem,
    retry: () => {
      setResult(undefined);
      setAttempt((count) => count + 1);
    },
  } as const;
}
