import type { ConsentAct } from '../../../contract/entities/user.ts';
import { GUARDIAN_LINK_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { linkUrl } from '../../base/link-url.ts';
import { makeLink } from '../link/link.ts';
import { postMail } from '../mail/post-mail.ts';
import { languageOf } from '../user/settings.ts';

export type Child = { readonly uid: string; readonly firstname: string };

/** Mails a one-time link about one act to a parent or guardian. Asking again sends a new link. */
export async function askGuardian(
  context: ChangeContext,
  child: Child,
  mail: string,
  namedBy: 'child' | 'guardian',
  act: ConsentAct,
): Promise<void> {
  const { tx, now, settings } = context;
  const known = await tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', child.uid)
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
      .values({
        id: consentId,
        user_id: child.uid,
        mail,
        named_by: namedBy,
        act,
        state: 'sent',
        sent_at: now,
      })
      .execute();
  else await tx.updateTable('guardian_consent').set({ sent_at: now }).where('id', '=', consentId).execute();
  const token = await makeLink(context, {
    action: 'guardian',
    subject: { uid: child.uid, consentId },
    expiresAt: daysAfter(now, GUARDIAN_LINK_DAYS),
  });
  await postMail(context, {
    to: mail,
    lang: await languageOf(tx, child.uid),
    template: 'guardian',
    params: { child: child.firstname, act, url: linkUrl(settings.publicUrl, { action: 'guardian', token }) },
  });
}

/** Revokes open requests about an act: the links of those who have not answered stop working. */
export async function dropGuardians({ tx }: ChangeContext, uid: string, act: ConsentAct): Promise<void> {
  await tx
    .updateTable('guardian_consent')
    .set({ state: 'replaced' })
    .where('user_id', '=', uid)
    .where('act', '=', act)
    .where('state', 'in', ['sent', 'opened'])
    .execute();
}
