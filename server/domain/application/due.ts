import { DUE_WARNING_HOURS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { notify } from '../notification/notify.ts';
import { readersOf } from './announce.ts';
import { nameFor } from './presenter.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

function toTell({ tx, now }: ChangeContext) {
  const soon = new Date(now.getTime() + DUE_WARNING_HOURS * HOUR_MS);
  return tx
    .selectFrom('application')
    .where('status', 'in', ['submitted', 'viewed'])
    .where('visible_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('due_at', '<=', now), eb('due_told', '<', 2)]),
        eb.and([eb('due_at', '<=', soon), eb('due_told', '<', 1)]),
      ]),
    );
}

/** Reply clock: notifies those who answer a day before an answer is due and again when it is, each once. */
export const tellDue = eachRow('applications.due', 5 * MINUTE_MS, {
  async find(context, { limit, untaken }) {
    return toTell(context)
      .where(untaken('application.id'))
      .select('id')
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const { tx, now } = context;
    const row = await toTell(context).where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();
    if (row === undefined) return;
    const isDue = row.due_at !== null && row.due_at <= now;
    const job = await tx
      .selectFrom('job')
      .where('id', '=', row.job_id)
      .select(['id', 'company_id', 'created_by', 'title', 'visible_to'])
      .executeTakeFirstOrThrow();
    // Without a new version of the row: no reader shows this column.
    await tx
      .updateTable('application')
      .set({ due_told: isDue ? 2 : 1 })
      .where('id', '=', row.id)
      .execute();
    for (const uid of await readersOf(tx, job)) {
      await notify(context, {
        to: uid,
        type: 'application_due',
        ref: { type: 'application', id: row.id },
        params: [nameFor(row), row.job_snapshot.title],
        version: `${row.received_at.toISOString()} ${isDue ? 'due' : 'soon'}`,
      });
    }
  },
});
