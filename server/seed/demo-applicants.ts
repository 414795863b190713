import { sql } from 'kysely';
import type { CallParts } from '../api/call-parts.ts';
import { readMeta } from '../database/epoch.ts';
import { onMarket } from '../domain/job/on-market.ts';
import { callAs, type SeedCaller } from './call-as.ts';

/** Invented people. */
const FIRSTNAMES = [
  'Amira',
  'Ben',
  'Clara',
  'Emre',
  'Fatma',
  'Jonas',
  'Leon',
  'Mila',
  'Noah',
  'Olga',
  'Paul',
];
const LASTNAMES = ['Becker', 'Demir', 'Fischer', 'Hoffmann', 'Kaya', 'Nowak', 'Richter', 'Schulz', 'Yilmaz'];
const NOTES = [
  'Ich habe schon im Verkauf gearbeitet und kann sofort anfangen.',
  'Ich suche eine feste Stelle in der Nähe.',
  'Am Wochenende und am Abend habe ich Zeit.',
  '',
];

/** How many of the company's jobs they apply for. */
const JOBS = 5;

/**
 * So many new people apply to a company now, by the calls that people make; of every ten one is invited, one declined
 * and two are only opened. They have records and no accounts: nobody can sign in as one of them. Answers undefined where
 * there is no such company with an open job.
 * @param ownerMail whose company; without it the demo's
 */
export async function seedApplicants(
  parts: CallParts,
  count: number,
  ownerMail?: string,
): Promise<number | undefined> {
  const market = await openMarket(parts, ownerMail);
  if (market === undefined) return undefined;
  for (let at = 0; at < count; at++) {
    const job = market.jobs[at % market.jobs.length];
    if (job !== undefined) await applyOnce(parts, market.owner, job, at);
  }
  return count;
}

type OpenJob = { id: string; rev: number };

async function applyOnce(parts: CallParts, owner: SeedCaller, job: OpenJob, at: number): Promise<void> {
  const { newId } = parts.chance;
  const uid = newId();
  const person = { uid, email: `${uid}@example.org` };
  const [_id, _conversationId] = [newId(), newId()];
  const general = {
    firstname: pick(FIRSTNAMES, at),
    lastname: pick(LASTNAMES, at),
    dateOfBirth: `${1970 + (at % 35)}-0${1 + (at % 9)}-1${at % 10}`,
  };
  await callAs(parts, person, 'user.create', {
    uniqueId: uid,
    userObj: { email: person.email, userMode: 'user', general },
  });
  const note = pick(NOTES, at);
  await callAs(parts, person, 'application.add', {
    _id,
    _conversationId,
    _jobId: job.id,
    jobRev: job.rev,
    note,
  });
  const fate = at % 10;
  if (fate < 4) await callAs(parts, owner, 'application.list', { _applicationId: _id, markSeen: true });
  if (fate === 0) await callAs(parts, owner, 'application.accept', { _applicationId: _id });
  if (fate === 1) await callAs(parts, owner, 'application.reject', { _applicationId: _id });
}

const pick = (list: readonly string[], at: number) => list[at % list.length] as string;

/** A company's owner, and its jobs that an adult can apply for with a note alone. */
async function openMarket(
  parts: CallParts,
  ownerMail: string | undefined,
): Promise<{ owner: SeedCaller; jobs: [OpenJob, ...OpenJob[]] } | undefined> {
  const owner = await ownerOf(parts, ownerMail);
  if (owner === undefined) return undefined;
  const [first, ...others] = await parts.db
    .selectFrom('job')
    .where('company_id', '=', owner.companyId)
    .where(onMarket('job', parts.clock()))
    .where('kind', 'in', ['employment', 'minijob', 'internship'])
    .where(sql<boolean>`jsonb_array_length(questions) = 0`)
    .select(['id', 'rev'])
    .orderBy('published_at')
    .orderBy('id')
    .limit(JOBS)
    .execute();
  return first && { owner, jobs: [first, ...others] };
}

async function ownerOf({ db }: CallParts, mail: string | undefined) {
  const demo = mail === undefined ? await readMeta(db, 'demo_company') : undefined;
  if (mail === undefined && demo === undefined) return undefined;
  return db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('role', '=', 'owner')
    .$if(demo !== undefined, (owners) => owners.where('company_id', '=', demo as string))
    .$if(mail !== undefined, (owners) => owners.where('user.email', '=', mail as string))
    .select(['user.id as uid', 'user.email as email', 'company_id as companyId'])
    .orderBy('user.id')
    .executeTakeFirst();
}
