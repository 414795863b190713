import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../harness/server.ts';
import { readStores } from './replica.ts';
import type { Round } from './round.ts';

/** Keeps what the screen showed and what the device held when a round could not go on, in `test-results/chaos`. */
export async function keepEvidence({ seat, seed, number, taps }: Round, why: string): Promise<void> {
  const folder = join(ROOT, 'test-results/chaos');
  await mkdir(folder, { recursive: true });
  const name = join(
    folder,
    `seed-${seed}-round-${number}-${why === 'slow' || why === 'stuck' ? why : 'broke'}`,
  );
  // What broke first is what broke: everything after it follows from that.
  if (existsSync(`${name}.json`)) return;
  await seat.page.screenshot({ path: `${name}.png` }).catch(() => undefined);
  const stores = await seat.page.evaluate(readStores).catch((error: Error) => error.message);
  const { uid } = seat.seeker;
  const problems = [...seat.problems, ...seat.person.problems];
  const about = { why, at: Date.now(), url: seat.page.url(), uid, taps, problems, stores };
  await writeFile(`${name}.json`, JSON.stringify(about, null, 2));
}
