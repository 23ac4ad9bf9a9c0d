import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { rideMessages as m } from "../../messages/index.js";
import type { RideNews, RideSnapshot } from "../../ride/ride-session.js";
import { PROBLEM_NAMES } from "../../widgets/ride-problem/problem-names.js";

export interface RideNoticesProps {
  snapshot: RideSnapshot;
  /** The browser does not say where the rider is, and customers would like to know. */
  placeDenied: boolean;
  onSeen: () => void;
}

/** What a rider has to know beside the step: what was refused, what waits for the line, what the office knows. */
export function RideNotices({ snapshot, placeDenied, onSeen }: RideNoticesProps) {
  const { t, rich } = useMessages();
  const { time } = useStaffFormat();
  const { news, acts, ride } = snapshot;
  const waiting = acts.filter(({ isWaiting }) => isWaiting === true).length;
  const isProblemSent = acts.every(({ act }) => act.kind !== "fail");
  const isSaidByCode = news?.kind === "wrong" && news.orderId === ride?.id;
  return (
    <div data-slot="ride-notices" className="relative z-1 grid gap-2 px-4 empty:hidden">
      {news !== null && !isSaidByCode && <News news={news} onSeen={onSeen} />}
      {waiting > 0 && (
        <Alert tone="info" title={t(m.waitingForLine, { count: acts.length })}>
          {/* On the way the step is worth the room. */}
          {ride === null && t(m.sealed)}
        </Alert>
      )}
      {ride?.problem && (
        <Alert tone="warning" live>
          {isProblemSent
            ? rich(m.problemKnown, {
                time: time(ride.problem.at),
                reason: t(PROBLEM_NAMES[ride.problem.reason]),
              })
            : rich(m.problemWaits, { reason: t(PROBLEM_NAMES[ride.problem.reason]) })}
        </Alert>
      )}
      {placeDenied && <Alert tone="warning">{t(m.noPlace)}</Alert>}
    </div>
  );
}

function News({ news, onSeen }: { news: RideNews; onSeen: () => void }) {
  const { t, rich } = useMessages();
  const { code } = news;
  const said = {
    gone: { title: m.gone, text: t(m.goneText) },
    wrong: { title: m.wrongOf, text: t(m.wrongOfText) },
    refused: { title: m.refused, text: news.kind === "refused" ? news.message : "" },
  }[news.kind];
  return (
    <Alert
      tone="danger"
      live
      title={rich(said.title, { code })}
      action={
        <Button variant="text" size="small" onClick={onSeen}>
          {t(m.close)}
        </Button>
      }
    >
      {said.text}
    </Alert>
  );
}
