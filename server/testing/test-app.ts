import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { pathParameters } from '../../contract/call.ts';
import {
  ACTED_AT_HEADER,
  type AnswerOf,
  API_BASE,
  type ArgsOf,
  type CallName,
  calls,
  EPOCH_HEADER,
  KEY_HEADER,
} from '../../contract/calls.ts';
import type { ErrorBody } from '../../contract/error-body.ts';
import { MARKET_CELL_ROWS } from '../../contract/limits.ts';
import type { Change } from '../../contract/sync.ts';
import type { Chance, Ports } from '../api/change-context.ts';
import { createMetrics } from '../base/metrics.ts';
import type { Report } from '../base/report.ts';
import type { CallSettings } from '../base/settings.ts';
import type { Database } from '../database/database.ts';
import { settleEpoch } from '../database/epoch.ts';
import { migrate } from '../database/migrate.ts';
import { forgetSessions } from '../domain/session/session-log.ts';
import { buckets } from '../domain/sync/answer-changes.ts';
import { type AppParts, buildApp } from '../http/app.ts';
import { measureDatabase } from '../http/measure-database.ts';
import { invoiceBilling } from '../ports/billing/invoice-billing.ts';
import { folderFiles } from '../ports/files/folder-files.ts';
import { gazetteer } from '../ports/gazetteer/load-gazetteer.ts';
import type { Letter } from '../ports/mail/mail.ts';
import type { Push } from '../ports/push/push.ts';
import { memoryRealtime } from '../ports/realtime/memory-realtime.ts';
import { handlers } from '../routes/handlers.ts';
import { workKinds } from '../routes/work.ts';
import { doDueWork } from '../work/worker.ts';
import { emptyTables } from './empty-tables.ts';
import { marketSettled } from './market-settled.ts';
import { playedIdentity } from './played-identity.ts';
import { playedPages } from './played-pages.ts';
import { playedProof } from './played-proof.ts';
import { playedVatRegister } from './played-vat-register.ts';
import { SELLER } from './seller.ts';

export type Answered<Data> = {
  status: number;
  headers: Record<string, unknown>;
  data: Data;
  /** Of a write: the rows it changed in the caller's buckets. */
  changes: Change[];
  error: ErrorBody['error'];
};
type TestOptions = Partial<
  Pick<AppParts, 'floodLimits' | 'trustedProxies' | 'accessLog' | 'realtime' | 'replica' | 'redis'>
>;
export type TestApp = Awaited<ReturnType<typeof testApp>>;

const START = '2026-03-02T09:00:00.000Z';
export const PUSH_SERVICE = 'http://localhost:4599';

/** The whole user API on a real database; only sign-in is played: the token `UID` is that account. */
export async function testApp(open: () => Promise<Database>, options: TestOptions = {}) {
  const database = await open();
  const { db } = database;
  await migrate(db);
  let time = new Date(START);
  let serial = 0;
  const realtime = memoryRealtime();
  const signals: string[] = [];
  realtime.subscribe((bucket) => signals.push(bucket));
  const pushed: string[] = [];
  const faults: unknown[] = [];
  const clock = () => time;
  const chance: Chance = {
    newId: () => v7(),
    // Every draw differs, so receipts do, and a test can repeat itself.
    randomBytes: (count) => createHash('shake256', { outputLength: count }).update(String(++serial)).digest(),
  };
  const push: Push = {
    send: async (_device, { id }) => {
      pushed.push(id ?? 'test');
      return { is: 'sent' };
    },
  };
  const letters: Letter[] = [];
  const report: Report = (event, error) => faults.push([event, error]);
  const identity = playedIdentity(clock);
  const proof = playedProof();
  const pages = playedPages();
  const register = playedVatRegister();
  const filesFolder = mkdtempSync(join(tmpdir(), 'zusage-files-'));
  const ports: Ports = {
    billing: invoiceBilling(SELLER),
    files: folderFiles(filesFolder),
    gazetteer,
    identity,
    mail: {
      send: async (letter) => {
        letters.push(letter);
      },
      reach: async () => {},
    },
    pages,
    proof,
    push,
    vatRegister: register,
  };
  const settings: CallSettings & {
    review: boolean;
    marketFiles: { everyMs: number; cellRows: number };
    concludeServices: boolean;
    operator: { name: string | undefined; mail: string | undefined };
  } = {
    publicUrl: 'https://zusage.example',
    pushHosts: ['push.example.org', PUSH_SERVICE],
    redirectHosts: ['status.example.org'],
    // A test that does the work of time sees its files at once.
    marketFiles: { everyMs: 0, cellRows: MARKET_CELL_ROWS },
    // As on a developer's machine; a test switches it on.
    review: false,
    concludeServices: false,
    operator: { name: undefined, mail: undefined },
  };
  const metrics = createMetrics();
  measureDatabase(metrics.registry, { db, clock }, workKinds);
  // A pause lets others go on; how long it is only matters to real callers.
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const kinds = workKinds;
  const parts = { db, clock, chance, sleep: nextTurn, ports, settings, realtime, report, metrics, kinds };
  const app = await buildApp({
    db,
    clock,
    chance,
    sleep: nextTurn,
    ports,
    settings,
    realtime,
    handlers,
    buckets,
    wakeWork: () => {},
    publicConfig: {
      identity: { apiKey: 'demo', projectId: 'demo', authDomain: 'localhost', emulator: true },
      pushKey: 'key',
    },
    appFolder: undefined,
    assetsFolder: undefined,
    signIn: undefined,
    production: false,
    report,
    metrics,
    metricsToken: undefined,
    accessLog: undefined,
    trustedProxies: 0,
    floodLimits: { address: 1e9, token: 1e9, pages: 1e9 },
    ...options,
  });

  /** Makes a call as an account (null: as a guest), with a new key unless one is given, and what an outbox says. */
  async function call<Name extends CallName>(
    uid: string | null,
    name: Name,
    args: ArgsOf<Name>,
    key: string = v7(),
    { epoch, actedAt }: { epoch?: string | undefined; actedAt?: Date } = {},
  ): Promise<Answered<AnswerOf<Name>>> {
    if (name === 'sync.pull') await marketSettled(db);
    const { method, path } = calls[name];
    const rest: Record<string, unknown> = { ...args };
    let url = API_BASE + path;
    for (const parameter of pathParameters(path)) {
      url = url.replace(`{${parameter}}`, encodeURIComponent(String(rest[parameter])));
      delete rest[parameter];
    }
    const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const response = await app.inject({
      method,
      url: url + query,
      headers: {
        ...(uid === null ? {} : { authorization: `Bearer ${uid}` }),
        ...(method === 'GET' ? {} : { [KEY_HEADER]: key, 'content-type': 'application/json' }),
        ...(epoch === undefined ? {} : { [EPOCH_HEADER]: epoch }),
        ...(actedAt === undefined ? {} : { [ACTED_AT_HEADER]: actedAt.toISOString() }),
      },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(rest) }),
    });
    const body = response.body === '' ? {} : response.json();
    return { status: response.statusCode, headers: response.headers, ...body };
  }

  return {
    app,
    db,
    call,
    signals,
    /** Notifications that were pushed, once for each device. */
    pushed,
    /** Mails that were sent. */
    letters,
    /** What was asked of the sign-in service, in order. */
    identityActs: identity.acts,
    /** Signs an account in again; gives its token, which is its uid. */
    signIn: identity.signIn,
    /** Looks at creators' sources: `pages` says where a source is served. */
    proof,
    /** Reads feeds: `served` says where an address is served. */
    pages,
    /** The register of VAT ids: `valid` are those it knows; `away` while it does not answer. */
    vatRegister: register,
    /** Where the bytes of files lie. */
    filesFolder,
    ports,
    settings,
    parts,
    /** Does all work that is due at the test's time; the number of tasks. */
    doWork: () => doDueWork(parts),
    /** Faults of the server itself; empty unless a test provokes one. */
    faults,
    get now() {
      return time;
    },
    set now(next: Date) {
      time = next;
    },
    /** Empties the database and sets the clock back. */
    async reset() {
      await emptyTables(db);
      await settleEpoch(db, () => v7());
      settings.review = false;
      settings.marketFiles = { everyMs: 0, cellRows: MARKET_CELL_ROWS };
      settings.concludeServices = false;
      settings.operator = { name: undefined, mail: undefined };
      time = new Date(START);
      for (const list of [signals, pushed, faults, letters]) list.length = 0;
      identity.reset();
      proof.pages.clear();
      pages.served.clear();
      register.reset();
      rmSync(filesFolder, { recursive: true, force: true });
      forgetSessions(db);
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}
