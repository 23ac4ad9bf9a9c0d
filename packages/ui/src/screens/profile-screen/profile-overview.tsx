"use client";
import { useId, type ReactNode } from "react";
import { accountMessages, commonMessages, useFormat, useMessages } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Card } from "../../primitives/card/index.js";
import { Link } from "../../primitives/link/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { cx } from "../../lib/cx.js";
import { AddressCard, type AddressData } from "../../widgets/address-card/index.js";
import { PastOrderCard, type OrderCardData } from "../../widgets/order-card/index.js";
import type { ProfileData, ProfileScreenProps } from "./profile-props.js";

const fullName = (user: ProfileData) => `${user.first_name} ${user.last_name}`;

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 wrap-break-word">{children}</dd>
    </div>
  );
}

/** The customer's avatar, name and email. */
export function ProfileIdentity({
  user,
  editHref,
  className,
}: {
  user: ProfileData;
  editHref: string | undefined;
  className: string | undefined;
}) {
  const { t } = useMessages();
  return (
    <div className={cx("flex flex-wrap items-center gap-x-4 pb-4", className)}>
      <Avatar name={user.first_name} size="large" />
      <div className="flex-words">
        <h2 className="text-heading heading">
          <bdi className="whitespace-normal">{fullName(user)}</bdi>
        </h2>
        <p className="truncate text-small text-muted">
          <bdi dir="ltr" translate="no">
            {user.email}
          </bdi>
        </p>
      </div>
      {editHref && (
        <Link href={editHref} className="relative ms-auto flex-none hit-area text-small">
          {t(accountMessages.edit)}
        </Link>
      )}
    </div>
  );
}

/** Desktop only: the customer's details beside two addresses. */
export function ProfileDetails({
  user,
  editHref,
  country,
  addresses,
  addressesHref,
}: Pick<ProfileScreenProps, "editHref" | "country"> & {
  user: ProfileData;
  addresses: readonly AddressData[];
  addressesHref: string | undefined;
}) {
  const { t } = useMessages();
  const { date } = useFormat();
  const id = useId();
  return (
    <div className="mb-4 hidden gap-4 desktop:grid desktop:grid-cols-2 desktop:items-start">
      <Card as="section" variant="panel" aria-labelledby={`${id}-details`} className="h-full">
        <SectionHead
          title={t(accountMessages.details)}
          titleId={`${id}-details`}
          end={editHref && <Link href={editHref}>{t(accountMessages.edit)}</Link>}
          className="mb-3"
        />
        <dl className="grid gap-2">
          <Fact term={t(accountMessages.name)}>
            <bdi className="whitespace-normal">{fullName(user)}</bdi>
          </Fact>
          <Fact term={t(accountMessages.mobile)}>
            {user.mobile ? (
              <bdi dir="ltr" translate="no">
                {user.mobile}
              </bdi>
            ) : (
              t(accountMessages.notGiven)
            )}
          </Fact>
          <Fact term={t(accountMessages.email)}>
            <bdi dir="ltr" translate="no">
              {user.email}
            </bdi>
          </Fact>
          <Fact term={t(accountMessages.birthday)}>
            {user.birthday ? date(`${user.birthday}T12:00:00Z`, "full") : t(accountMessages.notGiven)}
          </Fact>
          <Fact term={t(accountMessages.country)}>{country ?? t(accountMessages.notGiven)}</Fact>
        </dl>
      </Card>
      {addresses.length > 0 && (
        <Card as="section" variant="panel" aria-labelledby={`${id}-addresses`} className="h-full">
          <SectionHead
            title={t(accountMessages.addresses)}
            titleId={`${id}-addresses`}
            end={addressesHref && <Link href={addressesHref}>{t(accountMessages.manage)}</Link>}
            className="mb-3"
          />
          <div className="grid gap-4">
            {addresses.slice(0, 2).map((address) => (
              <AddressCard key={address.id} address={address} framed={false} />
            ))}
          </div>
        </Card>
      )}
    </div>
  );
}

/** Desktop only: the two latest orders. */
export function ProfileRecentOrders({
  orders,
  orderHref,
  ordersHref,
}: {
  orders: readonly OrderCardData[];
  orderHref: (orderId: string) => string;
  ordersHref: string | undefined;
}) {
  const { t } = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-recent`} className="mt-7 mb-7 hidden desktop:block">
      <SectionHead
        title={t(accountMessages.recentOrders)}
        titleId={`${id}-recent`}
        end={ordersHref && <Link href={ordersHref}>{t(commonMessages.seeAll)}</Link>}
        className="mb-3"
      />
      <div className="grid gap-4 desktop:grid-cols-2">
        {orders.slice(0, 2).map((order) => (
          <PastOrderCard key={order.id} order={order} href={orderHref(order.id)} />
        ))}
      </div>
    </section>
  );
}
