import { LANGUAGE_MARKET } from '../../../contract/languages.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Act } from '../../work/work.ts';
import { postMail } from '../mail/post-mail.ts';
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
    return url === undefined ? undefined : (context) => post(context, { mail, template, url });
  };
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
