import type { Selectable } from 'kysely';
import type { ConsentAct } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { GUARDIAN_LINK_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { linkUrl } from '../../base/link-url.ts';
import type { GuardianConsentTable } from '../../database/schema/user.ts';
import { makeLink } from '../link/link.ts';
import { postMail } from '../mail/post-mail.ts';
import type { UserRow } from '../user/row.ts';
import { languageOf } from '../user/settings.ts';
import { assertMayAsk } from './block.ts';
import { responsible } from './responsible.ts';

export type Child = Pick<UserRow, 'id' | 'firstname' | 'email'>;

type Asking = {
  readonly mail: string;
  readonly act: ConsentAct;
  /** Whose word named the address. */
  readonly namedBy: 'child' | 'guardian';
  /** The field that named it, for a refusal. */
  readonly path: string;
};

/**
 * Mails a one-time link about one act to a parent or guardian; nothing to one who has agreed. Asking again sends a new
 * link. Throws `fields_invalid` for an address that does not want to be asked.
 */
export async function askGuardian(context: ChangeContext, child: Child, asking: Asking): Promise<void> {
  const consent = await consentToAsk(context, child, asking);
  if (consent.state !== 'confirmed') await sendLink(context, child, consent);
}

/**
 * Asked again by the child: everybody who has not answered about the act gets a new link, not the address alone. Throws
 * `fields_invalid` with the code `agreed` where nobody is left to write to.
 */
export async function askAgain(context: ChangeContext, child: Child, asking: Asking): Promise<void> {
  await consentToAsk(context, child, asking);
  const open = await context.tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', child.id)
    .where('act', '=', asking.act)
    .where('state', 'in', ['sent', 'opened'])
    .selectAll()
    .orderBy('id')
    .execute();
  if (open.length === 0)
    throw new ApiError('fields_invalid', 'this guardian has agreed; give the address of the other parent', {
      fields: [{ path: asking.path, code: 'agreed' }],
    });
  for (const consent of open) {
    const about = { childMail: child.email, act: asking.act };
    await assertMayAsk(context, consent.mail, about, asking.path);
    await sendLink(context, child, consent);
  }
}

type Consent = Pick<Selectable<GuardianConsentTable>, 'id' | 'mail' | 'act' | 'named_by' | 'state'>;

/** The consent of an address about an act, made where nobody was asked yet. */
async function consentToAsk(
  context: ChangeContext,
  child: Child,
  { mail, act, namedBy, path }: Asking,
): Promise<Consent> {
  const { tx, now, chance } = context;
  await assertMayAsk(context, mail, { childMail: child.email, act }, path);
  const known = await tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', child.id)
    .where('mail', '=', mail)
    .where('act', '=', act)
    .where('state', 'in', ['sent', 'opened', 'confirmed'])
    .select(['id', 'mail', 'act', 'named_by', 'state'])
    .executeTakeFirst();
  if (known !== undefined) return known;
  const made = { id: chance.newId(), mail, act, named_by: namedBy, state: 'sent' as const };
  await tx
    .insertInto('guardian_consent')
    .values({ ...made, user_id: child.id, sent_at: now })
    .execute();
  return made;
}

async function sendLink(context: ChangeContext, child: Child, consent: Consent): Promise<void> {
  const { tx, now } = context;
  await tx.updateTable('guardian_consent').set({ sent_at: now }).where('id', '=', consent.id).execute();
  await mailGuardian(context, child, consent, 'first');
}

/** Mails a link of its own about a consent that is there; the links before it stay good. */
export async function mailGuardian(
  context: ChangeContext,
  child: Pick<Child, 'id' | 'firstname'>,
  { id, mail, act, named_by }: Pick<Selectable<GuardianConsentTable>, 'id' | 'mail' | 'act' | 'named_by'>,
  round: 'first' | 'reminder',
): Promise<void> {
  const { tx, now, settings } = context;
  const token = await makeLink(context, {
    action: 'guardian',
    subject: { uid: child.id, consentId: id },
    expiresAt: daysAfter(now, GUARDIAN_LINK_DAYS),
  });
  await postMail(context, {
    to: mail,
    lang: await languageOf(tx, child.id),
    template: 'guardian',
    params: {
      child: child.firstname,
      act,
      round,
      namedBy: named_by,
      ...responsible(settings),
      url: linkUrl(settings.publicUrl, { action: 'guardian', token }),
    },
  });
}

/** Revokes open requests about an act: the links of those who have not answered stop working, their addresses go. */
export async function dropGuardians({ tx }: ChangeContext, uid: string, act: ConsentAct): Promise<void> {
  await tx
    .updateTable('guardian_consent')
    .set({ state: 'replaced', mail: '' })
    .where('user_id', '=', uid)
    .where('act', '=', act)
    .where('state', 'in', ['sent', 'opened'])
    .execute();
}
