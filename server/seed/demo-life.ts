import { sql } from 'kysely';
import { DAY_MS } from '../../contract/calendar-day.ts';
import type { CallParts } from '../api/call-parts.ts';
import { readMeta } from '../database/epoch.ts';
import { onMarket } from '../domain/job/on-market.ts';
import { presentJob, withCompany } from '../domain/job/presenter.ts';
import { DEMO_MAILS, type DemoAccounts } from '../ports/identity/embedded/demo-accounts.ts';
import { callAs } from './call-as.ts';
import { dealWith, seedDemoCreator } from './demo-creator.ts';
import { type Deed, demoDeeds, keptJobs, STORY_JOBS } from './demo-stories.ts';

/**
 * Applications of the demo seeker to the demo company in every state, a conversation, an offer that waits for each side,
 * jobs kept for later, and an offer for a campaign to the creator that the seeker is: made by the calls that people
 * make, at times before `clock()` and in their order, so that notifications, logs and numbers are those of the real
 * thing. Does nothing where either account has applied or been applied to. A call
 * that is refused throws, and nothing after it is done; nor is the rest after a crash in between.
 */
export async function seedDemoLife(parts: CallParts, accounts: DemoAccounts): Promise<void> {
  const companyId = await readMeta(parts.db, 'demo_company');
  if (companyId === undefined || (await hasPast(parts, companyId, accounts.seeker))) return;
  const start = parts.clock();
  const jobs = await steadyJobs(parts, companyId, start);
  const creatorId = await seedDemoCreator(parts, accounts, start);
  const deeds = [
    ...demoDeeds(jobs.map(presentJob), start, parts.chance.newId),
    ...keptJobs(await jobsOfOthers(parts, companyId, start), start),
    ...dealWith(creatorId, start, parts.chance.newId),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const deed of deeds) await carryOut(parts, accounts, deed);
}

/** Jobs that are kept, one a day. */
const KEPT = 3;

function carryOut(parts: CallParts, accounts: DemoAccounts, { at, who, name, args }: Deed) {
  return callAs({ ...parts, clock: () => at }, { uid: accounts[who], email: DEMO_MAILS[who] }, name, args);
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

/** Employment without an end and without questions: it can be applied for and offered as it is advertised. */
function steadyJobs({ db }: CallParts, companyId: string, now: Date) {
  return withCompany(db)
    .where('job.company_id', '=', companyId)
    .where(onMarket('job', now))
    .where('job.kind', '=', 'employment')
    .where('job.end_date', 'is', null)
    .where(sql<boolean>`jsonb_array_length(job.questions) = 0`)
    .where('job.published_at', '<', new Date(now.getTime() - STORY_JOBS.openDays * DAY_MS))
    .orderBy('job.published_at')
    .orderBy('job.id')
    .limit(STORY_JOBS.count)
    .execute();
}

/** Jobs of other companies, those first that leave the market first. */
async function jobsOfOthers({ db }: CallParts, companyId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .where('company_id', '<>', companyId)
    .where(onMarket('job', now))
    .where('kind', 'in', ['employment', 'minijob'])
    .where('published_at', '<', new Date(now.getTime() - KEPT * DAY_MS))
    .select('id')
    .orderBy('valid_through')
    .orderBy('id')
    .limit(KEPT)
    .execute();
  return rows.map(({ id }) => id);
}
