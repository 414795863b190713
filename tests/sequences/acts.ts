import { v7 } from 'uuid';
import type { CallName } from '../../contract/calls.ts';
import { TERMS } from '../../server/testing/offers.ts';
import { DRAFT } from '../../server/testing/people.ts';
import type { TestApp } from '../../server/testing/test-app.ts';

/** Who acts in a sequence: two companies' people and three seekers, one of them 16. */
export const ACTORS = ['owner', 'chat', 'sign', 'plain', 'rival', 'mia', 'tom', 'kid'] as const;
export type Actor = (typeof ACTORS)[number];

export type Step = { actor: Actor; act: ActName; pick: number };
type Made = { jobs: string[]; applications: { id: string; conversation: string }[]; offers: string[] };

type Sent = { name: CallName; args: Record<string, unknown> };
type Act = (made: Made, pick: number, t: TestApp) => Sent | Promise<Sent | undefined> | undefined;

const one = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % (items.length || 1)];
const onJob =
  (name: CallName, more: object = {}): Act =>
  ({ jobs }, pick) => {
    const id = one(jobs, pick);
    return id
      ? { name, args: { ...(name === 'job.delete' ? { jobId: id } : { _jobId: id }), ...more } }
      : undefined;
  };
const onApplication =
  (name: CallName, more: object = {}): Act =>
  ({ applications }, pick) => {
    const found = one(applications, pick);
    return found ? { name, args: { _applicationId: found.id, ...more } } : undefined;
  };
const onOffer =
  (action: string, more: (offer: { terms_hash: string; version: number }) => object = () => ({})): Act =>
  async ({ offers }, pick, t) => {
    const id = one(offers, pick);
    if (id === undefined) return undefined;
    const row = await t.db
      .selectFrom('offer')
      .where('id', '=', id)
      .select(['terms_hash', 'version'])
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      name: 'offer.update',
      args: { _offerId: id, version: row.version, action, ...more(row) },
    };
  };
/** The name is the actor's own, see `take`. */
const signing = ({ terms_hash }: { terms_hash: string }) => ({
  termsHash: terms_hash,
  signature: { name: '' },
});

/** Everything somebody may try, sensible or not; ids come from what the sequence has made so far. */
export const ACTS = {
  'create job': () => ({ name: 'job.create', args: { _id: v7(), _companyId: 'own', job: DRAFT } }),
  'publish job': async ({ jobs }, pick, t) => {
    const id = one(jobs, pick);
    if (id === undefined) return undefined;
    const row = await t.db.selectFrom('job').where('id', '=', id).select('rev').executeTakeFirst();
    return { name: 'job.publish', args: { _jobId: id, rev: row?.rev ?? 1 } };
  },
  'unpublish job': async ({ jobs, applications }, pick) => {
    const id = one(jobs, pick);
    const outcomes = Object.fromEntries(
      applications.map((application, at) => [application.id, at % 2 ? 'reject' : 'keep']),
    );
    return id
      ? { name: 'job.unpublish', args: { _jobId: id, reason: 'paused', outcomes: pick % 3 ? outcomes : {} } }
      : undefined;
  },
  'delete job': onJob('job.delete'),
  'clean job': onJob('job.clean'),
  apply: async ({ jobs }, pick) => {
    const id = one(jobs, pick);
    return id
      ? {
          name: 'application.add',
          args: { _id: v7(), _jobId: id, _conversationId: v7(), note: 'Hello', jobRev: 1 },
        }
      : undefined;
  },
  see: onApplication('application.list', { markSeen: true }),
  unsee: onApplication('application.list', { markSeen: false }),
  accept: onApplication('application.accept'),
  reject: onApplication('application.reject'),
  'reject with text': onApplication('application.reject', { text: 'No.' }),
  remove: onApplication('application.remove'),
  write: ({ applications }, pick) => {
    const found = one(applications, pick);
    return found
      ? {
          name: 'conversation.add-message',
          args: {
            clientId: v7(),
            _conversationId: found.conversation,
            ref: { type: 'application', id: found.id },
            type: 'text',
            text: 'Good day',
            clientAt: '2026-03-02T08:59:00.000Z',
          },
        }
      : undefined;
  },
  close: ({ applications }, pick) => {
    const found = one(applications, pick);
    return found ? { name: 'conversation.close', args: { _conversationId: found.conversation } } : undefined;
  },
  'send offer': ({ applications }, pick) => {
    const found = one(applications, pick);
    return found
      ? {
          name: 'offer.create',
          args: {
            _id: v7(),
            offer: { _applicationId: found.id, terms: TERMS },
            signature: { name: '' },
          },
        }
      : undefined;
  },
  'draft offer': ({ applications }, pick) => {
    const found = one(applications, pick);
    return found
      ? {
          name: 'offer.create',
          args: { _id: v7(), offer: { _applicationId: found.id, terms: TERMS }, draft: true },
        }
      : undefined;
  },
  'edit offer': onOffer('edit', () => ({ terms: { ...TERMS, trialWeeks: 4 } })),
  'send drafted': onOffer('send', signing),
  view: onOffer('view'),
  counter: onOffer('counter', () => ({ terms: { ...TERMS, trialWeeks: 0 } })),
  'accept offer': onOffer('accept', signing),
  'decline offer': onOffer('decline'),
  'sign offer': onOffer('sign', signing),
  'extend offer': onOffer('extend'),
  'withdraw offer': ({ offers }, pick) => {
    const id = one(offers, pick);
    return id ? { name: 'offer.delete', args: { offerId: id } } : undefined;
  },
} satisfies Record<string, Act>;
export type ActName = keyof typeof ACTS;

const COMPANY: Actor[] = ['owner', 'chat', 'sign'];
const TALENT: Actor[] = ['mia', 'tom', 'kid'];

/** Who would do it: most steps are tried by them, so that sequences get somewhere, and the rest by anybody. */
export const LIKELY: Record<ActName, Actor[]> = {
  'create job': COMPANY,
  'publish job': COMPANY,
  'unpublish job': COMPANY,
  'delete job': ['owner'],
  'clean job': ['owner'],
  apply: TALENT,
  see: COMPANY,
  unsee: COMPANY,
  accept: ['owner', 'chat'],
  reject: ['owner', 'chat'],
  'reject with text': ['owner', 'chat'],
  remove: ['owner', ...TALENT],
  write: ['owner', 'chat', ...TALENT],
  close: ['owner', 'chat', ...TALENT],
  'send offer': ['sign', 'owner'],
  'draft offer': COMPANY,
  'edit offer': ['sign', 'owner'],
  'send drafted': ['sign', 'owner'],
  view: TALENT,
  counter: TALENT,
  'accept offer': TALENT,
  'decline offer': TALENT,
  'sign offer': ['sign', 'owner'],
  'extend offer': ['sign', 'owner'],
  'withdraw offer': ['sign', 'owner'],
};

/** A day or ten go by, and the work of time is done. */
export const DAYS = [1, 10] as const;

/** Does one step and notes what it made. Answers the status, 0 where there was nothing to act on. */
export async function take(
  t: TestApp,
  { actor, act, pick }: Step,
  made: Made,
  companyOf: Map<Actor, string>,
): Promise<number> {
  const sent = await (ACTS[act] as Act)(made, pick, t);
  if (sent === undefined) return 0;
  const { name, args } = sent;
  if (args._companyId === 'own') args._companyId = companyOf.get(actor) ?? companyOf.get('owner');
  if (args.signature !== undefined)
    args.signature = { name: TALENT.includes(actor) ? 'Jana Krüger' : `Deniz ${actor}` };
  const { status, data } = (await t.call(actor, name, args as never)) as {
    status: number;
    data: { _id?: string; _conversationId?: string };
  };
  if (status !== 200) return status;
  if (name === 'job.create') made.jobs.push(args._id as string);
  if (name === 'application.add' && data._id && !made.applications.some(({ id }) => id === data._id))
    made.applications.push({ id: data._id, conversation: data._conversationId as string });
  if (name === 'offer.create') made.offers.push(args._id as string);
  return status;
}
