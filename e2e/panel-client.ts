import type { Language } from "./words.js";

/** Asks the panel under test directly, for what a test must know or a person would read elsewhere. */
export async function readPanel<Data>(path: string, language: Language): Promise<Data> {
  const answer = await fetch(`${process.env["JOURNEY_URL"]}${path}`, {
    headers: { "Accept-Language": language },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: Data };
  return data;
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

/** The six digits of the newest mail to an address; waits for it as a person would. */
export async function codeMailedTo(address: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${process.env["JOURNEY_URL"]}/dev/outbox.json`);
    const mails = (await answer.json()) as Mail[];
    const newest = mails.filter((mail) => mail.to === address).sort((a, b) => b.at.localeCompare(a.at))[0];
    const code = /(?<!\d)\d{6}(?!\d)/.exec(newest?.text ?? "")?.[0];
    if (code !== undefined) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No code was mailed to ${address}`);
}
