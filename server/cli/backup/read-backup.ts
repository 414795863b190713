import { createHash } from 'node:crypto';
import { StartFailure } from '../../base/start-failure.ts';
import { type BackupLine, backupLine } from './format.ts';

/**
 * The lines of a backup up to its tail. Throws a StartFailure for anything that is not a whole backup; what was
 * yielded until then must be thrown away (restore does so by rolling back).
 */
export async function* readBackup(text: AsyncIterable<string>): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  let lines = 0;
  let complete = false;
  for await (const line of text) {
    if (complete) throw damaged('has lines behind its end');
    const parsed = parse(line);
    if (lines === 0 && parsed.line !== 'head') throw damaged('does not begin like a backup');
    if (parsed.line === 'tail') {
      if (parsed.lines !== lines || parsed.sha256 !== hash.digest('hex'))
        throw damaged('does not fit its checksum');
      complete = true;
      continue;
    }
    hash.update(`${line}\n`);
    lines += 1;
    yield parsed;
  }
  if (!complete) throw damaged('was cut short');
}

function parse(line: string): BackupLine {
  try {
    const result = backupLine.safeParse(JSON.parse(line));
    if (result.success) return result.data;
  } catch {
    // Said below.
  }
  throw damaged('holds a line that is none of a backup');
}

const damaged = (how: string) =>
  new StartFailure(`The backup ${how}; nothing was restored. Take another copy of it.`);
