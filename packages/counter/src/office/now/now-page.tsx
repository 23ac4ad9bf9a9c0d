import { panelNow } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { useCall } from "../../app/use-call.js";
import { officeMessages as m } from "../../messages/index.js";
import { Page as Frame, PageWaiting } from "../parts/page.js";
import { NowScreen } from "./now-screen.js";

/** Between two reads. */
const AGAIN_MS = 15_000;

/** What needs a person now. */
export function Page() {
  const { t } = useMessages();
  const now = useCall(panelNow, { everyMs: AGAIN_MS });
  const { data, error, refetch } = now;
  if (data === undefined) return <PageWaiting error={error} onRetry={() => void refetch()} />;
  return (
    <Frame title={t(m.now)} reading={now}>
      <NowScreen now={data} />
    </Frame>
  );
}
