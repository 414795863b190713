import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { Language } from '../../../contract/languages.ts';
import { forgetMails } from '../../domain/backup/restore-log.ts';
import { invoiceFiles } from '../../domain/billing/paper/invoice-files.ts';
import { readInvoice } from '../../domain/billing/paper/read-invoice.ts';
import { noteSent } from '../../domain/mail/sent-before.ts';
import { GiveUp } from '../../work/failure.ts';
import { queueWork } from '../../work/queue.ts';
import type { WorkKinds } from '../../work/work.ts';
import { outside, recurring, type Service } from '../../work/work.ts';
import { MailError } from './mail.ts';
import { renderLetter } from './render.ts';
import { type MailTemplate, mailText } from './templates.ts';

type Payload = {
  id: string;
  to: string;
  lang: Language;
  template: MailTemplate;
  params: Record<string, string>;
  invoice?: string;
};

const MAIL_SERVER: Service = {
  name: 'mail',
  isAway: (error) => error instanceof MailError && error.what === 'server',
  reach: (ports) => ports.mail.reach(),
};

function unlessRefused(error: unknown): never {
  if (error instanceof MailError && error.what === 'mail')
    throw new GiveUp('the mail server refused a mail for good', { cause: error });
  throw error;
}

const DROP_NOTES = 'mail.drop-notes';

/** Hands queued mails to the post. One that the post does not take stays queued, with the id it has. */
export const mailWork: WorkKinds = {
  'mail.send': outside(
    async ({ tx, now, ports, settings }, payload) => {
      const { id, to, lang, template, params, invoice } = payload as Payload;
      const messageId = `<${id}@${new URL(settings.publicUrl).hostname}>`;
      const letter = renderLetter(mailText(lang, template, params), { to, lang, messageId });
      const whole = invoice === undefined ? undefined : await readInvoice(tx, invoice);
      return async () => {
        const attachments = whole === undefined ? [] : await invoiceFiles(whole);
        await ports.mail.send({ ...letter, attachments }).catch(unlessRefused);
        await noteSent(ports.files, { to, template, params }, now);
      };
    },
    { service: MAIL_SERVER },
  ),
  'mail.forget-sent': recurring(DAY_MS, (context) => queueWork(context, { kind: DROP_NOTES, key: 'all' }), {
    lane: 'bulk',
  }),
  [DROP_NOTES]: outside(
    async ({ now, ports }) =>
      () =>
        forgetMails(ports.files, now),
  ),
};
