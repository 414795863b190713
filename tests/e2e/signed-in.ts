import { cpSync } from 'node:fs';
import { startServer } from '../harness/server.ts';
import { signIn, untilReadyOffline, untilWorkerReady } from './acts.ts';
import { keptAs, originHere, serverPorts } from './installed.ts';
import { newProfile, openPerson } from './person.ts';

/**
 * People of the sample market who are signed in, on browsers of their own, before the first test begins. Signing in and
 * fetching the market would be half of a short test's work.
 */
const PEOPLE = {
  seeker: { email: 'seeker@example.org', untilReady: untilReadyOffline },
  owner: { email: 'company@example.org', untilReady: untilWorkerReady },
};
type SamplePerson = keyof typeof PEOPLE;

/**
 * Signs them in at every worker's address, so that each server on a copy of this folder knows their browsers. They use
 * the shell: the files that need the whole browser sign in by themselves.
 */
export async function signInPeople(dataDir: string): Promise<void> {
  for (const port of serverPorts()) {
    const server = await startServer(dataDir, { PORT: String(port) });
    for (const [who, { email, untilReady }] of Object.entries(PEOPLE)) {
      const person = await openPerson({ profile: keptAs(server.origin, who), browser: 'shell' });
      await signIn(person.page, server.origin, email, server.password);
      await untilReady(person.page);
      await person.close();
    }
    await server.stop();
  }
}

/** A new profile on which one of them is signed in, with the market and their own data on the device. */
export function signedInProfile(who: SamplePerson): string {
  const profile = newProfile();
  cpSync(keptAs(originHere(), who), profile, { recursive: true });
  return profile;
}
