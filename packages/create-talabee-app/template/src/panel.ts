import { createClient, type PanelClient } from "@talabee/contract";
import { useLocale, type Language } from "@talabee/ui/locale";
import { useEffect, useState } from "react";

/** Address of the panel, from `.env`. */
export const panelUrl: string = import.meta.env.VITE_PANEL_URL;

const clients = Object.fromEntries(
  (["ar", "en"] as const).map((language) => [
    language,
    createClient({ baseUrl: panelUrl, language: () => language, token: () => null }),
  ]),
) as Record<Language, PanelClient>;

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
  const [result, setResult] = useState<{ language: Language; data?: Data; failed?: boolean }>();
  useEffect(() => {
    const controller = new AbortController();
    load(clients[language], key, controller.signal).then(
      (data) => setResult({ language, data }),
      () => controller.signal.aborted || setResult({ language, failed: true }),
    );
    return () => controller.abort();
  }, [load, key, language, attempt]);
  const current = result?.language === language ? result : undefined;
  return {
    status: current === undefined ? "loading" : current.failed ? "failed" : "ready",
    data: current?.data,
    retry: () => {
      setResult(undefined);
      setAttempt((count) => count + 1);
    },
  } as const;
}
