"use client";
import { Bell, Handshake, Headphones, KeyRound, Languages, LogOut, Moon, Sun } from "lucide-react";
import { useId, type ReactNode } from "react";
import {
  accountMessages,
  commonMessages,
  shellMessages,
  useFormat,
  useLocale,
  useMessages,
  type Language,
} from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Card } from "../../primitives/card/index.js";
import { Link } from "../../primitives/link/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Spinner } from "../../primitives/spinner/index.js";
import { useBrandIdentity } from "../../theme/brand-identity.js";
import { join } from "../../theme/join.js";
import type { Theme } from "../../theme/index.js";
import { accountPlaceFaces, accountPlaces, type AccountPlace } from "../../widgets/account-menu/index.js";
import { AddressCard, type AddressData } from "../../widgets/address-card/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import { PastOrderCard, type OrderCardData } from "../../widgets/order-card/index.js";
import { ProblemState } from "../../widgets/problem-state/index.js";
import { WalletCard, type WalletData } from "../../widgets/wallet-card/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

/** The signed-in customer. */
export interface ProfileData {
  first_name: string;
  last_name: string;
  email: string;
  mobile?: string | null | undefined;
  /** `yyyy-mm-dd`. */
  birthday?: string | null | undefined;
}

export interface ProfileScreenProps extends AccountPageProps {
  user?: ProfileData | undefined;
  /** Where the customer's own places are; those without an address are not shown. */
  hrefs: Partial<Record<AccountPlace, string>>;
  onLanguageChange: (language: Language) => void;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  onSignOut: () => void;
  /** Signing out is on its way. */
  signingOut?: boolean | undefined;
  editHref?: string | undefined;
  passwordHref?: string | undefined;
  notificationsHref?: string | undefined;
  workHref?: string | undefined;
  contactHref?: string | undefined;
  /** The balance, over the places. */
  wallet?: WalletData | undefined;
  addMoneyHref?: string | undefined;
  /** Country of the customer, as a name. */
  country?: string | undefined;
  /** What a place holds now, in a few words: "3 ready", "Home, Work". */
  notes?: Partial<Record<AccountPlace, string>> | undefined;
  /** Beside the details on desktop: two are shown. */
  addresses?: readonly AddressData[] | undefined;
  /** The last orders, on desktop: two are shown. */
  recentOrders?: readonly OrderCardData[] | undefined;
  orderHref?: ((orderId: string) => string) | undefined;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 wrap-break-word">{children}</dd>
    </div>
  );
}

const pair = "grid gap-3 desktop:grid-cols-2 desktop:items-start desktop:gap-4";

/** The customer's own page: who, their wallet and places, settings, and the way out (REQ-ROUTE-19). */
export function ProfileScreen({
  status,
  user,
  onRetry,
  retrying,
  signInHref,
  hrefs,
  onLanguageChange,
  theme,
  onThemeChange,
  onSignOut,
  signingOut = false,
  editHref,
  passwordHref,
  notificationsHref,
  workHref,
  contactHref,
  wallet,
  addMoneyHref,
  country,
  notes = {},
  addresses = [],
  recentOrders = [],
  orderHref,
  ...frame
}: ProfileScreenProps) {
  const { t } = useMessages();
  const { date } = useFormat();
  const { language } = useLocale();
  const brand = useBrandIdentity()?.name[language] ?? t(commonMessages.brand);
  const id = useId();
  const other: Language = language === "ar" ? "en" : "ar";
  const dark = theme === "dark";
  const places = accountPlaces.filter((place) => hrefs[place] !== undefined);
  const name = user ? `${user.first_name} ${user.last_name}` : "";
  const signedOut = status === "signed-out";
  const ready = status === "ready" && user !== undefined;
  /** On desktop the places stand beside the page already. */
  const beside = frame.nav ? "desktop:hidden" : undefined;
  const settingsAlone = frame.nav !== undefined || signedOut;
  /** A guest has nothing but these: they stand under what is asked of them. */
  const settings = signedOut
    ? "mx-auto grid w-full gap-3 desktop:max-w-118"
    : settingsAlone
      ? pair
      : "grid gap-3";
  return (
    // What the device is set to can be changed whatever the answer about the customer.
    <AccountFrame
      {...frame}
      data-slot="profile-screen"
      status="ready"
      onRetry={onRetry}
      title={t(accountMessages.title)}
      skeleton={null}
    >
      {status === "failed" || status === "offline" || signedOut ? (
        <ProblemState
          kind={status}
          title={t(accountMessages.profileFailed)}
          onRetry={onRetry}
          retrying={retrying}
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
        <div className={join("flex items-center gap-4 pb-4", beside)}>
          <Avatar name={user.first_name} size="large" />
          <div className="min-w-0 flex-1">
            <h2 className="text-f4 heading">
              <bdi className="whitespace-normal">{name}</bdi>
            </h2>
            <p className="truncate text-f2 text-muted">
              <bdi dir="ltr">{user.email}</bdi>
            </p>
          </div>
          {editHref && (
            <Link href={editHref} className="relative flex-none hit-area text-f2">
              {t(accountMessages.edit)}
            </Link>
          )}
        </div>
      )}
      {wallet && ready && <WalletCard compact wallet={wallet} addMoneyHref={addMoneyHref} className="mb-4" />}
      {ready && frame.nav && (
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
                <bdi className="whitespace-normal">{name}</bdi>
              </Fact>
              <Fact term={t(accountMessages.mobile)}>
                {user.mobile ? <bdi dir="ltr">{user.mobile}</bdi> : t(accountMessages.notGiven)}
              </Fact>
              <Fact term={t(accountMessages.email)}>
                <bdi dir="ltr">{user.email}</bdi>
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
                end={hrefs.addresses && <Link href={hrefs.addresses}>{t(accountMessages.manage)}</Link>}
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
      )}
      {ready && recentOrders.length > 0 && orderHref && (
        <section
          aria-labelledby={`${id}-recent`}
          className={join("mt-7 mb-7 hidden", frame.nav ? "desktop:block" : undefined)}
        >
          <SectionHead
            title={t(accountMessages.recentOrders)}
            titleId={`${id}-recent`}
            end={hrefs.orders && <Link href={hrefs.orders}>{t(commonMessages.seeAll)}</Link>}
            className="mb-3"
          />
          <div className="grid gap-4 desktop:grid-cols-2">
            {recentOrders.slice(0, 2).map((order) => (
              <PastOrderCard key={order.id} order={order} href={orderHref(order.id)} />
            ))}
          </div>
        </section>
      )}
      <div className={settingsAlone ? "grid gap-3" : pair}>
        {places.length > 0 && !signedOut && (
          <section aria-labelledby={`${id}-yours`} className={beside}>
            <h2 id={`${id}-yours`} className="sr-only">
              {t(accountMessages.yours)}
            </h2>
            <ListCard>
              {places.map((place) => (
                <ListRow
                  key={place}
                  href={hrefs[place]!}
                  icon={accountPlaceFaces[place].icon}
                  label={t(accountPlaceFaces[place].message)}
                  description={notes[place]}
                />
              ))}
            </ListCard>
          </section>
        )}
        <section aria-labelledby={`${id}-settings`}>
          <h2
            id={`${id}-settings`}
            className={frame.nav && !signedOut ? "mb-3 text-f4 heading max-desktop:sr-only" : "sr-only"}
          >
            {t(accountMessages.settings)}
          </h2>
          <div className={settings}>
            <ListCard>
              <ListRow
                icon={Languages}
                label={t(accountMessages.language)}
                description={t(accountMessages.languageName)}
                end={<span lang={other}>{t(shellMessages.otherLanguage)}</span>}
                onClick={() => onLanguageChange(other)}
              />
              <ListRow
                icon={dark ? Moon : Sun}
                label={t(accountMessages.theme)}
                end={t(dark ? accountMessages.themeDark : accountMessages.themeLight)}
                onClick={() => onThemeChange(dark ? "light" : "dark")}
              />
              {notificationsHref && !signedOut && (
                <ListRow icon={Bell} label={t(shellMessages.notifications)} href={notificationsHref} />
              )}
              {passwordHref && !signedOut && (
                <ListRow icon={KeyRound} label={t(accountMessages.security)} href={passwordHref} />
              )}
            </ListCard>
            {(workHref || contactHref || !signedOut) && (
              <ListCard>
                {workHref && (
                  <ListRow
                    icon={Handshake}
                    label={t(accountMessages.workWithUs, { brand })}
                    href={workHref}
                  />
                )}
                {contactHref && (
                  <ListRow icon={Headphones} label={t(accountMessages.help)} href={contactHref} />
                )}
                {!signedOut && (
                  <ListRow
                    icon={LogOut}
                    flip
                    label={t(shellMessages.logOut)}
                    loading={signingOut}
                    end={signingOut && <Spinner size="small" />}
                    onClick={onSignOut}
                  />
                )}
              </ListCard>
            )}
          </div>
        </section>
      </div>
    </AccountFrame>
  );
}
