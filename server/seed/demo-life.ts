import { DAY_MS } from '../../contract/calendar-day.ts';
import type { ArgsOf, CallName } from '../../contract/calls.ts';
import type { CallParts } from '../api/call-parts.ts';
import { writeCall } from '../api/write-call.ts';
import { readMeta } from '../database/epoch.ts';
import { DEMO_MAILS, type DemoAccounts } from '../ports/identity/embedded/demo-accounts.ts';

const NOTES = [
  'I can start next week, early shifts as well.',
  'I worked in a shop like yours for two years.',
  'Your ad says that you train new people. I would like that.',
  'I live ten minutes away and look for steady hours.',
  'Weekends suit me best.',
] as const;

/**
 * Applications of the demo seeker to the demo company, one in each state, with a conversation: made by the calls that
 * people make, at times before `clock()`, so that notifications, logs and numbers are those of the real thing.
 * Does nothing where either account has a past. Gives the number of applications.
 */
export async function seedDemoLife(parts: CallParts, accounts: DemoAccounts): Promise<number> {
  const { db, chance } = parts;
  const companyId = await readMeta(db, 'demo_company');
  if (companyId === undefined || (await hasPast(parts, companyId, accounts.seeker))) return 0;
  const start = parts.clock().getTime();
  const jobs = await openJobs(parts, companyId);

  const act = <Name extends CallName>(
    who: 'seeker' | 'company',
    daysAgo: number,
    name: Name,
    args: ArgsOf<Name>,
  ) =>
    writeCall(
      { ...parts, clock: () => new Date(start - daysAgo * DAY_MS) },
      {
        name,
        args,
        key: chance.newId(),
        from: {
          caller: {
            uid: accounts[who],
            email: DEMO_MAILS[who],
            emailVerified: true,
            signedInAt: start,
            expiresAt: start + DAY_MS,
          },
          address: '127.0.0.1',
        },
      },
    );
  const apply = async (index: number, daysAgo: number) => {
    const job = jobs[index];
    if (job === undefined) return undefined;
    const ids = { _id: chance.newId(), _conversationId: chance.newId() };
    const note = NOTES[index] ?? NOTES[0];
    await act('seeker', daysAgo, 'application.add', { ...ids, _jobId: job.id, jobRev: job.rev, note });
    return ids;
  };
  const write = (
    who: 'seeker' | 'company',
    daysAgo: number,
    ids: { _id: string; _conversationId: string },
    text: string,
  ) =>
    act(who, daysAgo, 'conversation.add-message', {
      clientId: chance.newId(),
      _conversationId: ids._conversationId,
      ref: { type: 'application', id: ids._id },
      type: 'text',
      text,
      clientAt: new Date(start - daysAgo * DAY_MS).toISOString(),
    });

  // Longest ago first, as it would have happened.
  const due = await apply(0, jobs[0] ? jobs[0].reply_days + 0.5 : 0);
  const rejected = await apply(1, 5);
  const accepted = await apply(2, 4);
  const withdrawn = await apply(3, 3);
  const fresh = await apply(4, 0.1);
  if (rejected) await act('company', 3, 'application.reject', { _applicationId: rejected._id });
  if (accepted) {
    await act('company', 2, 'application.accept', { _applicationId: accepted._id });
    await write('company', 1.9, accepted, 'Thank you for applying. Could you come by on Thursday at 10?');
    await write('seeker', 1.5, accepted, 'Yes, Thursday at 10 is fine. Shall I bring anything?');
    await write('company', 1, accepted, 'Only yourself. We will show you the shop.');
  }
  if (withdrawn) await act('seeker', 1, 'application.remove', { _applicationId: withdrawn._id });
  return [due, rejected, accepted, withdrawn, fresh].filter((made) => made !== undefined).length;
}

async function hasPast({ db }: CallParts, companyId: string, seeker: string): Promise<boolean> {
  const any = await db
    .selectFrom('application')
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('user_id', '=', seeker)]))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

/** Jobs of the company that anybody of age may apply for without answering questions. */
function openJobs({ db }: CallParts, companyId: string) {
  return db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where('job.company_id', '=', companyId)
    .where('job.status', '=', 'published')
    .where('job.kind', '!=', 'campaign')
    .orderBy('job.published_at')
    .orderBy('job.id')
    .select(['job.id', 'job.rev', 'company.reply_days'])
    .limit(5)
    .execute();
}
