import type { ArgsOf } from '../../../contract/calls.ts';
import type { CreatorCard } from '../../../contract/entities/creator.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { presentCards } from '../../domain/creator/presenter.ts';
import { readableCreator } from '../../domain/creator/readable.ts';
import type { CreatorRow } from '../../domain/creator/row.ts';

export async function mayReadCreator(
  context: CallContext,
  { creatorId }: ArgsOf<'creator.get'>,
): Promise<CreatorRow> {
  const row = await readableCreator(context.tx, userOf(context), creatorId, context.now);
  if (row === undefined) throw new ApiError('not_found', 'no such creator');
  return row;
}

export async function readCreator(
  { tx }: CallContext,
  _args: ArgsOf<'creator.get'>,
  row: CreatorRow,
): Promise<CreatorCard> {
  const [card] = await presentCards(tx, [row]);
  return card as CreatorCard;
}
