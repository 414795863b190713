import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWhenStale } from '../server/cli/start/app-build.ts';
import { checks } from './check.ts';
import { ensureChromium } from './run/chromium.ts';
import { countsWithAgain, playwrightCounts, sum, vitestCounts } from './run/counts.ts';
import { type Failure, playwrightFailures, vitestFailures } from './run/failures.ts';
import { type PlaywrightReport, readReport } from './run/report.ts';
import { screenIn } from './run/screen.ts';
import { parallel, ROOT, run, type Step, sayEnd } from './run/step.ts';

/**
 * `npm test`: everything, the browser included, but the tests tagged `@long` (CONTRIBUTING.md); ends with what failed,
 * and the counts over all suites.
 */

const REPORTS = {
  unit: 'test-results/unit.json',
  durability: 'test-results/durability.json',
  browser: 'test-results/e2e.json',
};
const UNIT: Step = {
  name: 'unit tests',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${REPORTS.unit}`],
};
const BUDGETS: Step = { name: 'budgets', command: ['size-limit', '--config', 'tests/budgets.ts'] };
/** Real servers, killed under load. */
const DURABILITY: Step = {
  name: 'durability',
  command: [
    'vitest',
    'run',
    '--config',
    'tests/durability/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${join(ROOT, REPORTS.durability)}`,
  ],
};
/** More than these did not fail because the machine was crowded. */
const MOST_AGAIN = 8;

/** What failed in the first run of the browser tests and had a second one. */
const crowded: string[] = [];

await rm('test-results', { recursive: true, force: true });
const failedChecks = await parallel(checks);
// Side by side: a build, and servers that are killed and waited for, leave a core idle now and then.
const [, built] = await Promise.all([run(UNIT, 'live'), onBuilt()]);
const counted = [
  { passed: checks.length - failedChecks.length, failed: failedChecks.length, skipped: 0 },
  await vitestCounts(REPORTS.unit),
  built.counts,
];
if (built.isBuilt) counted.push(await vitestCounts(REPORTS.durability), await browserCounts());
for (const told of crowded) console.log(`\nRUN AGAIN, ALONE ${told}`);
for (const failure of await failures()) console.log(`\nFAILED ${await tell(failure)}`);
const { passed, failed, skipped } = sum(counted);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);

/** The build, what may be sent of it, and tests of servers that serve it. */
async function onBuilt() {
  const isBuilt = await build();
  if (!isBuilt) return { isBuilt, counts: { passed: 0, failed: 1, skipped: 0 } };
  const inBudget = await run(BUDGETS, 'on-failure');
  await run(DURABILITY, 'on-failure');
  return { isBuilt, counts: { passed: 1 + Number(inBudget), failed: Number(!inBudget), skipped: 0 } };
}

/** As `npm start` builds, and under its lock: tests that start a server meanwhile wait for the same build. */
async function build(): Promise<boolean> {
  const started = Date.now();
  const passed = await buildWhenStale(ROOT, console.log).then(
    () => true,
    (failure: Error) => {
      console.error(failure.message);
      return false;
    },
  );
  sayEnd('build', passed, started);
  return passed;
}

async function browserCounts() {
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const command = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'];
  await run({ name: 'browser tests', command }, 'live');
  const first = await readReport<PlaywrightReport>(REPORTS.browser);
  const { failed } = playwrightCounts(first);
  if (!first || failed === 0 || failed > MOST_AGAIN) return playwrightCounts(first);
  // Browsers and their servers share the machine: one that starved has it for itself now, and is named below.
  const failures = playwrightFailures(first);
  for (const failure of failures) crowded.push(await tell(failure));
  // Whole files: tests that build on each other cannot pass by themselves.
  const files = new Set(failures.map(({ file }) => file));
  await run(
    { name: 'files with failed browser tests, alone', command: [...command, ...files, '--workers=1'] },
    'live',
  );
  return countsWithAgain(first, await readReport(REPORTS.browser), files);
}

async function tell({ file, name, said, screen }: Failure): Promise<string> {
  const shown = screen ? await screenIn(screen) : '';
  return `${file}: ${name}\n${said}${shown && `\nOn the screen:\n${shown}`}`;
}

async function failures(): Promise<Failure[]> {
  return [
    ...vitestFailures((await readReport(REPORTS.unit)) ?? {}),
    ...vitestFailures((await readReport(REPORTS.durability)) ?? {}),
    ...playwrightFailures((await readReport(REPORTS.browser)) ?? {}),
  ];
}
