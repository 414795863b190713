import { sql } from 'kysely';
import type { Keeping } from '../../../contract/entities/application.ts';
import { answeredKeeping, KEEP_WORDS_VERSION } from '../../../contract/policy/keeping.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { appendLog, type NewLogEntry } from '../log/append.ts';
import { type ApplicationChange, changeApplication } from './change-application.ts';
import type { ApplicationRow } from './row.ts';

/** Keeping as an application stores it, and when the application is erased by it. */
type Kept = Pick<ApplicationChange, 'keeping' | 'erase_at'>;

/** Puts the question. `row` is locked with its job. */
export function askedToKeep(
  context: ChangeContext,
  row: ApplicationRow,
  months: number,
): Promise<ApplicationRow> {
  const askedAt = context.now.toISOString();
  const keeping: Keeping = { state: 'asked', months, askedAt, answeredAt: null, until: null };
  return changeApplication(context, row.id, { keeping: JSON.stringify(keeping) });
}

/**
 * The person's answer: kept until the day they agreed to, or erased at the time that held before. `keeping`: a question
 * that is open, or for a no what they had agreed to.
 */
export async function answerKeeping(
  context: ChangeContext,
  row: ApplicationRow,
  keeping: Keeping,
  accept: boolean,
): Promise<ApplicationRow> {
  return changeApplication(context, row.id, await answered(context, row, keeping, accept));
}

async function answered(
  context: ChangeContext,
  row: ApplicationRow,
  keeping: Keeping,
  accept: boolean,
): Promise<Kept> {
  if (keeping.state === 'kept') return endKeeping(context, row, null);
  const answer = answeredKeeping(keeping, accept, context.now.toISOString());
  if (!accept) return { keeping: JSON.stringify(answer) };
  await record(context, row, { version: KEEP_WORDS_VERSION, action: 'application.kept', actor: null });
  const until = new Date(answer.until as string);
  const eraseBefore = row.erase_at?.toISOString() ?? null;
  return {
    keeping: JSON.stringify({ ...answer, eraseBefore }),
    erase_at: row.erase_at && row.erase_at > until ? row.erase_at : until,
  };
}

/**
 * What changes where a company may keep an application no longer: because the person says so, because the company lets
 * go of it or is no more, or because it is open again. A question without an answer is void.
 * @param by the member; null: the person, or nobody any more
 */
export async function endKeeping(
  context: ChangeContext,
  row: ApplicationRow,
  by: string | null,
): Promise<Kept> {
  const { keeping } = row;
  if (keeping?.state === 'asked') return { keeping: null };
  if (keeping?.state !== 'kept') return {};
  const actor = by === null ? null : { uid: by };
  await record(context, row, { version: null, action: 'application.keep-ended', actor });
  const ended = answeredKeeping(keeping, false, context.now.toISOString());
  const before = keeping.eraseBefore ?? null;
  return { keeping: JSON.stringify(ended), erase_at: before === null ? context.now : new Date(before) };
}

/** Ends what a company that is no more keeps, and what it has asked. Its jobs are locked. */
export async function endKeepingOf(context: ChangeContext, companyId: string): Promise<void> {
  const rows = await context.tx
    .selectFrom('application')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`keeping ->> 'state' in ('asked', 'kept')`)
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const row of rows) await changeApplication(context, row.id, await endKeeping(context, row, null));
}

/** The consent or its end, for the person and in the company's log. */
async function record(
  context: ChangeContext,
  row: ApplicationRow,
  { version, action, actor }: { version: string | null } & Pick<NewLogEntry, 'action' | 'actor'>,
): Promise<void> {
  const { tx, now, chance } = context;
  await tx
    .insertInto('consent_history')
    .values({
      id: chance.newId(),
      user_id: row.user_id,
      key: `keep:${row.id}`,
      version,
      at: now,
      received_at: now,
    })
    .execute();
  await appendLog(context, {
    companyId: row.company_id,
    actor,
    action,
    ref: { type: 'application', id: row.id },
  });
}
