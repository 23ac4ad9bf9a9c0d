import { createTransport } from "nodemailer";

export interface EmailSender {
  send(mail: { to: string; subject: string; text: string; html: string }): Promise<void>;
  close(): void;
}

/** Sends mails through an SMTP server. `url` is smtp:// or smtps://, with credentials if the server needs them. */
export function createSmtpSender(url: string, from: string): EmailSender {
  const transport = createTransport(url, { from });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
