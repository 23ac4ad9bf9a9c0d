import type { ApplicantType, Application } from "@talabee/contract";
import type { NotificationContent } from "../notifications/create-notification.js";

/** Names of the applicant types, in both languages. */
export const APPLICANT_TYPE_NAMES: Readonly<Record<ApplicantType, { en: string; ar: string }>> = {
  partner: { en: "partner", ar: "شريك" },
  rider: { en: "rider", ar: "مندوب توصيل" },
  star: { en: "star", ar: "نجم" },
  marketplace: { en: "marketplace", ar: "سوق إلكتروني" },
};

const TITLES: Readonly<Record<Exclude<Application["status"], "received">, { en: string; ar: string }>> = {
  in_review: { en: "We are reading your application", ar: "نراجع طلب انضمامك" },
  accepted: { en: "Your application is accepted", ar: "تم قبول طلب انضمامك" },
  rejected: { en: "Your application was not accepted", ar: "لم يُقبل طلب انضمامك" },
};

/** Notification of a decision, for an applicant with an account. */
export function decisionNotification(of: {
  type: ApplicantType;
  status: keyof typeof TITLES;
  reference: string;
}): NotificationContent {
  const typeName = APPLICANT_TYPE_NAMES[of.type];
  return {
    title: TITLES[of.status],
    body: {
      en: `Application ${of.reference} as a ${typeName.en}`,
      ar: `طلب الانضمام ${of.reference} بصفة ${typeName.ar}`,
    },
    link: "/joinFamily",
    data: { kind: "application", reference: of.reference, status: of.status },
  };
}
