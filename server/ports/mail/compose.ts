import type { SendMailOptions } from 'nodemailer';
import { type Letter, MailError } from './mail.ts';

/** One address and nothing else: a comma, a bracket or a line break would be another recipient or another header. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u;

/** A letter as nodemailer wants it. Throws a MailError for an address that is none; the address is not quoted. */
export function compose(letter: Letter, from: string): SendMailOptions {
  const { to, subject, text, html, messageId, unsubscribe, attachments = [] } = letter;
  if (!ADDRESS.test(to)) throw new MailError('a mail has no proper address', 'mail', 'EADDRESS');
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    attachments: attachments.map(({ filename, type, content }) => ({ filename, contentType: type, content })),
    // Out-of-office answers are for people.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && URL.canParse(unsubscribe)
        ? {
            'List-Unsubscribe': `<${new URL(unsubscribe).href}>`,
            // RFC 8058: the mail program's own button posts there.
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
