import { StartFailure } from '../base/start-failure.ts';

/** Runs a command. What the person who started it can mend is told in a line, with its exit code; anything else is thrown. */
export async function tellFailure(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
