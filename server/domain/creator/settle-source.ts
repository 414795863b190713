import type { Updateable } from 'kysely';
import { type ProofFailure, RECHECK_DAYS } from '../../../contract/entities/creator.ts';
import { type SourceAct, stepSource } from '../../../contract/policy/creator.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { CreatorSourceTable } from '../../database/schema/creator.ts';
import type { ProofAnswer } from '../../ports/creator-proof/judge.ts';
import { notify } from '../notification/notify.ts';
import type { SourceRow } from './row.ts';
import { refreshProven } from './touch-creator.ts';

/** Two failed checks in a row end a proof. */
const FAILURES = 2;

/** Stores the result of checking a source. A source that was settled otherwise meanwhile stays unchanged. */
export async function settleSource(
  context: ChangeContext,
  source: SourceRow,
  answer: ProofAnswer,
): Promise<void> {
  if (answer.found) return settleFound(context, source, answer, 'found');
  if (source.status === 'checking') return refuse(context, source, answer.reason, 'missing');
  if (source.status !== 'verified') return;
  const failures = source.failures + 1;
  const { now } = context;
  if (failures < FAILURES)
    return change(
      context,
      source,
      { failures, next_check_at: daysAfter(now, RECHECK_DAYS.afterFailure) },
      true,
    );
  await change(context, source, {
    status: stepSource('expire', source.status) ?? source.status,
    failures,
    reason: answer.reason,
    fix_until: daysAfter(now, RECHECK_DAYS.toFix),
  });
}

/** Verifies a source, unless the account it shows is another creator's verified source. */
export async function settleFound(
  context: ChangeContext,
  source: SourceRow,
  found: { externalId: string | null; handle: string | null; followers: number | null },
  act: SourceAct,
): Promise<void> {
  const status = stepSource(act, source.status);
  if (status === undefined) return;
  const externalId = found.externalId ?? source.external_id;
  if (await isTaken(context, source, externalId))
    return source.status === 'verified' ? undefined : refuse(context, source, 'taken', 'missing');
  const { now } = context;
  const quiet = source.status === 'verified';
  await change(
    context,
    source,
    {
      status,
      reason: null,
      failures: 0,
      fix_until: null,
      verified_at: now,
      next_check_at: daysAfter(now, RECHECK_DAYS.after),
      external_id: externalId,
      handle: found.handle ?? source.handle,
      ...(found.followers === null ? {} : { measured_followers: found.followers, measured_at: now }),
    },
    quiet,
  );
}

export async function refuse(
  context: ChangeContext,
  source: SourceRow,
  reason: ProofFailure,
  act: SourceAct,
): Promise<void> {
  const status = stepSource(act, source.status);
  if (status !== undefined) await change(context, source, { status, reason });
}

async function isTaken(
  { tx }: ChangeContext,
  source: SourceRow,
  externalId: string | null,
): Promise<boolean> {
  const other = await tx
    .selectFrom('creator_source')
    .where('platform', '=', source.platform)
    .where('status', '=', 'verified')
    .where('id', '<>', source.id)
    .where((eb) => eb(eb.fn.coalesce('external_id', 'url'), '=', externalId ?? source.url))
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** @param quiet nothing that the person has to know */
async function change(
  context: ChangeContext,
  source: SourceRow,
  columns: Updateable<CreatorSourceTable>,
  quiet = false,
): Promise<void> {
  const row = await context.tx
    .updateTable('creator_source')
    .set(columns)
    .where('id', '=', source.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const creator = await refreshProven(context, source.creator_id);
  if (quiet) return;
  await notify(context, {
    to: creator.user_id,
    type: 'verification',
    ref: { type: 'creator', id: creator.id },
    params: [row.handle ?? row.url],
    version: `${row.id}:${row.status}:${context.now.toISOString()}`,
  });
}
