import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { COMPILED } from '../harness/server.ts';

export const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');

/** A command of node_modules/.bin, or `node`, with its arguments. */
export type Step = { name: string; command: string[] };

/** Rooms are checked side by side: several checkers in each infer what they share several times, by twice the work. */
export const ONE_CHECKER = ['--checkers', '1'];

/** Runs a step; what it prints is shown at once, or only when it fails. Answers whether it passed. */
export function run(
  { name, command: [bin = '', ...args] }: Step,
  show: 'live' | 'on-failure',
): Promise<boolean> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(bin === 'node' ? process.execPath : join(BIN, bin), args, {
      cwd: ROOT,
      stdio: show === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // Colours make a log that is kept several times as long, and what keeps it cuts it off.
      env: { ...process.env, ...COMPILED, [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => {
      sayEnd(name, code === 0, started);
      if (code !== 0 && output) console.log(output);
      resolve(code === 0);
    });
  });
}

/** The line with which every step ends. */
export function sayEnd(name: string, passed: boolean, started: number): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
}

/** Runs all of them side by side; answers the names of those that failed. */
export async function parallel(steps: Step[]): Promise<string[]> {
  const passed = await Promise.all(steps.map((step) => run(step, 'on-failure')));
  return steps.filter((_, at) => !passed[at]).map(({ name }) => name);
}
