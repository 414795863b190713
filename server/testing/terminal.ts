import { StartFailure } from '../base/start-failure.ts';
import type { StaffFiles } from '../cli/staff/command.ts';
import { readStaffLine } from '../cli/staff/read-line.ts';
import { runStaff } from '../cli/staff/run.ts';
import type { TestApp } from './test-app.ts';

/** Does one line as the command line would; files are kept in memory. */
export function terminal(t: TestApp) {
  const written = new Map<string, string>();
  const bytes = new Map<string, Uint8Array>();
  const files: StaffFiles = {
    read: (path) => written.get(path) ?? '',
    write: (path, content) =>
      void (typeof content === 'string' ? written.set(path, content) : bytes.set(path, content)),
  };
  const run = async (...argv: string[]) => {
    const line = readStaffLine(argv, 'Ada');
    if ('help' in line) throw new Error('this asks for help');
    return runStaff(t.parts, line, files);
  };
  return {
    written,
    bytes,
    run,
    /** The output. */
    say: async (...argv: string[]) => (await run(...argv)).outcome.lines.join('\n'),
    refusal: async (...argv: string[]) => {
      const error = await run(...argv).catch((thrown: unknown) => thrown);
      if (!(error instanceof StartFailure)) throw new Error(`not refused: ${String(error)}`);
      return { exitCode: error.exitCode, message: error.message };
    },
  };
}
