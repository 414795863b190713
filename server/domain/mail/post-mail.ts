import type { Language } from '../../../contract/languages.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { MailTemplate, ParamsOf } from '../../ports/mail/templates.ts';
import { queueWork } from '../../work/queue.ts';
import { wentOutBefore } from './sent-before.ts';

export type NewMail<Name extends MailTemplate = MailTemplate> = {
  to: string;
  lang: Language;
  template: Name;
  params: ParamsOf<Name>;
  /** Files of this invoice go along; they are made when the mail is sent. */
  invoice?: string;
};

/**
 * Queues a mail in the transaction of its change: sent after the commit, retried until the mail server accepts it, with
 * the same Message-ID in every try. Links are made with `linkUrl`. A restored database skips a mail that was sent
 * before.
 */
export async function postMail<Name extends MailTemplate>(
  context: ChangeContext,
  { to, lang, template, params, invoice }: NewMail<Name>,
): Promise<void> {
  if (await wentOutBefore(context.tx, { to, template, params }, context.now)) return;
  const payload = { id: context.chance.newId(), to, lang, template, params, ...(invoice && { invoice }) };
  await queueWork(context, { kind: 'mail.send', payload });
}
