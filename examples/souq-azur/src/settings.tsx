import { appSettings } from "@talabee/contract";
import { LocaleProvider, marketFrom, useLocale } from "@talabee/ui/locale";
import { ErrorState } from "@talabee/ui/primitives/error-state";
import { useMemo, type ReactNode } from "react";
import { usePanel } from "./panel";

/** Money, times, phone numbers and addresses of the country that the panel sells in. */
export function MarketProvider({ children }: { children: ReactNode }) {
  const { language } = useLocale();
  const { data, status, retry } = usePanel(appSettings);
  const market = useMemo(() => data?.market && marketFrom(data.market), [data]);
  if (data === undefined) return status === "failed" ? <ErrorState onRetry={retry} /> : null;
  return (
    <LocaleProvider language={language} market={market}>
      {children}
    </LocaleProvider>
  );
}
