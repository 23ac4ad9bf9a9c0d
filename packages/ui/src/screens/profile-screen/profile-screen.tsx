"use client";
import { useId } from "react";
import { accountMessages, useMessages } from "../../locale/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { cx } from "../../lib/cx.js";
import { accountPlacePresentation, accountPlaces } from "../../widgets/account-menu/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import { WalletCard } from "../../widgets/wallet-card/index.js";
import { AccountFrame } from "../account-frame/index.js";
import { ProfileDetails, ProfileIdentity, ProfileRecentOrders } from "./profile-overview.js";
import type { ProfileScreenProps } from "./profile-props.js";
import { ProfileSettings } from "./profile-settings.js";

const twoColumns = "grid gap-3 desktop:grid-cols-2 desktop:items-start desktop:gap-4";

/** Profile: customer, wallet, links to the account's pages, settings and sign-out (REQ-ROUTE-19). */
export function ProfileScreen({
  status,
  user,
  onRetry,
  loadingRetry,
  signInHref,
  hrefs,
  onLanguageChange,
  theme,
  onThemeChange,
  onSignOut,
  loadingSignOut = false,
  editHref,
  passwordHref,
  dataHref,
  notificationsHref,
  workHref,
  contactHref,
  wallet,
  addMoneyHref,
  country,
  notes = {},
  addresses = [],
  recentOrders = [],
  onRetryParts,
  orderHref,
  ...frame
}: ProfileScreenProps) {
  const { t } = useMessages();
  const id = useId();
  const places = accountPlaces.filter((place) => hrefs[place] !== undefined);
  const signedOut = status === "signed-out";
  const ready = status === "ready" && user !== undefined;
  const waits = status === "loading";
  // On desktop the navigation beside the page has the same links.
  const hiddenBesideNav = frame.nav ? "desktop:hidden" : undefined;
  const settingsAlone = frame.nav !== undefined || signedOut;
  // A guest sees only the settings, centered under the sign-in prompt.
  const settingsLayout = signedOut
    ? "mx-auto grid w-full gap-3 desktop:max-w-118"
    : settingsAlone
      ? twoColumns
      : "grid gap-3";
  return (
    // Always "ready": language and theme stay available when the profile failed to load.
    <AccountFrame
      {...frame}
      data-slot="profile-screen"
      status="ready"
      onRetry={onRetry}
      title={t(accountMessages.title)}
      skeleton={null}
    >
      {status === "failed" || status === "offline" || signedOut ? (
        <ErrorState
          variant={status}
          title={t(accountMessages.profileFailed)}
          onRetry={onRetry}
          loading={loadingRetry}
          signInHref={signInHref}
        />
      ) : !ready ? (
        <SkeletonGroup className="flex items-center gap-4 pb-4 [&>div]:flex [&>div]:w-full [&>div]:items-center [&>div]:gap-4">
          <Skeleton shape="circle" className="size-16" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-3 w-32" />
          </div>
        </SkeletonGroup>
      ) : (
        <ProfileIdentity user={user} editHref={editHref} className={hiddenBesideNav} />
      )}
      {ready && onRetryParts && (
        // A phone shows the wallet alone.
        <RetryAlert onRetry={onRetryParts} className={cx("mb-4", wallet && "max-desktop:hidden")}>
          {t(accountMessages.profilePartsFailed)}
        </RetryAlert>
      )}
      {wallet && ready && <WalletCard compact wallet={wallet} addMoneyHref={addMoneyHref} className="mb-4" />}
      {ready && frame.nav && (
        <ProfileDetails {...{ user, editHref, country, addresses }} addressesHref={hrefs.addresses} />
      )}
      {ready && frame.nav && recentOrders.length > 0 && orderHref && (
        <ProfileRecentOrders orders={recentOrders} orderHref={orderHref} ordersHref={hrefs.orders} />
      )}
      {/* Below what is still loading, which would push it down. */}
      <div className={cx(settingsAlone ? "grid gap-3" : twoColumns, waits && "invisible")}>
        {places.length > 0 && !signedOut && (
          <section aria-labelledby={`${id}-yours`} className={hiddenBesideNav}>
            <h2 id={`${id}-yours`} className="sr-only">
              {t(accountMessages.yours)}
            </h2>
            <ListCard>
              {places.map((place) => (
                <ListRow
                  key={place}
                  href={hrefs[place]!}
                  icon={accountPlacePresentation[place].icon}
                  label={t(accountPlacePresentation[place].message)}
                  description={notes[place]}
                />
              ))}
            </ListCard>
          </section>
        )}
        <ProfileSettings
          signedOut={signedOut}
          hasNav={frame.nav !== undefined}
          layoutClass={settingsLayout}
          {...{ onLanguageChange, theme, onThemeChange, onSignOut, loadingSignOut }}
          {...{ passwordHref, dataHref, notificationsHref, workHref, contactHref }}
        />
      </div>
    </AccountFrame>
  );
}
