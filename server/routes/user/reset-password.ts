import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext, ChangeContext } from '../../api/call-context.ts';
import { textHash } from '../../api/canonical-json.ts';
import { spend } from '../../limits/limit.ts';
import { postMail } from '../../mail/post-mail.ts';
import { queueWork } from '../../work/queue.ts';
import { languageOf } from './settings.ts';

export const RESET_MAIL = 'user.reset-mail';

/** What is mailed: to whoever has forgotten the password, or that there is an account. */
type ResetMail = 'reset' | 'registered';

export async function resetPassword(
  context: CallContext,
  { userMail }: ArgsOf<'user.reset-password'>,
): Promise<AnswerOf<'user.reset-password'>> {
  return mailLater(context, userMail, 'reset');
}

export async function tellRegistered(
  context: CallContext,
  { userMail }: ArgsOf<'user.tell-registered'>,
): Promise<AnswerOf<'user.tell-registered'>> {
  return mailLater(context, userMail, 'registered');
}

/**
 * Queues the search for the account and the mail: known and unknown addresses differ neither in the answer nor in the
 * time it takes.
 */
async function mailLater(context: CallContext, userMail: string, template: ResetMail) {
  const mail = userMail.toLowerCase();
  await spend(context, 'passwordResets', context.address);
  await spend(context, 'passwordResets', textHash(mail));
  await queueWork(context, { kind: RESET_MAIL, payload: { mail, template } });
  return {};
}

/** Mails the link, where there is an account to mail it to. */
export async function mailReset(context: ChangeContext, payload: unknown): Promise<void> {
  // Queued by an earlier version it names no template.
  const { mail, template = 'reset' } = payload as { mail: string; template?: ResetMail };
  const url = await context.ports.identity.resetLink(mail);
  if (url === undefined) return;
  const user = await context.tx
    .selectFrom('user')
    .where('email', '=', mail)
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  const lang = user === undefined ? 'de_DE' : await languageOf(context.tx, user.id);
  const login = `${context.settings.publicUrl}/login`;
  if (template === 'reset') await postMail(context, { to: mail, lang, template, params: { url } });
  else await postMail(context, { to: mail, lang, template, params: { url, login } });
}
