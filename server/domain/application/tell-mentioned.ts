import { mentionsIn } from '../../../contract/mentions.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { notify } from '../notification/notify.ts';
import { colleaguesReading } from './colleagues.ts';
import { nameFor } from './presenter.ts';
import type { ApplicationRow } from './row.ts';

/** Tells members who are named in the notes now and were not before; only those who may read the applicant. */
export async function tellMentioned(
  context: CallContext,
  before: ApplicationRow,
  after: ApplicationRow,
): Promise<void> {
  const { id: uid, firstname, lastname } = userOf(context);
  const known = new Set([uid, ...mentionsIn(before.private.notes)]);
  const named = mentionsIn(after.private.notes).filter((id) => !known.has(id));
  if (named.length === 0) return;
  const colleagues = await colleaguesReading(context.tx, after);
  for (const to of named.filter((id) => colleagues.has(id)).sort())
    await notify(context, {
      to,
      type: 'application_mentioned',
      ref: { type: 'application', id: after.id },
      params: [`${firstname} ${lastname}`, nameFor(after), after.job_snapshot.title],
    });
}
