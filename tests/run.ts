import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checks } from './check.ts';
import { ensureChromium } from './run/chromium.ts';
import { playwrightCounts, sum, vitestCounts } from './run/counts.ts';
import { playwrightFailures, vitestFailures } from './run/failures.ts';
import { readReport } from './run/report.ts';
import { parallel, ROOT, run } from './run/step.ts';

/** `npm test`: everything, the browser included; ends with what failed, and the counts over all suites. */

const REPORTS = {
  unit: 'test-results/unit.json',
  durability: 'test-results/durability.json',
  browser: 'test-results/e2e.json',
};

await rm('test-results', { recursive: true, force: true });
const failedChecks = await parallel(checks);
await run(
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${REPORTS.unit}`],
  },
  'live',
);
const built = await run({ name: 'build', command: ['vite', 'build'] }, 'on-failure');
const counted = [
  { passed: checks.length - failedChecks.length, failed: failedChecks.length, skipped: 0 },
  await vitestCounts(REPORTS.unit),
  { passed: Number(built), failed: Number(!built), skipped: 0 },
];
if (built) counted.push(await budgetCounts(), await durabilityCounts(), await browserCounts());
for (const { file, name, said } of await failures()) console.log(`\nFAILED ${file}: ${name}\n${said}`);
const { passed, failed, skipped } = sum(counted);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);

async function budgetCounts() {
  const passed = await run(
    { name: 'budgets', command: ['size-limit', '--config', 'tests/budgets.ts'] },
    'on-failure',
  );
  return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
}

/** Real servers, killed under load: they need the built app, and the machine for themselves. */
async function durabilityCounts() {
  await run(
    {
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
    },
    'live',
  );
  return vitestCounts(REPORTS.durability);
}

async function browserCounts() {
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  await run(
    { name: 'browser tests', command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'] },
    'live',
  );
  return playwrightCounts(REPORTS.browser);
}

async function failures() {
  return [
    ...vitestFailures((await readReport(REPORTS.unit)) ?? {}),
    ...vitestFailures((await readReport(REPORTS.durability)) ?? {}),
    ...playwrightFailures((await readReport(REPORTS.browser)) ?? {}),
  ];
}
