"use client";
import { BadgePercent, Bike } from "../../primitives/icon/icon-nodes.js";
import { useFormat, useMessages, catalogueMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Badge } from "../../primitives/badge/index.js";
import type { OfferData } from "./store-card-data.js";

/** A store's offer as a badge. */
export function OfferTag({ offer, soft }: { offer: OfferData; soft: boolean }) {
  const { t } = useMessages();
  const { percent } = useFormat();
  const variant = soft ? "soft" : "solid";
  return offer.kind === "percent" ? (
    <Badge tone="accent" variant={variant} icon={<Icon of={BadgePercent} size="small" />}>
      {t(catalogueMessages.percentOff, { percent: percent(offer.percent) })}
    </Badge>
  ) : (
    <Badge tone="accent" variant={variant} icon={<Icon of={Bike} size="small" flip />}>
      {t(catalogueMessages.freeDelivery)}
    </Badge>
  );
}
