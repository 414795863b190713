import type { NotificationType } from '../../../contract/entities/notification.ts';
import { UNSUBSCRIBE_DAYS } from '../../../contract/limits.ts';
import { UNSUBSCRIBE_PATH } from '../../../contract/raw-routes.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { makeLink } from '../link/link.ts';

/** Every type at once. */
export const ALL = '*';
export type Which = NotificationType | typeof ALL;

/** URL that unsubscribes its holder from mails of a type, or from all, without a sign-in and any number of times. */
export async function unsubscribeUrl(context: ChangeContext, uid: string, which: Which): Promise<string> {
  const token = await makeLink(context, {
    action: 'unsubscribe',
    subject: { uid, type: which },
    expiresAt: daysAfter(context.now, UNSUBSCRIBE_DAYS),
  });
  return `${context.settings.publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
}
