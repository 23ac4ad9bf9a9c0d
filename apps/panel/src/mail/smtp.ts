import { createTransport } from "nodemailer";

export interface EmailSender {
  send(mail: { to: string; subject: string; text: string; html: string }): Promise<void>;
  close(): void;
}

/** Connections to the mail server; they stay open between mails. */
export const MAX_CONNECTIONS = 6;
const CONNECT_MS = 10_000;
/** Maximum silence of the mail server. */
const SILENCE_MS = 30_000;

/** Sends mails through an SMTP server. `url` is smtp:// or smtps://, with credentials if the server needs them. */
export function createSmtpSender(url: string, from: string): EmailSender {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    },
    { from },
  );
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
