import type { ProofFailure } from '../../../contract/entities/creator.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { cancelWork } from '../../work/queue.ts';
import { markLifted } from '../restriction/lift.ts';
import { type Reasons, restrict } from '../restriction/restrict.ts';
import type { SourceRow } from './row.ts';
import { refuse, settleFound } from './settle-source.ts';
import { lockSource } from './touch-creator.ts';
import { VERIFY } from './work.ts';

export type SourceDecision = { sourceId: string } & (
  | { verdict: 'verified' }
  | {
      verdict: 'failed';
      /** What is missing, for the app; left out: staff has looked. */
      reason?: ProofFailure;
      reasons: Reasons;
    }
);

/** Settles a source after a manual check by staff, for platforms that block automatic ones. */
export async function decideSource(context: ChangeContext, decision: SourceDecision): Promise<void> {
  const { sourceId } = decision;
  const source = await lockSource(context.tx, sourceId);
  if (source === undefined) throw new ApiError('not_found', 'no such source');
  await cancelWork(context, VERIFY, sourceId);
  if (decision.verdict === 'failed') {
    await refuse(context, source, decision.reason ?? 'staff', 'staff-refuse');
    return restrictSource(context, source, decision.reasons);
  }
  await markLifted(context, { kind: 'source_refused', targetId: sourceId });
  const unknown = { externalId: null, handle: null, followers: null };
  await settleFound(context, source, unknown, 'staff-verify');
}

async function restrictSource(context: ChangeContext, source: SourceRow, reasons: Reasons): Promise<void> {
  const { user_id: userId } = await context.tx
    .selectFrom('creator')
    .where('id', '=', source.creator_id)
    .select('user_id')
    .executeTakeFirstOrThrow();
  await restrict(context, {
    ...reasons,
    kind: 'source_refused',
    concerns: { userId },
    target: { type: 'creator', id: source.id },
    about: source.handle ?? source.url,
  });
}
