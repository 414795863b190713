import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SYNC_TAG } from '../../src/device/worker-message.ts';
import { openBrowser } from './browser.ts';
import { bundlePages } from './bundle.ts';
import { createDevice, type Device } from './faults/device.ts';
import { openLedgerLine } from './faults/ledger-line.ts';
import { startLedgerServer } from './faults/ledger-server.ts';
import { faultReport, type Outcome } from './faults/outcome.ts';
import { rounds } from './faults/script.ts';
import { ROUND_MS, strike } from './faults/strike.ts';
import { messageArgs } from './pages/taps.ts';
import { putBetween } from './report.ts';

/**
 * `node bench/sync/faults.ts`: the same seeded faults on our outbox, on Workbox's queue and on TanStack's offline
 * transactions, in real Chromium over real HTTP, counted by a server that knows every effect.
 */
const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '4400' },
    subjects: { type: 'string', default: 'ours,tanstack,workbox,workbox-checked' },
    results: { type: 'string' },
    write: { type: 'boolean', default: false },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const entries = Number(values.entries);
const seed = Number(values.seed);

/** Page and Background Sync tag of each subject. */
const SUBJECTS: Record<string, { name: string; page: string; tag?: string }> = {
  ours: { name: 'Zusage', page: 'fault-ours.html', tag: SYNC_TAG },
  tanstack: { name: 'TanStack offline-transactions, key sent as documented', page: 'fault-tanstack.html' },
  workbox: {
    name: 'Workbox queue, as documented (no key)',
    page: 'fault-workbox.html',
    tag: 'workbox-background-sync:taps',
  },
  'workbox-checked': {
    name: 'Workbox queue, with a key and checks written by hand',
    page: 'fault-workbox.html#checked',
    tag: 'workbox-background-sync:taps',
  },
};
const PAGES = [
  'fault-ours',
  'fault-ours-worker',
  'fault-tanstack',
  'fault-workbox',
  'fault-workbox-worker',
  'fault-workbox-checked-worker',
];

/** What waits longer than this without a single one getting through is stuck, once all faults have ended. */
const PATIENCE_MS = 90_000;

const folder = await mkdtemp(join(tmpdir(), 'bench-faults-'));
const outcomes: Outcome[] = [];
try {
  await bundlePages(folder, PAGES, join(import.meta.dirname, 'faults/pages'));
  for (const subject of values.subjects.split(',')) {
    const outcome = await run(subject);
    outcomes.push(outcome);
    console.log(JSON.stringify(outcome));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const earlier: Outcome[] =
  values.results && existsSync(values.results) ? JSON.parse(await readFile(values.results, 'utf8')) : [];
const all = [
  ...earlier.filter(({ subject }) => !outcomes.some((outcome) => outcome.subject === subject)),
  ...outcomes,
];
if (values.results) await writeFile(values.results, JSON.stringify(all));
const report = faultReport(all, { date: values.date, seed });
console.log(report);
if (values.write) await putBetween('faults', report);

async function run(subject: string): Promise<Outcome> {
  const what = SUBJECTS[subject];
  if (!what) throw new Error(`no subject is called ${subject}`);
  const server = await startLedgerServer(folder);
  const line = await openLedgerLine(server.origin, seed);
  const browser = await openBrowser(line.port);
  const started = performance.now();
  try {
    const device = await createDevice(
      browser.context,
      `http://localhost:${line.port}/${what.page}`,
      what.tag,
    );
    const struck: Record<string, number> = {};
    for (const round of rounds(seed, entries)) {
      struck[round.fault] = (struck[round.fault] ?? 0) + 1;
      await device.open();
      await strike[round.fault](round, { device, line, context: browser.context });
      await device.open();
      await device.fireSync();
      await quiet(device.left, ROUND_MS);
    }
    line.endFaults();
    await device.open();
    const settled = await settle(device);
    const effects = (n: number) => server.effects.get(messageArgs(n).clientId) ?? 0;
    const { waiting, stopped } = settled;
    const kept = new Set([...waiting, ...stopped]);
    const taken = [...device.saved];
    return {
      subject,
      name: what.name,
      entries,
      saved: taken.length,
      refused: device.refused.size,
      lost: taken.filter((n) => effects(n) === 0 && !kept.has(messageArgs(n).clientId)).length,
      doubled: [...server.effects.values()].filter((count) => count > 1).length,
      stuck: waiting.length,
      stopped: stopped.length,
      requests: line.requests,
      keySent: line.withKey > 0,
      struck,
      settleMs: Math.round(settled.ms),
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    await browser.close();
    await line.close();
    await server.close();
  }
}

/** Waits until nothing is left to send, as long as it gets less within the patience. */
async function settle(device: Device) {
  const started = performance.now();
  let best = Number.POSITIVE_INFINITY;
  let since = started;
  for (;;) {
    const { waiting, stopped } = await device.left();
    const now = performance.now();
    if (waiting.length < best) {
      best = waiting.length;
      since = now;
    }
    if (waiting.length === 0 || now - since > PATIENCE_MS) return { waiting, stopped, ms: now - started };
    await device.fireSync();
    await pause(500);
  }
}

async function quiet(left: () => Promise<{ waiting: string[] }>, forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  while (performance.now() < until && (await left()).waiting.length > 0) await pause(50);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
