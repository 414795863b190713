import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Application } from '../../../contract/entities/application.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { Change, Rows, SyncPage, TableName } from '../../../contract/sync.ts';
import { Replica } from '../../replica/database.ts';
import { createEngine } from '../engine.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { SyncPorts } from '../wire/ports.ts';
import type { Transport } from '../wire/transport.ts';

/** For the tests of this folder: a replica in memory and ports moved by hand. */

export const UID = 'seeker1';
export const START = Date.parse('2026-11-20T04:26:00.000Z');
const NOTHING: SyncPage = {
  cursor: 'c0',
  epoch: 'e0',
  more: false,
  serverTime: '2026-11-20T04:26:00.000Z',
  buckets: ['user:seeker1', 'market'],
  reset: [],
  changes: [],
};

export function uuid(n: number): string {
  return `01932f6e-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

export function openReplica(uid = UID, factory = new IDBFactory()): Replica {
  return new Replica(uid, { indexedDB: factory, IDBKeyRange });
}

/** Calls off each part that writes jobs, as a tap would, while it does. @returns how many there were so far */
export function callOffEach(db: Replica): () => number {
  const calledOff = new Set<() => void>();
  db.job.hook('creating', () => {
    for (const callOff of db.partsUnderWay) {
      callOff();
      calledOff.add(callOff);
    }
  });
  return () => calledOff.size;
}

/** A request as it reached the scripted server. */
export type Sent = {
  name: string;
  args: Record<string, unknown>;
  key: string | undefined;
  token: string | null;
  epoch: string | undefined;
  actedAt: string | undefined;
};

/** An engine whose server is the given function; time moves only by `sleep` and by hand. */
export function engineFor(
  server: (request: Sent) => Outcome<unknown> | Promise<Outcome<unknown>>,
  given: Partial<SyncPorts> = {},
) {
  const sent: Sent[] = [];
  const time = { now: START };
  let made = 0;
  const transport: Transport = async (name, args, { token, key, epoch, actedAt }) => {
    const request = { name, args: args as Record<string, unknown>, key, token, epoch, actedAt };
    sent.push(request);
    return (await server(request)) as never;
  };
  const ports: SyncPorts = {
    db: openReplica(),
    clock: () => time.now,
    newId: () => uuid(900_000 + ++made),
    random: () => 0.5,
    sleep: async (ms) => {
      time.now += ms;
    },
    credentials: async () => ({ uid: UID, token: 'token' }),
    tryLock: async (_, work) => {
      await work();
      return true;
    },
    wake: () => undefined,
    ...given,
  };
  return { engine: createEngine(ports, transport), ports, sent, time, db: ports.db };
}

export const answer = (data: unknown, changes: Change[] = []): Outcome<unknown> => ({
  kind: 'answer',
  data,
  changes,
});
export const page = (more: Partial<SyncPage> = {}): Outcome<unknown> => answer({ ...NOTHING, ...more });
export const refuse = (status: number, code = 'not_allowed'): Outcome<unknown> => ({
  kind: 'failure',
  failure: { status, code, message: code },
});
export const noAnswer: Outcome<unknown> = { kind: 'none', reason: 'cut' };

export function changed<Table extends TableName>(bucket: string, table: Table, row: Rows[Table]): Change {
  return { bucket, table, id: row._id, ver: row.ver, row } as Change;
}

export const COMPANY = uuid(1);
export const JOB = uuid(2);
export const APPLICATION = uuid(3);
export const CONVERSATION = uuid(4);

export function job(more: Partial<Job> = {}): Job {
  return {
    _id: JOB,
    ver: 1,
    _companyId: COMPANY,
    companyName: 'Brotkultur Freiburg',
    companyVerified: true,
    kind: 'employment',
    title: 'Bäckereifachverkäufer (m/w/d)',
    description: 'Wir backen seit 1968 und suchen jemanden für die Theke.',
    tasks: [],
    must: [],
    nice: [],
    skills: [],
    benefits: [],
    employmentType: ['FULL_TIME'],
    pay: { min: 1500, max: 1700, currency: 'EUR', unit: 'HOUR' },
    hours: null,
    shifts: [],
    agreedTimes: null,
    schooling: null,
    branches: [],
    conditions: null,
    assurances: [],
    internship: null,
    location: { label: 'Freiburg im Breisgau', lat: 47.996, lng: 7.849 },
    remote: 'none',
    startDate: null,
    endDate: null,
    openings: 1,
    minAge: 16,
    minAgeGround: null,
    questions: [],
    campaign: null,
    rev: 1,
    fixedTerm: false,
    minAgeReasons: [],
    unreviewedSince: null,
    status: 'published',
    publishedAt: '2026-11-10T08:00:00.000Z',
    validThrough: '2026-12-10T08:00:00.000Z',
    replyDays: 7,
    ...more,
  };
}

/** The application as the server has it. */
export function application(more: Partial<Application> = {}): Application {
  return {
    _id: APPLICATION,
    ver: 1,
    _jobId: JOB,
    _companyId: COMPANY,
    _conversationId: CONVERSATION,
    _creatorId: null,
    note: 'Ich kann ab Montag.',
    answers: [],
    files: [],
    cv: null,
    guardian: 'none',
    eraseAt: null,
    jobRev: 1,
    status: 'submitted',
    statusAt: { submitted: '2026-11-20T04:26:05.000Z' },
    seenAt: null,
    dueAt: '2026-11-27T04:26:05.000Z',
    rejection: null,
    receipt: { no: 'A-7F3K', receivedAt: '2026-11-20T04:26:05.000Z', hash: 'abc' },
    job: { title: job().title, companyName: job().companyName, place: 'Freiburg im Breisgau' },
    ...more,
  };
}

export const applyArgs = {
  _id: APPLICATION,
  _jobId: JOB,
  _conversationId: CONVERSATION,
  note: 'Ich kann ab Montag.',
  jobRev: 1,
};

export function messageArgs(n: number, text = `Nachricht ${n}`) {
  return {
    clientId: uuid(100 + n),
    _conversationId: CONVERSATION,
    ref: { type: 'application' as const, id: APPLICATION },
    type: 'text' as const,
    text,
    clientAt: new Date(START + n).toISOString(),
  };
}
