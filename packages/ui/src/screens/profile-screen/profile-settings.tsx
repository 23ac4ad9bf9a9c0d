"use client";
import {
  Bell,
  Handshake,
  Headphones,
  KeyRound,
  Languages,
  LogOut,
  Moon,
  ShieldCheck,
  Sun,
} from "../../primitives/icon/icon-nodes.js";
import { useId } from "react";
import {
  accountMessages,
  commonMessages,
  shellMessages,
  useLocale,
  useMessages,
  type Language,
} from "../../locale/index.js";
import { Spinner } from "../../primitives/spinner/index.js";
import { useBrandIdentity } from "../../theme/brand-identity.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import type { ProfileScreenProps } from "./profile-props.js";

/** Settings of the device and the account, help and sign-out. A guest sees only what needs no account. */
export function ProfileSettings({
  signedOut,
  hasNav,
  layoutClass,
  onLanguageChange,
  theme,
  onThemeChange,
  onSignOut,
  loadingSignOut = false,
  passwordHref,
  dataHref,
  notificationsHref,
  workHref,
  contactHref,
}: Pick<
  ProfileScreenProps,
  | "onLanguageChange"
  | "theme"
  | "onThemeChange"
  | "onSignOut"
  | "loadingSignOut"
  | "passwordHref"
  | "dataHref"
  | "notificationsHref"
  | "workHref"
  | "contactHref"
> & {
  signedOut: boolean;
  hasNav: boolean;
  /** Classes of the element around the two lists. */
  layoutClass: string;
}) {
  const { t } = useMessages();
  const { language } = useLocale();
  const brand = useBrandIdentity()?.name[language] ?? t(commonMessages.brand);
  const id = useId();
  const otherLanguage: Language = language === "ar" ? "en" : "ar";
  const dark = theme === "dark";
  return (
    <section aria-labelledby={`${id}-settings`}>
      <h2
        id={`${id}-settings`}
        className={hasNav && !signedOut ? "mb-3 text-heading heading max-desktop:sr-only" : "sr-only"}
      >
        {t(accountMessages.settings)}
      </h2>
      <div className={layoutClass}>
        <ListCard>
          <ListRow
            icon={Languages}
            label={t(accountMessages.language)}
            description={t(accountMessages.languageName)}
            end={<span lang={otherLanguage}>{t(shellMessages.otherLanguage)}</span>}
            onClick={() => onLanguageChange(otherLanguage)}
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
          {dataHref && !signedOut && (
            <ListRow icon={ShieldCheck} label={t(accountMessages.yourData)} href={dataHref} />
          )}
        </ListCard>
        {(workHref || contactHref || !signedOut) && (
          <ListCard>
            {workHref && (
              <ListRow icon={Handshake} label={t(accountMessages.workWithUs, { brand })} href={workHref} />
            )}
            {contactHref && <ListRow icon={Headphones} label={t(accountMessages.help)} href={contactHref} />}
            {!signedOut && (
              <ListRow
                icon={LogOut}
                flip
                label={t(shellMessages.logOut)}
                loading={loadingSignOut}
                end={loadingSignOut && <Spinner size="small" />}
                onClick={onSignOut}
              />
            )}
          </ListCard>
        )}
      </div>
    </section>
  );
}
