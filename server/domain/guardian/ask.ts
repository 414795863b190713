import type { Selectable } from 'kysely';
import type { ConsentAct } from '../../../contract/entities/user.ts';
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
 * Mails a one-time link about one act to a parent or guardian. Asking again sends a new link. Throws `fields_invalid`
 * for an address that does not want to be asked.
 */
export async function askGuardian(
  context: ChangeContext,
  child: Child,
  { mail, act, namedBy, path }: Asking,
): Promise<void> {
  const { tx, now } = context;
  await assertMayAsk(context, mail, { childMail: child.email, act }, path);
  const known = await tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', child.id)
    .where('mail', '=', mail)
    .where('act', '=', act)
    .where('state', 'in', ['sent', 'opened', 'confirmed'])
    .select(['id', 'state'])
    .executeTakeFirst();
  if (known?.state === 'confirmed') return;
  const consentId = known?.id ?? context.chance.newId();
  if (known === undefined)
    await tx
      .insertInto('guardian_consent')
      .values({ id: consentId, user_id: child.id, mail, named_by: namedBy, act, state: 'sent', sent_at: now })
      .execute();
  else await tx.updateTable('guardian_consent').set({ sent_at: now }).where('id', '=', consentId).execute();
  await mailGuardian(context, child, { id: consentId, mail, act, named_by: namedBy }, 'first');
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
