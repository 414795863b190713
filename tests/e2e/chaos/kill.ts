import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person } from '../person.ts';

/** Ends every process of the browser on this profile at one moment, as when the battery is taken out. */
export async function killBrowser(person: Person, profile: string): Promise<void> {
  const closed = new Promise((resolve) => person.context.once('close', resolve));
  // Chromium writes `<host>-<process id>` here. The process leads a group of its own, so nothing else is met.
  const id = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1));
  process.kill(-id, 'SIGKILL');
  await closed;
}
