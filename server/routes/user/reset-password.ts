import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { ProductLimit } from '../../../contract/limits.ts';
import { type CallContext, type ChangeContext, callerOf } from '../../api/call-context.ts';
import { textHash } from '../../api/canonical-json.ts';
import { spend } from '../../limits/limit.ts';
import { postMail } from '../../mail/post-mail.ts';
import { queueWork } from '../../work/queue.ts';
import type { Act } from '../../work/work.ts';
import { languageOf } from './settings.ts';

export const RESET_MAIL = 'user.reset-mail';

/** Which mail it is: a forgotten password, or word that there is an account already. */
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

const PER_ACCOUNT = { reset: 'passwordResets', registered: 'registeredMails' } as const;

/**
 * Queues the search for the account and the mail: known and unknown addresses differ neither in the answer nor in the
 * time it takes. Beyond an account's limit nothing more is sent and the answer is the same, so that strangers who ask in
 * somebody's name use up nothing: the newest mail's link still works.
 */
async function mailLater(context: CallContext, userMail: string, template: ResetMail) {
  const mail = userMail.toLowerCase();
  const own = context.caller?.email === mail;
  if (!own) await spend(context, 'resetRequests', context.address);
  const who = own ? callerOf(context).uid : textHash(mail);
  if (await isWithin(context, PER_ACCOUNT[template], who))
    await queueWork(context, { kind: RESET_MAIL, payload: { mail, template } });
  return {};
}

async function isWithin(context: CallContext, limit: ProductLimit, who: string): Promise<boolean> {
  try {
    await spend(context, limit, who);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

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
  const lang = user === undefined ? 'de_DE' : await languageOf(context.tx, user.id);
  const login = `${context.settings.publicUrl}/login`;
  if (template === 'reset') await postMail(context, { to: mail, lang, template, params: { url } });
  else await postMail(context, { to: mail, lang, template, params: { url, login } });
}
