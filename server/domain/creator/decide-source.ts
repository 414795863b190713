import type { ProofFailure } from '../../../contract/entities/creator.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { cancelWork } from '../../work/queue.ts';
import { refuse, settleFound } from './settle-source.ts';
import { lockSource } from './touch-creator.ts';
import { VERIFY } from './work.ts';

export type SourceDecision = {
  sourceId: string;
  verdict: 'verified' | 'failed';
  /** Reason of a refusal; left out: no proof was found. */
  reason?: ProofFailure;
};

/** Settles a source after a manual check by staff, for platforms that block automatic ones. */
export async function decideSource(
  context: ChangeContext,
  { sourceId, verdict, reason = 'staff' }: SourceDecision,
): Promise<void> {
  const source = await lockSource(context.tx, sourceId);
  if (source === undefined) throw new ApiError('not_found', 'no such source');
  await cancelWork(context, VERIFY, sourceId);
  if (verdict === 'failed') return refuse(context, source, reason, 'staff-refuse');
  const unknown = { externalId: null, handle: null, followers: null };
  await settleFound(context, source, unknown, 'staff-verify');
}
