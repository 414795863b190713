import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnswerOf, type ArgsOf, type CallName, calls } from '../../contract/calls.ts';
import { answerChanges, type Change, type SyncPage, syncPage } from '../../contract/sync.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { type MadeOffer, noteOffer, OFFER_CALLS, offerArguments, spoken } from './offer-calls.ts';
import { COMPANY, DRAFT, MEMBER, OWNER, SEEKERS } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { modelSide, realSide, type Side, STRANGER } from './server-sides.ts';

/**
 * The simulation's server is a model; here it is held against the real one. Both are taken through the same seeded
 * sequences of calls, and have to say the same: outcome, code, rows that changed and which version of them, what a
 * pull brings, which buckets it lists and which it resets.
 */

/** By hand: SERVER_CONTRACT=200 npx vitest run tests/sim/server-contract.test.ts */
const SEQUENCES = Number(process.env.SERVER_CONTRACT ?? 6);
const LENGTH = 150;
const EVERYBODY = [OWNER, MEMBER, ...SEEKERS, STRANGER];

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
}, 60_000);
afterAll(() => t.close());

type Made = {
  jobs: string[];
  applications: { id: string; conversation: string }[];
  offers: MadeOffer[];
};

/** Something to act on, before anything goes. */
const BEGINNING: readonly CallName[] = [
  'job.create',
  'job.publish',
  'job.create',
  'job.publish',
  'application.add',
  'application.add',
  'application.accept',
  'application.accept',
  'offer.create',
  'offer.create',
];

/** One call that somebody could make, sensible or not. */
function nextCall(
  random: Random,
  made: Made,
  companyId: string,
  first: CallName | undefined,
): { name: CallName; args: Record<string, unknown> } {
  const job = (first ? made.jobs.at(-1) : random.pick(made.jobs)) ?? v7();
  const application = random.pick(made.applications) ?? { id: v7(), conversation: v7() };
  const fresh = { id: v7(), conversation: v7() };
  const chosen = random.weighted({
    'job.create': made.jobs.length < 3 ? 6 : 1,
    'job.publish': 3,
    'job.update': 3,
    'job.unpublish': 1,
    'job.delete': 0.5,
    'application.add': 5,
    'application.list': 3,
    'application.accept': 3,
    'application.reject': 1.5,
    'application.remove': 1.5,
    'conversation.add-message': 7,
    'conversation.read': 3,
    'notification.read-all': 1,
    'notification.delete': 0.5,
    ...OFFER_CALLS,
  });
  const name = first ?? chosen;
  const rev = 1 + random.below(3);
  const args: Record<string, Record<string, unknown>> = {
    'job.create': { _id: v7(), _companyId: companyId, job: DRAFT },
    'job.publish': { _jobId: job, rev },
    'job.update': {
      _jobId: job,
      rev,
      patch: random.chance(0.5)
        ? { title: `Title ${random.below(9)}` }
        : { pay: { min: 1400, max: 1500 + random.below(9), currency: 'EUR', unit: 'HOUR' } },
    },
    'job.unpublish': {
      _jobId: job,
      reason: 'paused',
      outcomes: Object.fromEntries(
        made.applications
          .filter(() => random.chance(0.7))
          .map(({ id }) => [id, random.chance(0.5) ? 'reject' : 'keep']),
      ),
    },
    'job.delete': { jobId: job },
    'application.add': {
      _id: random.chance(0.2) ? application.id : fresh.id,
      _jobId: job,
      _conversationId: random.chance(0.2) ? application.conversation : fresh.conversation,
      note: 'Hello',
      jobRev: 1,
    },
    'application.list': { _applicationId: application.id, markSeen: random.chance(0.7) },
    'application.accept': {
      _applicationId: application.id,
      ...(random.chance(0.3) ? { from: random.pick(['submitted', 'accepted', 'rejected']) } : {}),
    },
    'application.reject': { _applicationId: application.id, ...(random.chance(0.5) ? { text: 'No' } : {}) },
    'application.remove': { _applicationId: application.id },
    'conversation.add-message': {
      clientId: v7(),
      _conversationId: application.conversation,
      ...(random.chance(0.7) ? { ref: { type: 'application', id: application.id } } : {}),
      type: 'text',
      text: random.pick(['Hello', 'See www.example.org', ' ']),
      clientAt: '2026-03-02T08:59:00.000Z',
    },
    'conversation.read': { _conversationId: application.conversation, seq: random.below(4) },
    'notification.read-all': {
      userId: '',
      upTo: random.pick(['2026-03-02T09:30:00.000Z', '2027-01-01T00:00:00.000Z']),
    },
    'notification.delete': { userId: '', all: true },
    ...offerArguments(random, made.offers, application.id),
  };
  return { name, args: args[name] as Record<string, unknown> };
}

/** Rows as both sides can agree on them: ids of notifications are the server's own. */
function rowsOf(changes: readonly Change[], companyIds: Map<string, string>): string[] {
  const plain = changes.map(({ bucket, table, id, ver, row }) => {
    const about = table === 'notification' && row ? `${row.type} ${row.ref.id} ${row.readAt !== null}` : null;
    const known = companyIds.get(id) ?? id;
    const status = row && 'status' in row ? row.status : '';
    const seq = row && 'seq' in row ? row.seq : '';
    const [kind, owner = ''] = bucket.split(':');
    return [
      `${kind}:${companyIds.get(owner) ?? owner}`,
      table,
      // Ids of what the server itself makes are its own.
      table === 'notification' || (table === 'message' && row && row._senderId === null) ? '' : known,
      // The people were not made in the same number of steps.
      table === 'user' || table === 'company' ? '' : ver,
      row === null ? 'gone' : 'there',
      about ?? '',
      status,
      seq,
    ].join(' ');
  });
  return plain.sort();
}

describe('W6, R2-R4 the model of the server is the server', () => {
  test.each(Array.from({ length: SEQUENCES }, (_, at) => at + 1))(
    'sequence %i',
    async (seed) => {
      const random = createRandom(seed);
      const companyId = { id: '' };
      // In every second one two members sign.
      const two = seed % 2 === 0;
      const real = await realSide(t, companyId, two);
      const model = modelSide(two);
      const companyIds = new Map([
        [companyId.id, 'company'],
        [COMPANY, 'company'],
      ]);
      const made: Made = { jobs: [], applications: [], offers: [] };
      const cursors = new Map(EVERYBODY.map((uid) => [uid, { real: [] as string[], model: [] as string[] }]));
      const sent: { uid: string; name: CallName; args: Record<string, unknown>; key: string }[] = [];
      /** Of the page that was pulled last, by anybody. */
      let epoch: { real: string; model: string } | undefined;
      const both = async (uid: string, name: CallName, given: Record<string, unknown>, key: string) => {
        const args = spoken(given, 'real', uid, made.offers);
        const forModel = spoken(given, 'model', uid, made.offers, [companyId.id, COMPANY]);
        const answers = [
          await real.call(uid, name, args, key, epoch?.real),
          await model.call(uid, name, forModel, key, epoch?.model),
        ] as const;
        const [a, b] = answers;
        const where = `${seed}: ${uid} ${name} ${JSON.stringify(args)}`;
        expect([b.status, b.code], where).toEqual([a.status, a.code]);
        return { a, b, where };
      };
      const counts = { offers: 0, good: 0, bad: 0, replayed: 0, reused: 0, pulled: 0, reset: 0, behind: 0 };
      for (let step = 0; step < LENGTH; step += 1) {
        real.tick();
        model.tick();
        const first = BEGINNING[step];
        const move = first
          ? 'call'
          : random.weighted({
              call: 10,
              replay: 1.5,
              reuse: 0.5,
              pull: 5,
              membership: 0.4,
              purge: 0.4,
              newEpoch: 0.2,
            });
        if (move === 'call') {
          const { name, args } = nextCall(random, made, companyId.id, first);
          const company =
            name.startsWith('job.') || /^offer.(create|delete)/.test(name) || /accept|reject|list/.test(name);
          const offer = name === 'offer.update' && [OWNER, two ? MEMBER : OWNER, ...SEEKERS];
          const likely =
            offer || (company ? [OWNER, MEMBER] : name === 'application.add' ? [...SEEKERS] : EVERYBODY);
          const picked = random.pick(random.chance(0.85) ? likely : EVERYBODY) as string;
          // The model's stranger has no company that could offer anything.
          const uid = name === 'offer.create' && picked === STRANGER ? MEMBER : picked;
          if ('userId' in args) args.userId = uid;
          const key = v7();
          const { a, b, where } = await both(uid, name, args, key);
          sent.push({ uid, name, args, key });
          if (a.code === 'epoch_changed') counts.behind += 1;
          if (a.status !== 200) {
            counts.bad += 1;
            continue;
          }
          counts.good += 1;
          if (name.startsWith('offer.')) counts.offers += 1;
          expect(
            calls[name].answer.safeParse(b.data).success,
            `${where}: the model’s answer fits the contract`,
          ).toBe(true);
          expect(answerChanges.safeParse(b.changes).success, `${where}: its rows too`).toBe(true);
          expect(rowsOf(b.changes, companyIds), where).toEqual(rowsOf(a.changes, companyIds));
          note(made, name, args, a.data);
          noteOffer(made.offers, name, a.data, b.data);
        } else if (move === 'replay' || move === 'reuse') {
          const one = random.pick(sent);
          if (!one) continue;
          const args = move === 'reuse' ? { ...one.args, ...changedArgs(one.name) } : one.args;
          const { a, b, where } = await both(one.uid, one.name, args, one.key);
          if (a.status === 200) counts.replayed += 1;
          if (a.code === 'key_reused') counts.reused += 1;
          expect(rowsOf(b.changes, companyIds), `again ${where}`).toEqual(rowsOf(a.changes, companyIds));
          if (a.status === 200) note(made, one.name, args, a.data);
        } else if (move === 'pull') {
          const uid = random.pick(EVERYBODY.slice(0, 4)) as string;
          const kept = cursors.get(uid) as { real: string[]; model: string[] };
          // Mostly from where one is, sometimes from long ago, sometimes from nothing.
          const at = random.chance(0.7) ? kept.real.length - 1 : random.below(kept.real.length + 1) - 1;
          const limit = random.pick([3, 20, 500]) as number;
          const page = await pullBoth(
            real,
            model,
            uid,
            { real: kept.real[at], model: kept.model[at] },
            // In every third sequence everybody reads the market from its files (rule R10.1).
            { limit, ...(seed % 3 === 0 && { market: 'files' as const }) },
          );
          counts.pulled += 1;
          epoch = { real: page.a.epoch, model: page.b.epoch };
          counts.reset += page.b.reset.length;
          expect(syncPage.safeParse(page.b).error, 'the model’s page fits the contract').toBe(undefined);
          const plain = ({ buckets, reset, more, changes }: SyncPage) => ({
            buckets: buckets.map((bucket) => bucket.replace(/company:.*/, 'company')),
            reset: reset.map((bucket) => bucket.replace(/company:.*/, 'company')),
            more,
            changes: rowsOf(changes, companyIds),
          });
          expect(plain(page.b), `${seed}: pull of ${uid} from ${at}, ${limit}`).toEqual(plain(page.a));
          kept.real.push(page.a.cursor);
          kept.model.push(page.b.cursor);
        } else if (move === 'membership') {
          const isMember = random.chance(0.5);
          await real.setMember(MEMBER, isMember);
          await model.setMember(MEMBER, isMember);
        } else {
          await real[move]();
          await model[move]();
        }
      }
      expect(t.faults).toEqual([]);
      // A sequence that gets nowhere would prove nothing.
      expect(counts.good, JSON.stringify(counts)).toBeGreaterThan(5);
      console.log(`server contract, sequence ${seed}: ${JSON.stringify(counts)}`);
    },
    60_000,
  );
});

function changedArgs(name: CallName): Record<string, unknown> {
  if (name === 'conversation.add-message') return { text: 'Something else' };
  if (name === 'application.add') return { note: 'Something else' };
  if (name === 'conversation.read') return { seq: 99 };
  return {};
}

function note(made: Made, name: CallName, args: Record<string, unknown>, data: unknown): void {
  if (name === 'job.create' && !made.jobs.includes(args._id as string)) made.jobs.push(args._id as string);
  if (name !== 'application.add') return;
  const { _id, _conversationId } = data as AnswerOf<'application.add'>;
  made.applications = made.applications.filter(({ id }) => id !== _id);
  made.applications.push({ id: _id, conversation: _conversationId });
}

async function pullBoth(
  real: Side,
  model: Side,
  uid: string,
  cursor: { real: string | undefined; model: string | undefined },
  more: Omit<ArgsOf<'sync.pull'>, 'cursor'>,
): Promise<{ a: SyncPage; b: SyncPage }> {
  const args = (text: string | undefined): ArgsOf<'sync.pull'> =>
    text === undefined ? more : { cursor: text, ...more };
  const a = await real.call(uid, 'sync.pull', args(cursor.real), v7());
  const b = await model.call(uid, 'sync.pull', args(cursor.model), v7());
  expect([b.status, b.code]).toEqual([a.status, a.code]);
  return { a: a.data as SyncPage, b: b.data as SyncPage };
}
