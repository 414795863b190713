import type { ChangeContext } from '../../api/change-context.ts';
import { creatorNeedsGuardian } from '../user/age.ts';
import { lockUserRow } from '../user/lock-user.ts';
import { askGuardian } from './ask.ts';
import { settleGuardian } from './settle.ts';

/**
 * Asks for the consent of its own that a profile needs whose guardian has agreed to the account alone; it is paused until
 * then. Queued once, by the migration that ended the old rule.
 */
export async function askForCreator(context: ChangeContext, payload: unknown): Promise<void> {
  const { uid } = payload as { uid: string };
  const { tx, now } = context;
  const user = await lockUserRow(tx, uid);
  const { creator } = await settleGuardian(context, uid);
  if (creator !== 'none' || !creatorNeedsGuardian(user, now)) return;
  const agreed = await tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', uid)
    .where('act', '=', 'account')
    .where('state', '=', 'confirmed')
    .select(['mail', 'named_by'])
    .orderBy('id')
    .execute();
  for (const { mail, named_by: namedBy } of agreed)
    await askGuardian(context, user, { mail, act: 'creator', namedBy, path: 'guardianMail' });
  await settleGuardian(context, uid);
}
