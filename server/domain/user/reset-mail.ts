import { LANGUAGE_MARKET } from '../../../contract/languages.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Act } from '../../work/work.ts';
import { postMail } from '../mail/post-mail.ts';
import { reservedMail } from './reserved-mail.ts';
import { languageOf } from './settings.ts';

export const RESET_MAIL = 'user.reset-mail';

/** The reason of the mail: a forgotten password, or an attempt to register again. */
export type ResetMail = 'reset' | 'registered';

/** Mails the link, where there is an account to mail it to. */
export async function mailReset({ ports }: ChangeContext, payload: unknown): Promise<Act> {
  // Queued by an earlier version it names no template.
  const { mail, template = 'reset' } = payload as { mail: string; template?: ResetMail };
  return async () => {
    const url = await ports.identity.resetLink(mail);
    if (url !== undefined) return (context) => post(context, { mail, template, url });
    return template === 'registered' ? (context) => tellReserved(context, mail) : undefined;
  };
}

/** Why an address without an account cannot be registered just now. */
async function tellReserved(context: ChangeContext, mail: string): Promise<void> {
  const reserved = await reservedMail(context.tx, mail, context.now);
  if (reserved === undefined) return;
  await postMail(context, {
    to: mail,
    lang: await languageOf(context.tx, reserved.uid),
    template: 'mail-reserved',
    params: { until: reserved.until.toISOString() },
  });
}

async function post(
  context: ChangeContext,
  { mail, template, url }: { mail: string; template: ResetMail; url: string },
): Promise<void> {
  const user = await context.tx
    .selectFrom('user')
    .where('email', '=', mail)
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  const lang = user === undefined ? LANGUAGE_MARKET : await languageOf(context.tx, user.id);
  const login = `${context.settings.publicUrl}/login`;
  if (template === 'reset') await postMail(context, { to: mail, lang, template, params: { url } });
  else await postMail(context, { to: mail, lang, template, params: { url, login } });
}
