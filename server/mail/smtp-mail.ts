import { createTransport } from 'nodemailer';
import type { Report } from '../report.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The post by SMTP. Without TLS it speaks to this machine only. */
export function smtpMail({ url, from }: { url: string; from: string }, report: Report): Mail {
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK.includes(new URL(url).hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
  });
  return {
    async send(letter) {
      try {
        await transport.sendMail(compose(letter, from));
      } catch (error) {
        if (!isForGood(error)) throw nameless(error);
        // No such mailbox: the next try would be refused as well.
        report('the mail server refused a mail for good', nameless(error));
      }
    },
  };
}

/**
 * The mailbox does not exist (RFC 3463: 5.1.x). A refused sign-in, sender or relay is ours to mend: such mails wait,
 * and so do those of a mailbox that is full.
 */
function isForGood(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  const { command, responseCode = 0, response = '' } = error as Partial<SmtpError>;
  if (command !== 'RCPT TO' || (responseCode !== 550 && responseCode !== 553)) return false;
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response) ?? [];
  return subject === undefined || subject === '1';
}

type SmtpError = { command: string; responseCode: number; response: string; code: string };

/** Servers quote the address in their answers, and errors are logged. */
function nameless(error: unknown): Error {
  const { code = 'ESMTP', responseCode, command = 'no command' } = error as Partial<SmtpError>;
  return Object.assign(new Error(`the mail server did not take a mail (${command})`), {
    name: 'MailError',
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
  });
}
