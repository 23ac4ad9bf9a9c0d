import type { Language } from "@talabee/contract";
import {
  type EmailTemplate,
  emailTemplate,
  greeting,
  detailRows,
  paragraph,
  quotedText,
} from "../../mail/email-template.js";

interface Message {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Forwards a customer's message and contact details to support. */
export function contactEmail({ name, email, phone, message }: Message): EmailTemplate {
  return emailTemplate("en", { subject: `Message from ${name}`, title: "A message from the contact page" }, [
    detailRows([
      { label: "Name", value: name, strong: true },
      { label: "Email", value: email, ltr: true },
      { label: "Phone", value: phone, ltr: true },
    ]),
    quotedText(message),
  ]);
}

const ANSWERS = {
  en: { subject: "Our answer to your message", title: "Our answer to your message", lead: "You wrote:" },
  ar: { subject: "ردنا على رسالتك", title: "ردنا على رسالتك", lead: "كتبت إلينا:" },
} as const;

/** The answer to a message, with the message. */
export function contactAnswerEmail(
  language: Language,
  { name, message, answer }: Pick<Message, "name" | "message"> & { readonly answer: string },
): EmailTemplate {
  const { lead, ...head } = ANSWERS[language];
  return emailTemplate(language, head, [
    greeting(language, name),
    ...answer.split(/\n{2,}/).map(paragraph),
    paragraph(lead),
    quotedText(message),
  ]);
}

const MESSAGES = {
  en: {
    subject: "We have your message",
    title: "We have your message",
    lead: "Thank you for writing. We answer within a day; this is what you sent us.",
  },
  ar: {
    subject: "استلمنا رسالتك",
    title: "استلمنا رسالتك",
    lead: "شكرًا لتواصلك معنا. نرد خلال يوم واحد، وهذا ما أرسلته إلينا.",
  },
} as const;

/** Copy of the message for its sender. */
export function contactCopyEmail(language: Language, { name, message }: Message): EmailTemplate {
  const messages = MESSAGES[language];
  return emailTemplate(language, messages, [
    greeting(language, name),
    paragraph(messages.lead),
    quotedText(message),
  ]);
}
