import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { ConsentAct } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { AGE_ADULT } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { linkUrl } from '../../base/link-url.ts';
import { askGuardian } from '../../domain/guardian/ask.ts';
import { birthday } from '../../domain/guardian/birth-date.ts';
import { othersAsked } from '../../domain/guardian/others.ts';
import { settleGuardian } from '../../domain/guardian/settle.ts';
import { assertOtherPerson } from '../../domain/guardian/signature.ts';
import { consentStatement, keptStatement } from '../../domain/guardian/statement.ts';
import { makeLink, useLink as spendLink } from '../../domain/link/link.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import { languageOf } from '../../domain/user/settings.ts';
import { loadPage } from '../../domain/webpage/load-page.ts';
import { coversCreator } from './open.ts';
import type { Asked } from './policy.ts';

type Args = ArgsOf<'guardian.confirm'>;

/** Keeps who has agreed, in which role and to which words, and asks the other parent where both have to be heard. */
export async function confirm(
  context: CallContext,
  args: Args,
  asked: Asked,
): Promise<AnswerOf<'guardian.confirm'>> {
  const { tx, now } = context;
  const { child, consent } = asked;
  const others = await othersAsked(tx, consent);
  assertOtherPerson(args.name, {
    child: `${child.firstname} ${child.lastname}`,
    others: others.flatMap(({ name }) => name ?? []),
    path: 'name',
  });
  const otherMail = args.custody === 'joint' && others.length === 0 ? otherParent(args, asked) : undefined;
  const agreed = await agreedColumns(context, args, asked, consent.act);
  const creator = args.creatorVersion === undefined ? undefined : await creatorColumns(context, args, asked);
  await tx
    .updateTable('guardian_consent')
    .set({ ...agreed, opened_at: consent.opened_at ?? now })
    .where('id', '=', consent.id)
    .execute();
  await spendLink(tx, args.token, now);
  await touchUser(context, child.id);
  if (otherMail !== undefined) {
    await spend(context, 'guardianMails', child.id);
    await askGuardian(context, child, {
      mail: otherMail,
      act: consent.act,
      namedBy: 'guardian',
      path: 'otherMail',
    });
  }
  await mailWayBack(context, asked, consent.act, consent.id);
  if (creator !== undefined)
    await mailWayBack(context, asked, 'creator', await keepCreator(context, asked, creator));
  const settled = await settleGuardian(context, child.id);
  return { state: settled[consent.act] };
}

type Agreed = Awaited<ReturnType<typeof agreedColumns>>;

async function agreedColumns(
  { tx, now, settings }: CallContext,
  { name, relation, custody, statement }: Args,
  { child }: Asked,
  act: ConsentAct,
) {
  const letter = await loadPage(tx, 'parents-letter', now);
  return {
    state: 'confirmed' as const,
    name: name.trim(),
    relation,
    custody,
    both_parents: custody !== 'joint',
    confirmed_at: now,
    letter_version: letter?.version ?? null,
    ...keptStatement(consentStatement(act, child.firstname, settings), statement),
  };
}

/** The second box of an account's form. Throws `not_allowed` where the child cannot have a profile yet. */
async function creatorColumns(context: CallContext, args: Args, asked: Asked): Promise<Agreed> {
  if (!coversCreator(context, asked))
    throw new ApiError('not_allowed', 'this link does not ask about a creator profile');
  const statement = { lang: args.statement.lang, version: args.creatorVersion ?? '' };
  return agreedColumns(context, { ...args, statement }, asked, 'creator');
}

/** Asked about by the same link; another one about the profile alone may be open. */
async function keepCreator(
  { tx, now, chance }: CallContext,
  { child, consent: { mail, named_by, opened_at } }: Asked,
  agreed: Agreed,
): Promise<string> {
  const open = await tx
    .updateTable('guardian_consent')
    .set({ ...agreed, opened_at: opened_at ?? now })
    .where('user_id', '=', child.id)
    .where('mail', '=', mail)
    .where('act', '=', 'creator')
    .where('state', 'in', ['sent', 'opened', 'confirmed'])
    .returning('id')
    .executeTakeFirst();
  if (open !== undefined) return open.id;
  const id = chance.newId();
  await tx
    .insertInto('guardian_consent')
    .values({
      id,
      user_id: child.id,
      mail,
      named_by,
      act: 'creator',
      sent_at: now,
      opened_at: opened_at ?? now,
      ...agreed,
    })
    .execute();
  return id;
}

function otherParent({ otherMail }: Args, { child, consent }: Asked): string {
  const refuse = (code: string) =>
    new ApiError('fields_invalid', 'as a rule both parents agree: give the other parent’s mail address', {
      fields: [{ path: 'otherMail', code }],
    });
  if (otherMail === undefined) throw refuse('missing');
  const mail = otherMail.toLowerCase();
  if (mail === consent.mail || mail === child.email) throw refuse('own_mail');
  return mail;
}

/** The link that takes the consent back; it is good as long as the consent counts, for a creator's profile to 18. */
async function mailWayBack(
  context: CallContext,
  { child, consent }: Asked,
  act: ConsentAct,
  consentId: string,
): Promise<void> {
  const token = await makeLink(context, {
    action: 'guardian-manage',
    subject: { uid: child.id, consentId },
    expiresAt: birthday(child.date_of_birth, AGE_ADULT),
  });
  await postMail(context, {
    to: consent.mail,
    lang: await languageOf(context.tx, child.id),
    template: 'guardian-manage',
    params: {
      child: child.firstname,
      act,
      url: linkUrl(context.settings.publicUrl, { action: 'guardian', token }),
    },
  });
}
