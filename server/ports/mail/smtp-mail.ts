import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import { type Mail, MailError } from './mail.ts';

const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;
/** Connections at a time, reused for the next mails; more than the tasks under way is of no use. */
const CONNECTIONS = 4;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The post by SMTP. Without TLS it speaks to this machine only. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    // A connection that the server has ended meanwhile is replaced at once; everything else is the task's next try.
    maxRequeues: 1,
    url,
    requireTLS: !LOOPBACK.includes(new URL(url).hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
  });
  return {
    async send(letter) {
      await transport.sendMail(compose(letter, from)).catch(rethrow);
    },
    async reach() {
      await transport.verify().catch(rethrow);
    },
  };
}

type SmtpError = { command: string; responseCode: number; response: string; code: string };

/** Servers quote the address in their answers, and errors are kept. */
function rethrow(error: unknown): never {
  if (error instanceof MailError) throw error;
  const { code = 'ESMTP', responseCode, command = 'no command' } = error as Partial<SmtpError>;
  throw new MailError(
    `the mail server did not take a mail (${command})`,
    whatOf(error as Partial<SmtpError>),
    responseCode === undefined ? code : `${code} ${responseCode}`,
  );
}

/** No connection, no TLS, no sign-in: whatever the mail is. */
const SERVER_CODES = [
  'ECONNECTION',
  'ECONNREFUSED',
  'EDNS',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
];

/**
 * For good: the mailbox does not exist (RFC 3463: 5.1.x), or the words were refused. A refused sender or relay is ours
 * to mend: such mails wait, and so do those of a mailbox that is full.
 */
function whatOf({ code, command, responseCode = 0, response = '' }: Partial<SmtpError>): MailError['what'] {
  if (code !== undefined && SERVER_CODES.includes(code)) return 'server';
  if (command === 'DATA' && responseCode >= 500) return 'mail';
  if (command !== 'RCPT TO' || (responseCode !== 550 && responseCode !== 553)) return 'now';
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response) ?? [];
  return subject === undefined || subject === '1' ? 'mail' : 'now';
}
