import type { ArgsOf } from '../../../contract/calls.ts';
import type { CreatorCard } from '../../../contract/entities/creator.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { bornUntil } from '../../domain/creator/adults.ts';
import { presentCards } from '../../domain/creator/presenter.ts';
import type { CreatorRow } from '../../domain/creator/row.ts';

/**
 * Oneself, always. Members of companies: an active adult creator, and a creator who has applied to them and
 * was accepted, or has an offer of theirs.
 */
export async function mayReadCreator(
  context: CallContext,
  { creatorId }: ArgsOf<'creator.get'>,
): Promise<CreatorRow> {
  const user = userOf(context);
  const found = await context.tx
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.user_id')
    .where('creator.id', '=', creatorId)
    .selectAll('creator')
    .select(['user.date_of_birth', 'user.locked_at', 'user.erased_at'])
    .executeTakeFirst();
  if (found === undefined) throw unknown();
  const { date_of_birth: born, locked_at: lockedAt, erased_at: erasedAt, ...row } = found;
  if (row.user_id === user.id) return row;
  if (user.membership === null || lockedAt !== null || erasedAt !== null) throw unknown();
  if (row.status === 'active' && born <= bornUntil(context.now)) return row;
  if (await knows(context, row, user.membership.companyId)) return row;
  throw unknown();
}

async function knows({ tx }: CallContext, row: CreatorRow, companyId: string): Promise<boolean> {
  const application = await tx
    .selectFrom('application')
    .where('user_id', '=', row.user_id)
    .where('company_id', '=', companyId)
    .where('status', 'in', ['accepted', 'hired'])
    .select('id')
    .executeTakeFirst();
  const offer = await tx
    .selectFrom('offer')
    .where('creator_id', '=', row.id)
    .where('company_id', '=', companyId)
    .where('sent_version', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return application !== undefined || offer !== undefined;
}

export async function readCreator(
  { tx }: CallContext,
  _args: ArgsOf<'creator.get'>,
  row: CreatorRow,
): Promise<CreatorCard> {
  const [card] = await presentCards(tx, [row]);
  return card as CreatorCard;
}

const unknown = () => new ApiError('not_found', 'no such creator');
