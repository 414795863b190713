import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Resolves when the program has ended by this signal. */
export async function endProgram(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(program, 'exit');
  program.kill(signal);
  await gone;
}
