"use client";
import { Languages, LogOut, Moon, Sun } from "lucide-react";
import { useId, type ComponentProps } from "react";
import { useLocale, useText, type Language, accountWords, shellWords } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Spinner } from "../../primitives/spinner/index.js";
import { join } from "../../theme/join.js";
import type { Theme } from "../../theme/index.js";
import { accountPlaceFaces, accountPlaces, type AccountPlace } from "../../widgets/account-menu/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";

/** The signed-in customer. */
export interface ProfileData {
  first_name: string;
  last_name: string;
  email: string;
}

export interface ProfileScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: "loading" | "ready" | "failed";
  user?: ProfileData | undefined;
  onRetry: () => void;
  /** Where the customer's own places are; those without an address are not shown. */
  hrefs: Partial<Record<AccountPlace, string>>;
  onLanguageChange: (language: Language) => void;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  onSignOut: () => void;
  /** Signing out is on its way. */
  signingOut?: boolean | undefined;
}

/** The customer's own page: who, their places, settings, and the way out (spec section 2, /profile). */
export function ProfileScreen({
  status,
  user,
  onRetry,
  hrefs,
  onLanguageChange,
  theme,
  onThemeChange,
  onSignOut,
  signingOut = false,
  className,
  ...rest
}: ProfileScreenProps) {
  const { t } = useText();
  const { language } = useLocale();
  const yours = useId();
  const settings = useId();
  const other: Language = language === "ar" ? "en" : "ar";
  const dark = theme === "dark";
  const places = accountPlaces.filter((place) => hrefs[place] !== undefined);
  const name = user ? `${user.first_name} ${user.last_name}` : "";
  return (
    <div data-slot="profile-screen" {...rest} className={join("page pb-8 desktop:pb-16", className)}>
      <ScreenHead title={t(accountWords.title)} />
      {status === "failed" ? (
        <ErrorState title={t(accountWords.profileFailed)} onRetry={onRetry} />
      ) : status === "loading" || !user ? (
        <SkeletonGroup className="flex items-center gap-4 pb-4">
          <Skeleton shape="circle" className="size-16" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-3 w-32" />
          </div>
        </SkeletonGroup>
      ) : (
        <div className="flex items-center gap-4 pb-4">
          <Avatar name={user.first_name} size="large" />
          <div className="min-w-0 flex-1">
            <h2 className="text-f4 heading">
              <bdi className="whitespace-normal">{name}</bdi>
            </h2>
            <p className="truncate text-f2 text-muted">
              <bdi dir="ltr">{user.email}</bdi>
            </p>
          </div>
        </div>
      )}
      <div className="grid gap-3 desktop:grid-cols-2 desktop:items-start desktop:gap-4">
        {places.length > 0 && (
          <section aria-labelledby={yours}>
            <h2 id={yours} className="sr-only">
              {t(accountWords.yours)}
            </h2>
            <ListCard>
              {places.map((place) => (
                <ListRow
                  key={place}
                  href={hrefs[place]!}
                  icon={accountPlaceFaces[place].icon}
                  label={t(accountPlaceFaces[place].word)}
                />
              ))}
            </ListCard>
          </section>
        )}
        <section aria-labelledby={settings}>
          <h2 id={settings} className="sr-only">
            {t(accountWords.settings)}
          </h2>
          <ListCard>
            <ListRow
              icon={Languages}
              label={t(accountWords.language)}
              description={t(accountWords.languageName)}
              end={<span lang={other}>{t(shellWords.otherLanguage)}</span>}
              onPress={() => onLanguageChange(other)}
            />
            <ListRow
              icon={dark ? Moon : Sun}
              label={t(accountWords.theme)}
              end={t(dark ? accountWords.themeDark : accountWords.themeLight)}
              onPress={() => onThemeChange(dark ? "light" : "dark")}
            />
            <ListRow
              icon={LogOut}
              flip
              label={t(shellWords.logOut)}
              busy={signingOut}
              end={signingOut && <Spinner size="small" />}
              onPress={onSignOut}
            />
          </ListCard>
        </section>
      </div>
    </div>
  );
}
