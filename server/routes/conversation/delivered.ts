import { ApiError } from '../../../contract/errors.ts';
import type { Side } from '../../../contract/fields.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { hasBlocked, isBlockedByTeam } from '../../domain/user/blocked.ts';
import type { Pair } from './conversation-target.ts';

type Between = Pick<Pair, 'kind' | 'userId' | 'companyId' | 'peerId'>;

/** The talent to whom a company or support writes, as far as writing depends on them. */
export type Addressee = { dateOfBirth: string; isGone: boolean; hasBlocked: boolean };

/** Undefined where the talent writes, or a colleague. */
export async function addresseeOf(
  context: CallContext,
  { userId, companyId, peerId }: Between,
  side: Side,
): Promise<Addressee | undefined> {
  if (side !== 'company' || peerId !== null) return undefined;
  const { erased_at, ...facts } = await context.tx
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['date_of_birth as dateOfBirth', 'erased_at'])
    .select(hasBlocked(namesOf(context, companyId)).as('hasBlocked'))
    .executeTakeFirstOrThrow();
  return { ...facts, isGone: erased_at !== null };
}

/** What a talent blocks: the person, or the whole company. */
function namesOf(context: CallContext, companyId: string | null): string[] {
  const { id } = userOf(context);
  return companyId === null ? [id] : [id, companyId];
}

/**
 * Throws plain `not_delivered` where the other side has blocked the caller or is gone: the sender learns no more. What
 * members of a company share, one of them blocks for all.
 */
export async function assertDelivered(
  context: CallContext,
  pair: Between,
  addressee: Addressee | undefined,
): Promise<void> {
  const isRefused = addressee
    ? addressee.hasBlocked || addressee.isGone
    : pair.peerId === null
      ? await isRefusedByTeam(context, pair)
      : await isRefusedByColleague(context, pair);
  if (isRefused) throw new ApiError('not_delivered', 'not delivered');
}

async function isRefusedByTeam(context: CallContext, { kind, companyId }: Between): Promise<boolean> {
  if (kind === 'support' || companyId === null) return false;
  return isBlockedByTeam(context.tx, { companyId, who: userOf(context).id });
}

async function isRefusedByColleague(
  context: CallContext,
  { userId, companyId, peerId }: Between,
): Promise<boolean> {
  const other = userId === userOf(context).id ? peerId : userId;
  const people = await context.tx
    .selectFrom('user')
    .where('id', 'in', [userId, other])
    .select(['id', 'erased_at'])
    .select(hasBlocked(namesOf(context, companyId)).as('hasBlocked'))
    .execute();
  return people.some((one) => (one.id === other && one.hasBlocked) || (one.id === userId && one.erased_at));
}
