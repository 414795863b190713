import { ApiError } from '../../../contract/errors.ts';
import type { Side } from '../../../contract/fields.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { membersOf } from '../../domain/company/members.ts';
import { isBlocked } from '../../domain/user/blocked.ts';
import type { Pair } from './conversation-target.ts';

/**
 * Throws plain `not_delivered` where the other side has blocked the caller or is gone: the sender learns no more. A
 * talent blocks a person or the whole company; what members share, one of them blocks for all.
 */
export async function assertDelivered(
  context: CallContext,
  pair: Pick<Pair, 'kind' | 'userId' | 'companyId' | 'peerId'>,
  side: Side,
): Promise<void> {
  const { id } = userOf(context);
  for (const by of await readersOf(context, pair, side)) {
    const names = side === 'company' && pair.companyId !== null ? [id, pair.companyId] : [id];
    for (const who of names) if (await isBlocked(context.tx, { by, who })) throw notDelivered();
  }
  if (side === 'company' && (await isGone(context, pair.userId))) throw notDelivered();
}

async function readersOf(
  { tx, user }: CallContext,
  { kind, userId, companyId, peerId }: Pick<Pair, 'kind' | 'userId' | 'companyId' | 'peerId'>,
  side: Side,
): Promise<string[]> {
  if (peerId !== null) return [userId, peerId].filter((uid) => uid !== user?.id);
  if (side === 'company') return [userId];
  return kind === 'support' || companyId === null ? [] : membersOf(tx, companyId, 'canChat');
}

async function isGone({ tx }: CallContext, uid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row === undefined;
}

const notDelivered = () => new ApiError('not_delivered', 'not delivered');
