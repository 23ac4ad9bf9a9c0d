"use client";
import { useId } from "react";
import { cx } from "../../lib/cx.js";
import { hiddenUntilOwnClass } from "../../lib/hidden-until-own.js";
import { useMessages, walletMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { CouponTicket, CouponTicketSkeleton, type CouponData } from "../../widgets/coupon-ticket/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

export interface CouponsScreenProps extends AccountPageProps {
  coupons: readonly CouponData[];
  /** Coupons of the stores, open to guests (/vendor-coupons), instead of the customer's own. */
  storeCoupons?: boolean | undefined;
  /** Applies a coupon to the cart. */
  onUse?: ((coupon: CouponData) => void) | undefined;
  /** Link to the store of a coupon. Takes precedence over `onUse`. */
  couponHref?: ((coupon: CouponData) => string | undefined) | undefined;
  /** Code of the applied coupon. */
  appliedCode?: string | null | undefined;
  onRemove?: ((coupon: CouponData) => void) | undefined;
  /** Id of the coupon that is being applied or removed. */
  loadingId?: string | null | undefined;
  /** Error of the last coupon. */
  problem?: { id: string; message: string } | null | undefined;
  browseHref: string;
  /** Whether there is a next page. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
}

const grid = "grid gap-3 tablet:grid-cols-2 tablet:gap-4";

/** All coupons in three groups: usable, locked, then used or expired. */
export function CouponsScreen({
  coupons,
  storeCoupons = false,
  onUse,
  couponHref,
  appliedCode,
  onRemove,
  loadingId,
  problem,
  browseHref,
  onLoadMore,
  loadingMore = false,
  ...frame
}: CouponsScreenProps) {
  const { t } = useMessages();
  const id = useId();
  const groups = [
    { key: "usable", title: t(walletMessages.couponsUsable), states: ["usable"] },
    { key: "locked", title: t(walletMessages.couponsLocked), states: ["locked"] },
    { key: "over", title: t(walletMessages.couponsOver), states: ["used", "expired"] },
  ].map((group) => ({ ...group, items: coupons.filter(({ state }) => group.states.includes(state)) }));
  return (
    <AccountFrame
      {...frame}
      data-slot="coupons-screen"
      title={t(storeCoupons ? walletMessages.vendorCouponsTitle : walletMessages.coupons)}
      failedTitle={t(walletMessages.couponsFailed)}
      skeleton={
        <SkeletonGroup className="[&>div]:grid [&>div]:gap-3 tablet:[&>div]:grid-cols-2">
          {Array.from({ length: 4 }, (_, i) => (
            <CouponTicketSkeleton key={i} />
          ))}
        </SkeletonGroup>
      }
    >
      {coupons.length === 0 ? (
        <EmptyState
          className="min-h-[60svh]"
          picture={<EmptyPlate />}
          title={t(walletMessages.noCoupons)}
          text={t(walletMessages.noCouponsText)}
          action={<Button href={browseHref}>{t(walletMessages.browse)}</Button>}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          {groups.map(
            (group) =>
              group.items.length > 0 && (
                <section key={group.key} aria-labelledby={`${id}-${group.key}`}>
                  <SectionHead
                    title={group.title}
                    titleId={`${id}-${group.key}`}
                    className={cx("mb-3", hiddenUntilOwnClass)}
                  />
                  <ul className={grid}>
                    {group.items.map((coupon) => (
                      <li key={coupon.id}>
                        <CouponTicket
                          coupon={coupon}
                          onUse={onUse}
                          href={couponHref?.(coupon)}
                          applied={coupon.code === appliedCode}
                          onRemove={onRemove}
                          loading={coupon.id === loadingId}
                          error={coupon.id === problem?.id ? problem.message : undefined}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
          <ListEnd status={loadingMore ? "loading" : "ready"} onLoadMore={onLoadMore} />
        </div>
      )}
    </AccountFrame>
  );
}
