import { PanelError } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { doorMessages as m } from "../messages/index.js";

/** A screen whose data did not load. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useMessages();
  const problem = error instanceof PanelError ? error : null;
  return (
    <main role="alert" className="grid flex-1 content-center justify-items-center gap-3 p-6 text-center">
      <h1 className="heading text-title">{t(m.failed)}</h1>
      <p className="text-muted">
        {problem === null || problem.message === "" ? t(m.noLine) : problem.message}
      </p>
      {typeof problem?.requestId === "string" && (
        <p className="text-small text-muted">{t(m.request, { reference: problem.requestId })}</p>
      )}
      <Button onClick={onRetry}>{t(m.tryAgain)}</Button>
    </main>
  );
}
