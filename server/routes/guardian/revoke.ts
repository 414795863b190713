import type { AnswerOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { settleGuardian } from '../../domain/guardian/settle.ts';
import { useLink as spendLink } from '../../domain/link/link.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import type { Asked } from './policy.ts';

/** Takes a consent back: what it was given for ends, an account's applications or a creator's profile. */
export async function revoke(
  context: CallContext,
  { token }: { token: string },
  { child, consent }: Asked,
): Promise<AnswerOf<'guardian.revoke'>> {
  const { tx, now } = context;
  await tx
    .updateTable('guardian_consent')
    .set({ state: 'revoked', revoked_at: now })
    .where('id', '=', consent.id)
    .execute();
  await spendLink(tx, token, now);
  await touchUser(context, child.id);
  const settled = await settleGuardian(context, child.id);
  return { state: settled[consent.act] };
}
