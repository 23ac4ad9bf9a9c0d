"use client";
import { Bike, MessageCircle, Phone } from "../../primitives/icon/icon-nodes.js";
import { useMessages, ordersMessages } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { IconTile } from "../../widgets/icon-tile/index.js";
import type { OrderTrackData } from "./tracking-data.js";

/**
 * The rider of an order, with call and message over the relayed number, so that neither side sees the other's; until
 * the rider is known, what the place is for.
 */
export function TrackingRider({ rider }: { rider: OrderTrackData["rider"] }) {
  const { t } = useMessages();
  if (rider === null)
    return (
      <>
        <IconTile of={Bike} />
        <p className="min-w-0 flex-1 text-small text-muted">{t(ordersMessages.riderSoon)}</p>
      </>
    );
  const { name, contact_phone: phone } = rider;
  return (
    <>
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-small text-muted">
          <span>{t(ordersMessages.rider)}</span>
          {phone && <span className="dotted">{t(ordersMessages.riderPrivate)}</span>}
        </p>
      </div>
      {phone && (
        <div className="flex flex-none gap-2">
          <IconButton href={`tel:${phone}`} icon={Phone} aria-label={t(ordersMessages.callRider, { name })} />
          <IconButton
            href={`sms:${phone}`}
            icon={MessageCircle}
            aria-label={t(ordersMessages.messageRider, { name })}
          />
        </div>
      )}
    </>
  );
}
