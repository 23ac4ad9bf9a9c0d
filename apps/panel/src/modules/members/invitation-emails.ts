import type { Language } from "@talabee/contract";
import type { StoreRole } from "@talabee/domain";
import {
  BRAND,
  button,
  detailRows,
  type EmailTemplate,
  emailTemplate,
  paragraph,
  smallPrint,
} from "../../mail/email-template.js";

/** What the roles of a store are called. */
export const ROLE_NAMES: Readonly<Record<StoreRole, Readonly<Record<Language, string>>>> = {
  owner: { en: "Owner", ar: "مالك" },
  manager: { en: "Manager", ar: "مدير" },
  counter: { en: "Counter", ar: "موظف الاستقبال" },
  kitchen: { en: "Kitchen", ar: "موظف المطبخ" },
};

const TEXTS = {
  en: {
    subject: (store: string) => `You are invited to work for ${store}`,
    title: "You are invited",
    lead: (store: string) => `${store} would like you on its team at ${BRAND}.`,
    role: "As",
    store: "Store",
    address: "Address of the link",
    accept: "See the invitation",
    after: "The link is valid for seven days, and once. If you do not know this store, ignore this mail.",
  },
  ar: {
    subject: (store: string) => `دعوة للعمل مع ${store}`,
    title: "لديك دعوة",
    lead: (store: string) => `يدعوك ${store} للانضمام إلى فريقه على ${BRAND}.`,
    role: "الصفة",
    store: "المتجر",
    address: "عنوان الرابط",
    accept: "عرض الدعوة",
    after: "الرابط صالح لمدة سبعة أيام ولمرة واحدة. إذا كنت لا تعرف هذا المتجر فتجاهل هذه الرسالة.",
  },
} as const;

/** Invites somebody to work for a store. `path` is that of the page of the invitation. */
export function invitationEmail(
  language: Language,
  of: { store: string; role: StoreRole; path: string; publicUrl: string | null },
): EmailTemplate {
  const texts = TEXTS[language];
  const link = of.publicUrl === null ? null : `${of.publicUrl.replace(/\/$/, "")}${of.path}`;
  return emailTemplate(
    language,
    { subject: texts.subject(of.store), title: texts.title, preview: texts.lead(of.store) },
    [
      paragraph(texts.lead(of.store)),
      detailRows([
        { label: texts.store, value: of.store },
        { label: texts.role, value: ROLE_NAMES[of.role][language], strong: true },
        { label: texts.address, value: link ?? of.path, ltr: true },
      ]),
      button(texts.accept, link),
      smallPrint(texts.after),
    ],
  );
}
