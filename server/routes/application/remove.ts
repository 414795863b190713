import type { ArgsOf } from '../../../contract/calls.ts';
import type { Application } from '../../../contract/entities/application.ts';
import { may } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { endApplication } from '../../domain/application/end.ts';
import { endKeeping } from '../../domain/application/keeping.ts';
import { readApplication } from '../../domain/application/presenter.ts';
import { eraseAfter } from '../../domain/application/rejection.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { overtaken, setStatus } from '../../domain/application/transition.ts';
import { appendLog } from '../../domain/log/append.ts';
import type { Removing } from './policy.ts';

/** By the seeker: withdrawn. By the owner: hidden from the company; the seeker's record does not change its state. */
export async function removeApplication(
  context: CallContext,
  { reason }: ArgsOf<'application.remove'>,
  { row, as }: Removing,
): Promise<Application> {
  if (as === 'seeker') return readApplication(context.tx, await withdraw(context, row, reason));
  const hidden = await hide(context, row);
  return { ...(await readApplication(context.tx, hidden)), status: hidden.status };
}

/** Open until hired; it beats an acceptance (product section 7). */
async function withdraw(
  context: CallContext,
  row: ApplicationRow,
  reason: string | undefined,
): Promise<ApplicationRow> {
  if ((row.removed_from ?? row.status) === 'withdrawn') return row;
  if (!may('withdraw', row.status)) await overtaken(context, row);
  return endApplication(context, row, {
    as: 'withdrawn',
    by: row.user_id,
    withdraw_reason: reason ?? null,
  });
}

async function hide(context: CallContext, row: ApplicationRow): Promise<ApplicationRow> {
  if (!may('remove', row.status)) await overtaken(context, row);
  const { id: uid } = userOf(context);
  const next = await setStatus(context, row, 'removed', uid, {
    removed_at: context.now,
    removed_from: row.status,
    erase_at: row.erase_at ?? (await eraseAfter(context, row.company_id)),
    ...(await endKeeping(context, row, uid)),
  });
  await appendLog(context, {
    companyId: row.company_id,
    actor: { uid },
    action: 'application.removed',
    ref: { type: 'application', id: row.id },
    before: { status: row.status },
    after: { status: 'removed' },
  });
  return next;
}
