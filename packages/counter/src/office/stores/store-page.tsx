import { panelStore, type PanelStore } from "@talabee/contract";
import { Anchor, useLocale, useMessages } from "@talabee/ui/locale";
import { Badge } from "@talabee/ui/primitives/badge";
import type { Right } from "@talabee/domain";
import type { ComponentType } from "react";
import { useCall } from "../../app/use-call.js";
import { officeStoreMessages as m } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { Page as Frame, PageWaiting } from "../parts/page.js";
import { DeliveryPart } from "./delivery-part.js";
import { DevicesPart } from "./devices-part.js";
import { HoursPart } from "./hours-part.js";
import { OverviewPart } from "./overview-part.js";
import { ProfilePart } from "./profile-part.js";
import { PublishButton } from "./publish-button.js";
import { STATE_MESSAGES, STATE_TONES } from "./store-words.js";
import { TeamPart } from "./team-part.js";

/** Parts of a store's page; the first has the store's own address. */
const PARTS = [
  { id: "", label: m.overview, right: "store.read", Part: OverviewPart },
  { id: "profile", label: m.profile, right: "store.change", Part: ProfilePart },
  { id: "hours", label: m.hours, right: "store.hours", Part: HoursPart },
  { id: "delivery", label: m.deliveryTab, right: "store.delivery", Part: DeliveryPart },
  { id: "team", label: m.team, right: "member.read", Part: TeamPart },
  { id: "devices", label: m.devices, right: "device.manage", Part: DevicesPart },
] as const satisfies readonly {
  id: string;
  right: Right;
  label: unknown;
  Part: ComponentType<{ store: PanelStore }>;
}[];

/** One store: what it still needs, and everything about it but the menu, which has a page of its own. */
export function Page({ params }: { params: Readonly<Record<string, string>> }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { may } = useOffice();
  const id = params["id"]!;
  const store = useCall(panelStore, { params: { id } });
  const shown = PARTS.filter(({ right }) => may(right));
  const part = shown.find((one) => one.id === (params["part"] ?? "")) ?? shown[0]!;
  if (store.data === undefined)
    return <PageWaiting error={store.error} onRetry={() => void store.refetch()} />;
  const { data } = store;
  const here = `/stores/${encodeURIComponent(id)}`;
  return (
    <Frame
      title={data.name[language]}
      crumbs={[{ label: t(m.stores), href: "/stores" }, { label: <bdi>{data.name[language]}</bdi> }]}
      actions={
        <div className="office-acts">
          <Badge tone={STATE_TONES[data.state]}>{t(STATE_MESSAGES[data.state])}</Badge>
          {may("store.create") && <PublishButton store={data} />}
        </div>
      }
    >
      <nav aria-label={t(m.parts)} className="office-views mb-4">
        {shown.map(({ id: of, label }) => (
          <Anchor
            key={of}
            href={of === "" ? here : `${here}/${of}`}
            aria-current={of === part.id ? "page" : undefined}
          >
            {t(label)}
          </Anchor>
        ))}
        {may("menu.read") && <Anchor href={`${here}/menu`}>{t(m.menu)}</Anchor>}
        {may("report.read") && <Anchor href={`${here}/report`}>{t(m.report)}</Anchor>}
      </nav>
      <part.Part key={data.id} store={data} />
    </Frame>
  );
}
