import type { ArgsOf } from '../../../contract/calls.ts';
import type { Creator } from '../../../contract/entities/creator.ts';
import type { CallContext } from '../../api/call-context.ts';
import { presentCreator } from '../../domain/creator/presenter.ts';
import { refreshProven } from '../../domain/creator/touch-creator.ts';
import { VERIFY } from '../../domain/creator/work.ts';
import { cancelWork } from '../../work/queue.ts';
import type { OwnSource } from './own-creator.ts';

/** Removes a source with its figures. There is no token to revoke: sign-ins are used once and kept nowhere. */
export async function removeSource(
  context: CallContext,
  _args: ArgsOf<'creator.remove-source'>,
  { creator, source }: OwnSource,
): Promise<Creator> {
  await context.tx.deleteFrom('creator_source').where('id', '=', source.id).execute();
  await cancelWork(context, VERIFY, source.id);
  return presentCreator(context.tx, await refreshProven(context, creator.id));
}
