import { v7 } from 'uuid';
import { ageOn } from '../../contract/age.ts';
import { dayOf } from '../../contract/calendar-day.ts';
import type { ArgsOf } from '../../contract/calls.ts';
import type { JobDraft } from '../../contract/entities/job.ts';
import { grantPlan } from '../domain/billing/grant.ts';
import type { TestApp } from './test-app.ts';

/** VAT numbers with a valid check digit, from the range that is not given out. */
const COMPANY_UIDS = ['DE136695976', 'DE129273398', 'DE811569869'];

export const DRAFT: JobDraft = {
  kind: 'minijob',
  title: 'Bakery counter, Saturdays',
  description: 'Selling bread and cake on Saturdays, with a team of three.',
  tasks: ['Sell bread'],
  must: ['Friendly'],
  nice: [],
  skills: [],
  benefits: ['Free bread'],
  employmentType: ['PART_TIME'],
  pay: { min: 1400, max: 1600, currency: 'EUR', unit: 'HOUR' },
  hours: { min: 6, max: 8, text: 'Saturday' },
  shifts: [{ day: 'sat', start: '08:00', end: '15:00' }],
  agreedTimes: null,
  schooling: null,
  branches: ['shop'],
  conditions: [],
  assurances: [],
  internship: null,
  location: { label: 'Celle', lat: 52.6226, lng: 10.0805 },
  remote: 'none',
  startDate: null,
  endDate: null,
  openings: 1,
  minAge: 16,
  minAgeGround: null,
  questions: [],
  campaign: null,
};

/** What makes an ad for a campaign of it. */
export const CAMPAIGN: Partial<JobDraft> = {
  kind: 'campaign',
  pay: null,
  hours: null,
  shifts: [],
  minAge: 18,
  campaign: {
    platforms: ['tiktok'],
    deliverables: ['One video'],
    usageRights: 'One year',
    budget: 90_000,
    disclosure: '',
    due: null,
  },
};

/**
 * The setup is behind them, as if they had been here for a while: what `user.create` has answered, without the flag.
 * Past the API, so that nothing else of the record moves.
 */
export async function setUp<Record extends { _id: string; settings: object }>(
  t: TestApp,
  record: Record,
): Promise<Record> {
  await t.db.deleteFrom('user_setting').where('user_id', '=', record._id).execute();
  return { ...record, settings: {} };
}

/**
 * A job seeker with a record; born 1998 unless said otherwise. Of those of 15 and 16 compulsory schooling is over, unless
 * the test says what it is (`said`).
 */
export async function seeker(
  t: TestApp,
  uid: string,
  dateOfBirth = '1998-04-17',
  guardianMail?: string,
  said: 'yes' | 'done' | 'nothing' = 'done',
) {
  const on = dayOf(t.now);
  const asked = [15, 16].includes(ageOn(dateOfBirth, on)) && said !== 'nothing';
  const answer = await t.call(uid, 'user.create', {
    uniqueId: uid,
    userObj: {
      email: `${uid}@example.org`,
      userMode: 'user',
      general: {
        firstname: 'Jana',
        lastname: 'Krüger',
        dateOfBirth,
        ...(asked ? { compulsorySchool: { answer: said, on } } : {}),
      },
      ...(guardianMail ? { guardianMail } : {}),
    },
  });
  if (answer.status !== 200) throw new Error(`seeker: ${JSON.stringify(answer.error)}`);
  return setUp(t, answer.data);
}

export async function companyUser(t: TestApp, uid: string) {
  const answer = await t.call(uid, 'user.create', {
    uniqueId: uid,
    userObj: {
      email: `${uid}@example.org`,
      userMode: 'company',
      general: { firstname: 'Deniz', lastname: uid, dateOfBirth: '1984-11-02' },
    },
  });
  if (answer.status !== 200) throw new Error(`companyUser: ${JSON.stringify(answer.error)}`);
  return setUp(t, answer.data);
}

/** A company with `owner` as its owner, and with a plan large enough for any test. */
export async function company(t: TestApp, owner: string, index = 0) {
  await companyUser(t, owner);
  const answer = await t.call(owner, 'company.create', {
    _id: v7(),
    companyUID: COMPANY_UIDS[index] as string,
    companyName: `Bakery ${owner}`,
    _userId: owner,
  });
  if (answer.status !== 200) throw new Error(`company: ${JSON.stringify(answer.error)}`);
  await grantPlan(t.db, [answer.data._id], { now: t.now });
  return answer.data;
}

/** Adds a member; there is no call for it yet. */
export async function member(t: TestApp, companyId: string, uid: string, canChat: boolean) {
  await companyUser(t, uid);
  await t.db
    .insertInto('member')
    .values({
      company_id: companyId,
      user_id: uid,
      role: 'member',
      can_sign: false,
      can_chat: canChat,
      created_at: t.now,
    })
    .execute();
}

/** A job on the market. */
export async function publishedJob(
  t: TestApp,
  owner: string,
  companyId: string,
  draft: Partial<JobDraft> = {},
) {
  const created = await t.call(owner, 'job.create', {
    _id: v7(),
    _companyId: companyId,
    job: { ...DRAFT, ...draft },
  });
  const published = await t.call(owner, 'job.publish', { _jobId: created.data._id, rev: created.data.rev });
  if (published.status !== 200) throw new Error(`publishedJob: ${JSON.stringify(published.error)}`);
  return published.data;
}

export function applying(jobId: string, note = 'I bake at home.'): ArgsOf<'application.add'> {
  return { _id: v7(), _jobId: jobId, _conversationId: v7(), note, jobRev: 1 };
}

export function writing(
  application: { _id: string; _conversationId: string },
  text: string,
): ArgsOf<'conversation.add-message'> {
  return {
    clientId: v7(),
    _conversationId: application._conversationId,
    ref: { type: 'application', id: application._id },
    type: 'text',
    text,
    clientAt: '2026-03-02T08:59:00.000Z',
  };
}

const PAGES_MAX = 1000;

/** Everything somebody may see, page by page; the last cursor. */
export async function pullAll(t: TestApp, uid: string, cursor?: string, limit?: number) {
  const pages = [];
  for (let next = cursor; ; ) {
    const page = await t.call(uid, 'sync.pull', {
      ...(next === undefined ? {} : { cursor: next }),
      ...(limit === undefined ? {} : { limit }),
    });
    if (page.status !== 200) throw new Error(`pull: ${JSON.stringify(page.error)}`);
    pages.push(page.data);
    if (pages.length > PAGES_MAX) throw new Error('the pull does not end');
    next = page.data.cursor;
    if (!page.data.more) {
      return {
        pages,
        cursor: next,
        epoch: page.data.epoch,
        changes: pages.flatMap((one) => one.changes),
        reset: pages.flatMap((one) => one.reset),
      };
    }
  }
}
