import type { Keeping } from '../../../contract/entities/application.ts';
import { answeredKeeping, KEEP_WORDS_VERSION } from '../../../contract/policy/keeping.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { appendLog } from '../log/append.ts';
import { changeApplication } from './change-application.ts';
import type { ApplicationRow } from './row.ts';

/** Writes the question or its answer, and when the application is erased by it. `row` is locked with its job. */
export function setKeeping(
  context: ChangeContext,
  row: ApplicationRow,
  keeping: ApplicationRow['keeping'],
  eraseAt: Date | null,
): Promise<ApplicationRow> {
  return changeApplication(context, row.id, {
    keeping: keeping && JSON.stringify(keeping),
    erase_at: eraseAt,
  });
}

/**
 * The person's answer: kept until the day they agreed to, or erased at the time that held before. The consent, or its
 * end, is recorded for them, and the company's log says it.
 */
export async function answerKeeping(
  context: ChangeContext,
  row: ApplicationRow,
  keeping: Keeping,
  accept: boolean,
): Promise<ApplicationRow> {
  const { tx, now, chance } = context;
  const answered = answeredKeeping(keeping, accept, now.toISOString());
  const eraseBefore = row.keeping?.eraseBefore ?? row.erase_at?.toISOString() ?? null;
  const erase = [eraseBefore, answered.until].filter((one) => one !== null).map((one) => new Date(one));
  const last = erase.length > 0 ? new Date(Math.max(...erase.map(Number))) : null;
  const next = await setKeeping(context, row, { ...answered, eraseBefore }, last);
  if (answered.state !== 'declined') {
    await tx
      .insertInto('consent_history')
      .values({
        id: chance.newId(),
        user_id: row.user_id,
        key: `keep:${row.id}`,
        version: accept ? KEEP_WORDS_VERSION : null,
        at: now,
        received_at: now,
      })
      .execute();
    await appendLog(context, {
      companyId: row.company_id,
      actor: null,
      action: accept ? 'application.kept' : 'application.keep-ended',
      ref: { type: 'application', id: row.id },
    });
  }
  return next;
}

/** What changes where the company no longer sees an application that it was allowed to keep. */
export function letGo(
  { keeping }: Pick<ApplicationRow, 'keeping'>,
  now: Date,
): { keeping?: string; erase_at?: Date | null } {
  if (keeping?.state !== 'kept') return {};
  const ended = answeredKeeping(keeping, false, now.toISOString());
  const before = keeping.eraseBefore ?? null;
  return {
    keeping: JSON.stringify({ ...keeping, ...ended }),
    erase_at: before === null ? now : new Date(before),
  };
}
