import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Platform } from '../contract/entities/campaign.ts';
import { createMetrics } from './base/metrics.ts';
import { openRedis } from './base/open-redis.ts';
import { missingFacts, OPERATOR_SETTINGS } from './base/operator.ts';
import { reportTo } from './base/report.ts';
import { StartFailure } from './base/start-failure.ts';
import { buildWhenStale } from './cli/start/app-build.ts';
import { needsDataFolder, takeDataFolder } from './cli/start/data-folder.ts';
import { assertPortFree, portFailure } from './cli/start/free-port.ts';
import { keepAssets } from './cli/start/kept-assets.ts';
import { keepServed } from './cli/start/served-settings.ts';
import { assertOperator, originOf, readSettings } from './cli/start/settings.ts';
import { prepareIdentity, type StartedIdentity } from './cli/start/start-identity.ts';
import { startPorts } from './cli/start/start-ports.ts';
import { startRealtime } from './cli/start/start-realtime.ts';
import { startReplica } from './cli/start/start-replica.ts';
import { databaseClock } from './database/database-clock.ts';
import { openDatabase } from './database/open-database.ts';
import { sqlState } from './database/sql-state.ts';
import { writeMarketFirst } from './domain/market-files/work.ts';
import { buckets } from './domain/sync/answer-changes.ts';
import { buildApp } from './http/app.ts';
import { measureDatabase } from './http/measure-database.ts';
import { DEMO_MAILS } from './ports/identity/embedded/demo-accounts.ts';
import { keepVapidKeys } from './ports/push/vapid.ts';
import { webPushSender } from './ports/push/web-push.ts';
import { handlers } from './routes/handlers.ts';
import { workKinds } from './routes/work.ts';
import { seedContent } from './seed/content.ts';
import { seedDemoLife } from './seed/demo-life.ts';
import { seedDemoUsers } from './seed/demo-users.ts';
import { seedSampleMarket } from './seed/sample-market.ts';
import { startWorker } from './work/start-worker.ts';

/** Composition root of `npm start`: the only place where the server's parts are built and joined. */

const ROOT = join(import.meta.dirname, '..');
const STOP_MS = 10_000;
/** data_corrupted, index_corrupted */
const CORRUPTED = /^XX00[12]$/;

const localClock = () => new Date();
const chance = { newId: () => v7(), randomBytes: (count: number) => randomBytes(count) };
const say = (line: string) => process.stdout.write(`${line}\n`);
const report = reportTo(process.stderr, localClock);
/** Undone in reverse, whether the start succeeds or not. */
const undo: (() => unknown)[] = [];
let stopWork: (() => Promise<void>) | undefined;

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const { dataDir } = settings;
  if (needsDataFolder(settings)) {
    const lock = takeDataFolder(dataDir);
    undo.push(() => lock.release());
  }
  assertOperator(settings);
  await assertPortFree(settings.port, settings.host);
  const startIdentity = prepareIdentity(settings, chance.randomBytes);

  say('Starting database and sign-in service …');
  const { db, close } = await openDatabase(settings, chance.newId);
  undo.push(close);
  await keepServed(db, settings);
  const { clock, stop } = await databaseClock(db, localClock, every);
  undo.push(stop);
  const identity = await startIdentity({ ...chance, db, clock, say });
  undo.push(() => identity.close());
  if (settings.sampleMarket) {
    const jobs = await seedSampleMarket(db, clock());
    if (jobs > 0) say(`Loaded the sample market: ${jobs} jobs.`);
  }
  await seedContent(db, {
    operator: settings.operator,
    uses: { firebase: settings.identity.kind === 'hosted', stripe: settings.billing.kind === 'stripe' },
    demo: settings.sampleMarket,
    now: clock(),
  });
  if (identity.demo) await seedDemoUsers(db, identity.demo, clock());

  const redis = settings.redisUrl ? await openRedis(settings.redisUrl, report) : undefined;
  undo.push(() => redis?.disconnect());
  const realtime = await startRealtime(settings, { db, redis, every, report });
  undo.push(() => realtime.close());
  const replica = await startReplica(settings, { db, realtime, clock, every, report });
  undo.push(() => replica?.close());
  const vapid = settings.vapid ?? keepVapidKeys(dataDir);
  const push = webPushSender({ ...vapid, subject: settings.vapidSubject }, report);
  const ports = await startPorts(settings, identity.identity, push);
  const metrics = createMetrics();
  measureDatabase(metrics.registry, { db, clock }, workKinds);
  const parts = { db, clock, chance, sleep, ports, settings, realtime, report, metrics };
  // A demo without a past is no reason not to start.
  if (identity.demo && settings.demoLife)
    await seedDemoLife({ ...parts, handlers, buckets }, identity.demo).catch((failure) =>
      report('the demo accounts stay as they are', failure),
    );
  if (settings.databaseUrl === undefined) await writeMarketFirst(parts);
  const worker = await startWorker({ ...parts, kinds: workKinds }, every);
  stopWork = () => worker.stop();
  undo.push(stopWork);

  const appFolder = await buildWhenStale(ROOT, say);
  const assetsFolder = needsDataFolder(settings) ? join(dataDir, 'assets') : undefined;
  if (assetsFolder) await keepAssets(join(appFolder, 'assets'), assetsFolder);
  const proofSignIn = Object.keys(settings.creatorOAuth) as Platform[];
  const app = await buildApp({
    ...parts,
    handlers,
    buckets,
    replica,
    wakeWork: worker.wake,
    publicConfig: {
      identity: identity.publicConfig,
      pushKey: vapid.publicKey,
      ...(settings.signals === 'firestore' ? { signals: settings.signals } : {}),
      ...(proofSignIn.length > 0 ? { proofSignIn } : {}),
    },
    appFolder,
    assetsFolder,
    signIn: identity.service,
    production: settings.production,
    metrics,
    metricsToken: settings.metricsToken,
    accessLog: settings.accessLog ? (line) => say(JSON.stringify({ time: clock(), ...line })) : undefined,
    trustedProxies: settings.trustedProxies,
    floodLimits: settings.floodLimits,
    redis,
  });
  undo.push(() => app.close());
  introduce(identity);
  const missing = settings.sampleMarket ? [] : missingFacts(settings.operator);
  if (missing.length > 0)
    say(
      `The legal pages wait for ${missing.map((fact) => OPERATOR_SETTINGS[fact]).join(', ')}: /sites/imprint`,
    );
  if (settings.mail.kind === 'folder')
    say(`Mails are kept in ${join(dataDir, 'mail')}; npm run mail shows them.`);
  await app.listen({ port: settings.port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
    throw portFailure(error, settings.port, settings.host);
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  say(`Zusage is ready: ${originOf(settings.host, port)}`);
}

function introduce({ demo }: StartedIdentity): void {
  if (demo === undefined) return;
  say('');
  say('Demo accounts (never made with NODE_ENV=production)');
  say(`  Job seeker: ${DEMO_MAILS.seeker}`);
  say(`  Company:    ${DEMO_MAILS.company}`);
  say(`  Password:   ${demo.password}`);
  say('');
}

function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
}

let ending = false;

/**
 * Stops in reverse order of the start: no new requests, then work, signals, database, sign-in, folder. The time for it is
 * short, so no task is taken any more while the last requests are answered.
 */
async function end(failure?: unknown): Promise<void> {
  if (ending) return;
  ending = true;
  const known = asStartFailure(failure);
  if (known) process.stderr.write(`${known.message}\n`);
  else if (failure !== undefined) report('start failed', failure);
  setTimeout(() => process.exit(1), STOP_MS).unref();
  // Awaited in its turn below, where it is reported if it fails.
  stopWork?.().catch(() => {});
  for (const step of undo.reverse()) {
    try {
      await step();
    } catch (error) {
      report('stop failed', error);
    }
  }
  process.exit(known?.exitCode ?? (failure === undefined ? 0 : 1));
}

/** Damage that shows only once the database is read is as little a fault of the program as a wrong setting. */
function asStartFailure(failure: unknown): StartFailure | undefined {
  if (failure instanceof StartFailure) return failure;
  if (!CORRUPTED.test(sqlState(failure))) return undefined;
  return new StartFailure(
    `The database's files are damaged (${(failure as Error).message}); put a backup in their place or set DATA_DIR to another folder.`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal does not wait: nothing is lost, the database survives a kill.
    if (ending) process.exit(1);
    void end();
  });
}

start().catch(end);
