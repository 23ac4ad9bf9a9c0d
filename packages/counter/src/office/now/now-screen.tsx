import type { PanelNow } from "@talabee/contract";
import { useFormat, useLocale, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { EmptyState } from "@talabee/ui/primitives/empty-state";
import { Icon } from "@talabee/ui/primitives/icon";
import { StatTile } from "@talabee/ui/primitives/stat-tile";
import { Banknote, Clock, CreditCard, ReceiptText, VolumeX } from "lucide-react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { officeMessages as m } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { Panel } from "../parts/page.js";
import { minutesSince, type Urgent, urgentOf } from "./urgent.js";

const ICONS = { unheard: VolumeX, unanswered: Clock, late: Clock, refund: CreditCard } as const;
const TONES = { unheard: "danger", unanswered: "danger", late: "danger", refund: "warning" } as const;

/** The first look: four figures, each with its rows behind it, and what needs a person. */
export function NowScreen({ now }: { now: PanelNow }) {
  const { t } = useMessages();
  const { money } = useFormat();
  const { may } = useOffice();
  const at = Date.parse(now.at);
  const urgent = urgentOf(now);
  const longest = now.late.items[0];
  return (
    <div className="grid gap-4">
      <div className="office-tiles">
        <StatTile
          icon={<Icon of={ReceiptText} size="small" />}
          label={t(m.openOrders)}
          value={now.open}
          description={t(m.withRiders, { count: now.on_the_way })}
          href="/orders?view=open"
        />
        <StatTile
          icon={<Icon of={Clock} size="small" />}
          label={t(m.late)}
          value={now.late.count}
          tone={now.late.count > 0 ? "danger" : undefined}
          description={
            longest === undefined
              ? t(m.noneLate)
              : t(m.longestLate, { count: minutesSince(Date.parse(longest.since), at) })
          }
          href="/orders?view=late"
        />
        <StatTile
          icon={<Icon of={VolumeX} size="small" />}
          label={t(m.unheardStores)}
          value={now.unheard.length}
          tone={now.unheard.length > 0 ? "danger" : undefined}
          description={t(m.ofStores, { count: now.stores })}
          href={may("store.read") ? "/stores" : undefined}
        />
        <StatTile
          icon={<Icon of={Banknote} size="small" />}
          label={t(m.moneyProblems)}
          value={now.failed_refunds.count}
          tone={now.failed_refunds.count > 0 ? "warning" : undefined}
          description={t(m.heldUp, { amount: money(now.failed_refunds.amount) })}
          href="/orders?view=refunded"
        />
      </div>
      <Panel
        title={t(m.needsYou)}
        action={urgent.length > 1 && <span className="text-small text-muted">{t(m.mostUrgent)}</span>}
      >
        {urgent.length === 0 ? (
          <EmptyState level={3} title={t(m.nothingNeedsYou)} text={t(m.nothingNeedsYouText)} />
        ) : (
          <ul className="office-urgent">
            {urgent.map((entry) => (
              <UrgentRow key={`${entry.kind} ${entry.id}`} entry={entry} at={at} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function UrgentRow({ entry, at }: { entry: Urgent; at: number }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { money } = useFormat();
  const { time } = useStaffFormat();
  const name = entry.name[language];
  const count = minutesSince(entry.since, at);
  // Codes are Latin in an Arabic sentence.
  const code = entry.kind === "unheard" ? "" : `\u2066${entry.code}\u2069`;
  const text =
    entry.kind === "unheard"
      ? t(m.cannotHear, { store: name })
      : entry.kind === "unanswered"
        ? t(m.notAccepted, { code, count })
        : entry.kind === "late"
          ? t(m.isLate, { code, count })
          : t(m.refundFailed, { code, amount: money(entry.amount) });
  return (
    <li>
      <span className="office-urgent-icon" data-tone={TONES[entry.kind]}>
        <Icon of={ICONS[entry.kind]} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{text}</b>
        <span className="block text-small text-muted">
          {entry.kind === "unheard" ? (
            t(m.since, { time: `\u2066${time(entry.since)}\u2069` })
          ) : (
            <bdi>{name}</bdi>
          )}
        </span>
      </span>
      <Button
        variant="outline"
        size="small"
        href={entry.kind === "unheard" ? `/stores/${entry.id}/devices` : `/orders/${entry.id}`}
        aria-label={`${t(m.open)}: ${text}`}
      >
        {t(m.open)}
      </Button>
    </li>
  );
}
