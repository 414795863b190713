import { CHANGE_MAIL_HOURS, RESTORE_MAIL_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { linkUrl } from '../../base/link-url.ts';
import { dropLinks, makeLink } from '../link/link.ts';
import { postMail } from '../mail/post-mail.ts';
import { addresseeOf } from './addressee.ts';
import { touchUser } from './lock-user.ts';
import type { UserRow } from './row.ts';
import { languageOf } from './settings.ts';

export const CHANGE_MAIL = 'user.change-mail';

/**
 * Mails the link to the new address only, as proof that the person reads its mails. It stands as long as the sign-in that
 * asked for it: a new password also throws out who has asked for another address.
 */
export async function mailChangeLink(context: ChangeContext, payload: unknown): Promise<void> {
  const { uid, mail, askedBy } = payload as { uid: string; mail: string; askedBy: string };
  const user = await addresseeOf(context.tx, uid);
  if (user === undefined) return;
  const token = await makeLink(context, {
    action: 'change-mail',
    subject: { uid, from: user.email, to: mail, askedBy },
    expiresAt: new Date(context.now.getTime() + CHANGE_MAIL_HOURS * 3_600_000),
  });
  await postMail(context, {
    to: mail,
    lang: user.lang,
    template: 'change-mail',
    params: {
      firstname: user.firstname,
      url: linkUrl(context.settings.publicUrl, { action: 'change-mail', token }),
    },
  });
}

/**
 * Updates the record after the account's address changed: ends its sessions and voids links mailed to the old address.
 */
export async function setRecordMail(context: ChangeContext, user: UserRow, mail: string): Promise<void> {
  const { tx, now } = context;
  await tx.updateTable('user').set({ email: mail }).where('id', '=', user.id).execute();
  await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('user_id', '=', user.id)
    .where('ended_at', 'is', null)
    .execute();
  for (const action of ['change-mail', 'sign-in'] as const) await dropLinks(tx, user.id, action);
  await touchUser(context, user.id);
}

/** Notifies the old address, with a link that undoes the change. */
export async function tellOldAddress(
  context: ChangeContext,
  { id, email, firstname }: UserRow,
  mail: string,
): Promise<void> {
  const until = daysAfter(context.now, RESTORE_MAIL_DAYS);
  const token = await makeLink(context, {
    action: 'restore-mail',
    subject: { uid: id, mail: email, since: context.now.toISOString() },
    expiresAt: until,
  });
  await postMail(context, {
    to: email,
    lang: await languageOf(context.tx, id),
    template: 'mail-changed',
    params: {
      firstname,
      mail,
      until: until.toISOString(),
      url: linkUrl(context.settings.publicUrl, { action: 'restore-mail', token }),
    },
  });
}
