import type { ApplicantType, Application, Language } from "@talabee/contract";
import {
  detailRows,
  type EmailTemplate,
  emailTemplate,
  greeting,
  paragraph,
  smallPrint,
} from "../../mail/email-template.js";
import { APPLICANT_TYPE_NAMES } from "./decision-notification.js";

type Decision = Exclude<Application["status"], "received">;

const RECEIVED = {
  en: {
    subject: (reference: string) => `We have your application ${reference}`,
    title: "We have your application",
    lead: "Thank you for wanting to work with us. We read every application and answer within three days.",
    after: "Keep the reference: we use it to find your application.",
    reference: "Reference",
    type: "Applied as",
  },
  ar: {
    subject: (reference: string) => `استلمنا طلب انضمامك ${reference}`,
    title: "استلمنا طلب انضمامك",
    lead: "شكرًا لرغبتك في العمل معنا. نقرأ كل طلب ونرد خلال ثلاثة أيام.",
    after: "يرجى الاحتفاظ بالرقم المرجعي، فبه نجد طلبك فورًا.",
    reference: "الرقم المرجعي",
    type: "صفة التقديم",
  },
} as const;

const DECIDED: Record<Language, Record<Decision, { subject: string; title: string; lead: string }>> = {
  en: {
    in_review: {
      subject: "We are reading your application",
      title: "We are reading your application",
      lead: "Our team is reviewing your application. We may call you with a question.",
    },
    accepted: {
      subject: "Welcome: your application is accepted",
      title: "Your application is accepted",
      lead: "Welcome aboard. We are glad to have you with us.",
    },
    rejected: {
      subject: "Your application was not accepted",
      title: "Your application was not accepted",
      lead: "Thank you for your patience. We cannot accept your application this time; you are welcome to apply again.",
    },
  },
  ar: {
    in_review: {
      subject: "نراجع طلب انضمامك",
      title: "نراجع طلب انضمامك",
      lead: "طلبك الآن بين يدي أحد زملائنا، وقد نتصل بك لسؤال.",
    },
    accepted: {
      subject: "أهلًا بك، تم قبول طلب انضمامك",
      title: "تم قبول طلب انضمامك",
      lead: "أهلًا بك معنا، يسعدنا انضمامك.",
    },
    rejected: {
      subject: "لم يُقبل طلب انضمامك",
      title: "لم يُقبل طلب انضمامك",
      lead: "شكرًا لصبرك. لا يمكننا قبول طلبك هذه المرة، ويسعدنا أن تتقدم مرة أخرى.",
    },
  },
};

const NEXT: Record<
  Language,
  Record<"rider" | "riderWithout" | "partner" | "partnerWithout" | "marketplace" | "other", string>
> = {
  en: {
    rider: "Your account can deliver from now on: sign in and set yourself to available.",
    riderWithout: "Register with this email address: your account can deliver as soon as it is verified.",
    partner:
      "Your store is prepared, and your account owns it. Nobody sees it until its menu, hours and place are complete: we will call you within two working days to help.",
    partnerWithout:
      "Your store is prepared. A mail of its own invites you to own it: register with this email address and accept. We will call you within two working days to help with menu and hours.",
    marketplace: "We will call you within two working days to set up your menu and opening hours with you.",
    other: "We will call you within two working days to agree on the next steps.",
  },
  ar: {
    rider: "يمكن لحسابك التوصيل من الآن، سجّل الدخول وأعلن أنك متاح.",
    riderWithout: "يرجى التسجيل بهذا البريد الإلكتروني، وسيتمكن حسابك من التوصيل فور تأكيده.",
    partner:
      "متجرك جاهز للإعداد وحسابك هو مالكه. لن يراه أحد قبل استكمال القائمة ومواعيد العمل والموقع، وسنتصل بك خلال يومي عمل للمساعدة.",
    partnerWithout:
      "متجرك جاهز للإعداد، وستصلك رسالة أخرى تدعوك إلى امتلاكه: يرجى التسجيل بهذا البريد الإلكتروني ثم قبول الدعوة. سنتصل بك خلال يومي عمل للمساعدة في القائمة ومواعيد العمل.",
    marketplace: "سنتصل بك خلال يومي عمل لإدخال قائمتك ومواعيد عملك معًا.",
    other: "سنتصل بك خلال يومي عمل للاتفاق على كيفية البدء.",
  },
};

/** Confirms the receipt of an application. */
export function applicationReceivedEmail(
  language: Language,
  of: { name: string; type: ApplicantType; reference: string },
): EmailTemplate {
  const texts = RECEIVED[language];
  return emailTemplate(
    language,
    { subject: texts.subject(of.reference), title: texts.title, preview: texts.lead },
    [
      greeting(language, of.name),
      paragraph(texts.lead),
      detailRows([
        { label: texts.reference, value: of.reference, strong: true, ltr: true },
        { label: texts.type, value: APPLICANT_TYPE_NAMES[of.type][language] },
      ]),
      smallPrint(texts.after),
    ],
  );
}

/** Informs the applicant of a decision. */
export function applicationDecidedEmail(
  language: Language,
  of: { name: string; type: ApplicantType; status: Decision; reference: string; hasAccount: boolean },
): EmailTemplate {
  const texts = DECIDED[language][of.status];
  const { type, hasAccount } = of;
  const next =
    type === "star"
      ? "other"
      : type === "marketplace" || hasAccount
        ? type
        : type === "rider"
          ? "riderWithout"
          : "partnerWithout";
  return emailTemplate(language, { ...texts, preview: texts.lead }, [
    greeting(language, of.name),
    paragraph(texts.lead),
    ...(of.status === "accepted" ? [paragraph(NEXT[language][next])] : []),
    detailRows([{ label: RECEIVED[language].reference, value: of.reference, strong: true, ltr: true }]),
  ]);
}
