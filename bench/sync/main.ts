import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.ts';
import { bundlePages, SUBJECTS, type Subject } from './bundle.ts';
import { type Cannot, type Figure, joined, MEASURES, type Measure, type Results } from './figures.ts';
import { machineOf } from './machine.ts';
import type { Bench } from './measure.ts';
import { measureColdStart } from './measure-cold-start.ts';
import { measureDrain } from './measure-drain.ts';
import { measureFootprint } from './measure-footprint.ts';
import { measureLoad } from './measure-load.ts';
import { measureRepaint } from './measure-repaint.ts';
import { measureReplay } from './measure-replay.ts';
import { addSizes } from './measure-size.ts';
import { measureTaps } from './measure-taps.ts';
import { measureTapsInLoad } from './measure-taps-in-load.ts';
import { line, report, writeReport } from './report.ts';
import { baseRows } from './rows.ts';
import { startBenchServer } from './server.ts';

/**
 * `npm run bench:sync`: the sync engine beside bare IndexedDB and its peers, in one run, in real Chromium.
 *
 * - `--write` puts tables and chart into `bench/`, of what was taken; without it they are only printed
 * - `--quick` three repetitions with fewer rows
 * - `--only load,taps`, `--subjects raw,ours`, `--throttles 1`, `--cases objects`: a part of it
 * - `--times 10` repetitions
 * - `--results file.json` keeps the figures and adds to what it holds, so that a long run can be cut up
 * - `--date 2026-11-20` stands in the table; without it today's
 */
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    subjects: { type: 'string' },
    throttles: { type: 'string' },
    cases: { type: 'string' },
    times: { type: 'string' },
    results: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

const RUN: Record<Measure, (bench: Bench) => Promise<void>> = {
  load: measureLoad,
  'cold-start': measureColdStart,
  repaint: measureRepaint,
  taps: measureTaps,
  'taps-in-load': measureTapsInLoad,
  drain: measureDrain,
  replay: measureReplay,
  footprint: measureFootprint,
};

const measures = values.only === undefined ? MEASURES : (values.only.split(',').filter(Boolean) as Measure[]);
const subjects = (values.subjects?.split(',') ?? SUBJECTS) as readonly Subject[];
const throttles = (values.throttles?.split(',').map(Number) ?? [1, 6]) as (1 | 6)[];
const times = Number(values.times ?? (values.quick ? 3 : 10));
const cases = values.cases?.split(',');
const wants = (name: string | number) => cases?.includes(String(name)) ?? true;
for (const name of measures) if (!(name in RUN)) throw new Error(`no measure is called ${name}`);

const earlier: Results | undefined =
  values.results && existsSync(values.results)
    ? JSON.parse(await readFile(values.results, 'utf8'))
    : undefined;
const folder = await mkdtemp(join(tmpdir(), 'bench-sync-pages-'));
const base = baseRows();
const figures: (Figure | Cannot)[] = [];
let chromium = 'none';
try {
  if (measures.length > 0) {
    await bundlePages(folder, [...subjects, ...(subjects.includes('workbox') ? ['workbox-worker'] : [])]);
    const server = await startBenchServer(folder, base);
    for (const measure of measures) {
      console.log(`\n${measure}`);
      const browser = await openBrowser(server.port);
      chromium = browser.version;
      try {
        const add = (figure: Figure | Cannot) => {
          figures.push(figure);
          console.log(line(figure));
          taken();
        };
        await RUN[measure]({ browser, server, quick: values.quick, times, subjects, throttles, wants, add });
        if (measure === 'footprint') await addSizes(add);
      } finally {
        await browser.close();
      }
    }
    await server.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const results = taken();
console.log(`\n${report(results)}`);
if (values.write) await writeReport(results);

/** What was taken up to now, kept where it was asked for: a run that breaks off loses only its last case. */
function taken(): Results {
  const machine =
    measures.length === 0 && earlier
      ? earlier.machine
      : machineOf({ date: values.date, chromium, rows: base.source, quick: values.quick });
  const results = { machine, figures: joined([...(earlier?.figures ?? []), ...figures]) };
  if (values.results) {
    mkdirSync(dirname(values.results), { recursive: true });
    writeFileSync(values.results, JSON.stringify(results));
  }
  return results;
}
