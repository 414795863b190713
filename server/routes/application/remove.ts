import type { ArgsOf } from '../../../contract/calls.ts';
import type { Application, ApplicationStatus } from '../../../contract/entities/application.ts';
import { may } from '../../../contract/policy/application.ts';
import type { CallContext } from '../../api/call-context.ts';
import { recordApplication } from '../../change-log/record.ts';
import { membersOf } from '../company/members.ts';
import { notify } from '../notification/notify.ts';
import type { Removing } from './policy.ts';
import { type ApplicationRow, nameFor, presentApplication } from './presenter.ts';
import { enter, overtaken } from './transition.ts';

const FINAL: readonly ApplicationStatus[] = ['hired', 'rejected', 'withdrawn', 'closed'];

/** By the seeker: withdrawn. By the owner: hidden from the company; the seeker's record does not change its state. */
export async function removeApplication(
  context: CallContext,
  { reason }: ArgsOf<'application.remove'>,
  { row, as }: Removing,
): Promise<Application> {
  return presentApplication(
    as === 'seeker' ? await withdraw(context, row, reason) : await hide(context, row),
  );
}

async function withdraw(
  context: CallContext,
  row: ApplicationRow,
  reason: string | undefined,
): Promise<ApplicationRow> {
  if (row.status === 'withdrawn') return row;
  if (!may('withdraw', row.status)) throw overtaken(row);
  const next = await enter(context, row, 'withdrawn', { due_at: null, withdraw_reason: reason ?? null });
  for (const uid of await membersOf(context.tx, row.company_id)) {
    await notify(context, {
      to: uid,
      type: 'application_withdrawn',
      ref: { type: 'application', id: row.id },
      params: [nameFor(next), row.job_snapshot.title],
    });
  }
  return next;
}

async function hide({ tx, effects, now }: CallContext, row: ApplicationRow): Promise<ApplicationRow> {
  if (!FINAL.includes(row.status)) throw overtaken(row);
  const next = await tx
    .updateTable('application')
    .set((eb) => ({ removed_at: now, ver: eb('ver', '+', 1) }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordApplication(effects, next);
  return next;
}
