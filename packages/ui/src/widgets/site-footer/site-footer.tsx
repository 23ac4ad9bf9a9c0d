"use client";
import { Mail, Phone } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import {
  commonMessages,
  formatPhone,
  localTime,
  shellMessages,
  useCurrentTime,
  useLocale,
  useMarket,
  useMessages,
  type Language,
  type MessageDescriptor,
} from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import { Logo } from "../../primitives/logo/index.js";
import { useBrandIdentity } from "../../theme/brand-identity.js";
import { cx } from "../../lib/cx.js";
import { LanguageToggle } from "../language-toggle/index.js";

/** Names of social networks, as people write them. */
const networks = {
  instagram: { en: "Instagram", ar: "إنستغرام" },
  facebook: { en: "Facebook", ar: "فيسبوك" },
  x: { en: "X", ar: "إكس" },
  tiktok: { en: "TikTok", ar: "تيك توك" },
  snapchat: { en: "Snapchat", ar: "سناب شات" },
  youtube: { en: "YouTube", ar: "يوتيوب" },
  linkedin: { en: "LinkedIn", ar: "لينكدإن" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
} as const;
type SocialKind = keyof typeof networks;

const columns = {
  footerBrand: {
    about: shellMessages.about,
    contact: shellMessages.contact,
    privacy: shellMessages.privacy,
    terms: shellMessages.terms,
  },
  footerOrder: {
    home: shellMessages.home,
    orders: shellMessages.orders,
    vendorCoupons: shellMessages.vendorCoupons,
    joinFamily: shellMessages.joinFamily,
  },
  footerWork: {
    becomePartner: shellMessages.becomePartner,
    becomeRider: shellMessages.becomeRider,
    becomeStar: shellMessages.becomeStar,
    marketplace: shellMessages.marketplace,
  },
} as const;
const columnTitles = {
  footerBrand: undefined,
  footerOrder: shellMessages.footerOrder,
  footerWork: shellMessages.footerWork,
} as const;
type Column = keyof typeof columns;
/** A page the footer can link to. */
export type FooterPlace = { [C in Column]: keyof (typeof columns)[C] }[Column];

export interface SiteFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** URLs of the pages. Pages without a URL and columns without pages are omitted. */
  hrefs: Partial<Record<FooterPlace, string>>;
  /** Contact data from the app settings. */
  support?: { email?: string | undefined; phone?: string | undefined } | undefined;
  /** The operator's pages in social networks, from the app settings. */
  socials?: readonly { kind: SocialKind; url: string }[] | undefined;
  /** Set when the app settings did not load: says so in the place of what they name, with a retry. */
  onRetry?: (() => void) | undefined;
  onLanguageChange: (language: Language) => void;
  /** Next to the language: the theme toggle. */
  extra?: ReactNode;
  /** Year of the copyright line; the current year by default. */
  year?: number | undefined;
}

/** Footer of the site, dark in both themes. */
export function SiteFooter({
  hrefs,
  support,
  socials = [],
  onRetry,
  onLanguageChange,
  extra,
  year,
  className,
  ...rest
}: SiteFooterProps) {
  const { t, rich } = useMessages();
  const { language } = useLocale();
  const brand = useBrandIdentity()?.name[language] ?? t(commonMessages.brand);
  const { timeZone, legalFooter, phonePrefix } = useMarket();
  const thisYear = localTime(useCurrentTime(), timeZone).getUTCFullYear();
  const shown = (Object.keys(columns) as Column[]).flatMap((column) => {
    const places = (
      Object.entries(columns[column]) as [FooterPlace, MessageDescriptor<string, "{brand}">][]
    ).filter(([place]) => hrefs[place]);
    return places.length > 0 ? [{ column, places }] : [];
  });
  // On a page in Arabic the address alone would load the font of small Latin letters: it has the system's.
  const contacts = support && (
    <div className="mt-2">
      {support?.email && (
        <a
          href={`mailto:${support.email}`}
          className="flex min-h-touch w-fit items-center gap-2 rounded-tag text-small underline-offset-4 hover:underline"
        >
          <Icon of={Mail} size="small" />
          <bdi dir="ltr" translate="no" className={language === "ar" ? "[font-family:system-ui]" : undefined}>
            {support.email}
          </bdi>
        </a>
      )}
      {support?.phone && (
        <a
          href={`tel:${support.phone.replace(/\s/g, "")}`}
          className="flex min-h-touch w-fit items-center gap-2 rounded-tag text-small underline-offset-4 hover:underline"
        >
          <Icon of={Phone} size="small" />
          <bdi dir="ltr" translate="no">
            {formatPhone(support.phone, phonePrefix)}
          </bdi>
        </a>
      )}
    </div>
  );
  return (
    <footer
      data-slot="site-footer"
      data-theme="dark"
      aria-label={t(shellMessages.footer)}
      {...rest}
      className={cx("mt-10 bg-night text-on-night desktop:mt-0", className)}
    >
      <div
        className={cx(
          "page grid grid-cols-2 gap-x-6 gap-y-8 pt-10 pb-8 desktop:grid-flow-col desktop:auto-cols-fr desktop:gap-10 desktop:pb-10",
          shown.length > 0 ? "desktop:grid-cols-[1.6fr] desktop:pt-14" : "desktop:grid-cols-[1fr_auto]",
        )}
      >
        <div className="max-desktop:col-span-2">
          <Logo height={38} />
          <p className="mt-4 max-w-75 text-small text-on-night/80">{t(shellMessages.footerLine)}</p>
          {shown.length > 0 && contacts}
          {onRetry && (
            <p data-slot="site-footer-failure" role="status" className="mt-2 max-w-75 text-small">
              <span>{t(shellMessages.footerFailed)}</span>{" "}
              <button
                type="button"
                onClick={onRetry}
                className="min-h-touch cursor-pointer rounded-tag font-semibold underline underline-offset-4"
              >
                {t(commonMessages.retry)}
              </button>
            </p>
          )}
          {socials.length > 0 && (
            <ul aria-label={t(shellMessages.socials)} className="mt-2 flex flex-wrap gap-x-5">
              {socials.map(({ kind, url }) => (
                <li key={kind + url}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    className="flex min-h-touch w-fit items-center rounded-tag text-small underline-offset-4 hover:underline"
                  >
                    {networks[kind][language]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {shown.length === 0 && support && <div className="max-desktop:col-span-2">{contacts}</div>}
        {shown.map(({ column, places }) => (
          <div key={column}>
            <h2 className="mb-2 text-small font-semibold">
              {columnTitles[column] ? t(columnTitles[column]) : <span translate="no">{brand}</span>}
            </h2>
            <ul>
              {places.map(([place, message]) => (
                <li key={place}>
                  <Link
                    href={hrefs[place]!}
                    variant="plain"
                    className="flex min-h-touch w-fit items-center text-small text-on-night/85 underline-offset-4 hover:text-on-night hover:underline desktop:min-h-8"
                  >
                    {t(message, { brand })}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-on-night/15 pt-5 pb-7 text-small">
          <span className="text-on-night/80">
            {rich(shellMessages.copyright, { year: String(year ?? thisYear), brand })}
          </span>
          <span className="flex items-center gap-3">
            {extra}
            <LanguageToggle variant="night" onLanguageChange={onLanguageChange} />
          </span>
          {legalFooter && (
            <p data-slot="legal-footer" className="w-full text-on-night/80">
              {legalFooter[language]}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
