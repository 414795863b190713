import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PART_NAMES, type Part } from './sabotage/parts.ts';
import type { Run } from './simulate.ts';

/**
 * `node tests/sim/main.ts --seeds 1000 --from 1 --workers 2`: runs seeds and tells of those that break a rule.
 * `--seed 17 --trace`: one of them, with all that happens. `--only 17,30-34`: some of them. `--without "safe cursor"`: with a part of sync taken away.
 * `--more abort`: with one fault (faults.ts) that strikes most of the time; `--more offers`: all lives are about offers.
 * `--first`: stops at the first that is found.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '400' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    only: { type: 'string' },
    workers: { type: 'string', default: '1' },
    without: { type: 'string' },
    more: { type: 'string' },
    trace: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    digests: { type: 'boolean', default: false },
  },
});

if (values.without !== undefined && !PART_NAMES.includes(values.without as Part)) {
  console.error(`--without takes one of: ${PART_NAMES.join(', ')}`);
  process.exit(2);
}
const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

function seedsOf(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return range(from, to - from + 1);
  });
}

const only = values.only ?? values.seed;
const seeds = only === undefined ? range(Number(values.from), Number(values.seeds)) : seedsOf(only);
const workers = Math.max(1, Math.min(Number(values.workers), seeds.length));
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/sim/', import.meta.url));
const PROGRESS_MS = 10_000;
const began = performance.now();
const total = { seeds: 0, saved: 0, steps: 0, bad: 0 };
let told = began;
const children = new Set<ChildProcess>();

/** What makes this run another one than the seed alone. */
function asked(): string {
  const part = values.without ? ` --without "${values.without}"` : '';
  return values.more ? `${part} --more ${values.more}` : part;
}

function took(run: Run): void {
  total.seeds += 1;
  total.saved += run.saved;
  total.steps += run.steps;
  if (run.trace) console.log(run.trace.join('\n'));
  if (values.digests) console.log(`${run.seed} ${run.digest}`);
  if (run.violations.length > 0) {
    total.bad += 1;
    const said = run.violations.slice(0, 3).map(({ rule, text }) => `${rule} ${text}`);
    console.log(`seed ${run.seed} (${run.digest}): ${said.join(' | ')}`);
    console.log(`  again: node tests/sim/main.ts --seed ${run.seed}${asked()} --trace`);
  }
  if (performance.now() - told < PROGRESS_MS) return;
  told = performance.now();
  console.log(`${total.seeds} of ${seeds.length} seeds, ${total.bad} with violations, ${seconds()} s`);
}

const seconds = () => ((performance.now() - began) / 1000).toFixed(0);

/** Globals are replaced in the children only; a batch each, and one process does not wait for another. */
function runIn(share: readonly number[]): Promise<void> {
  const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), {
    // New rows die young: a larger nursery spares most of the collector's work. Errors are a store's daily bread
    // here, and their stacks are read by nobody but who looks at one life.
    execArgv: ['--max-semi-space-size=64', ...(values.trace ? [] : ['--stack-trace-limit=0'])],
    // Most runs are of a few lives, and half of their time went into reading the same modules.
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
  });
  child.send({
    seeds: share,
    trace: values.trace,
    without: values.without,
    more: values.more,
    stopAtFirst: values.first,
  });
  children.add(child);
  child.on('message', (run: Run) => {
    if (values.first && total.bad > 0) return;
    took(run);
    if (values.first && total.bad > 0) for (const one of children) one.kill();
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code, signal) => {
      if (code === 0 || (signal && values.first)) resolve();
      else reject(new Error(`a child ended with ${code ?? signal}`));
    });
  });
}

const share = Math.ceil(seeds.length / workers);
const shares = range(0, workers).map((at) => seeds.slice(at * share, (at + 1) * share));
await Promise.all(shares.filter(({ length }) => length > 0).map(runIn));
console.log(
  `${total.seeds} seeds, ${total.bad} with violations; ${total.saved} entries saved, ${total.steps} steps, ${seconds()} s`,
);
if (total.bad > 0) process.exitCode = 1;
