import { type CallData, changeRider, panelRiders } from "@talabee/contract";
import { Anchor, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Badge } from "@talabee/ui/primitives/badge";
import { ConfirmDialog } from "@talabee/ui/primitives/confirm-dialog";
import { EmptyState } from "@talabee/ui/primitives/empty-state";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { X } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { useCall } from "../../app/use-call.js";
import {
  officeMessages as om,
  officeRiderMessages as m,
  officeStoreMessages as sm,
} from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { Page as Frame, Waiting } from "../parts/page.js";
import { OfficeTable, TableEnd } from "../parts/table.js";
import { NewRider } from "./new-rider.js";

type Rider = CallData<typeof panelRiders>["items"][number];

const PAGE = 50;

/** Riders of the brand, what each is doing, and how one becomes a rider. */
export function Page() {
  const { t } = useMessages();
  const { may, query } = useOffice();
  const after = query.get("after");
  const riders = useCall(panelRiders, {
    query: { per_page: PAGE, ...(after === null ? {} : { cursor: after }) },
  });
  const [leaving, setLeaving] = useState<Rider | null>(null);
  const rows = riders.data?.items;
  const mayManage = may("rider.manage");
  return (
    <Frame title={t(m.riders)} reading={riders}>
      <div className="office-columns">
        <div className="grid content-start gap-3.5">
          {rows === undefined ? (
            <Waiting error={riders.error} onRetry={() => void riders.refetch()} />
          ) : rows.length === 0 ? (
            <EmptyState level={2} title={t(m.noRidersYet)} text={t(m.noRidersYetText)} />
          ) : (
            <>
              <OfficeTable
                label={t(m.riders)}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  { id: "name", head: t(sm.name), cell: ({ name }) => <bdi>{name}</bdi> },
                  {
                    id: "mobile",
                    head: t(m.mobile),
                    cell: ({ phone }) => (phone === null ? "—" : <bdi dir="ltr">{phone}</bdi>),
                  },
                  { id: "state", head: t(om.status), cell: (rider) => <Duty rider={rider} /> },
                  ...(mayManage
                    ? [
                        {
                          id: "end",
                          head: "",
                          end: true,
                          cell: (rider: Rider) => (
                            <IconButton
                              icon={X}
                              size="small"
                              variant="plain"
                              aria-label={t(m.endWork, { name: rider.name })}
                              onClick={() => setLeaving(rider)}
                            />
                          ),
                        },
                      ]
                    : []),
                ]}
              />
              <TableEnd count={rows.length} nextCursor={riders.data?.next_cursor ?? null} />
            </>
          )}
        </div>
        {mayManage && <NewRider />}
      </div>
      {leaving !== null && <EndWork rider={leaving} onClose={() => setLeaving(null)} />}
    </Frame>
  );
}

/** What a rider is doing: the order that they carry, or whether they would take one. */
function Duty({ rider }: { rider: Rider }) {
  const { t } = useMessages();
  if (rider.order_id !== null)
    return (
      <Anchor href={`/orders/${rider.order_id}`} className="link">
        {t(m.onTheWay)}
      </Anchor>
    );
  return (
    <Badge tone={rider.is_available ? "success" : "neutral"}>
      {t(rider.is_available ? m.onDuty : m.offDuty)}
    </Badge>
  );
}

function EndWork({ rider, onClose }: { rider: Rider; onClose: () => void }) {
  const { t } = useMessages();
  const { act, isSending, error } = useAct();
  return (
    <ConfirmDialog
      open
      title={t(m.endWork, { name: rider.name })}
      confirm={t(m.endWork, { name: rider.name })}
      loading={isSending}
      onOpenChange={onClose}
      onConfirm={() =>
        void act(changeRider, { params: { id: rider.id }, body: { active: false } }).then((answer) => {
          if (answer !== undefined) onClose();
        })
      }
    >
      {error === null ? (
        <p>{t(m.endWorkText)}</p>
      ) : (
        <Alert tone="danger" live>
          {error.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
