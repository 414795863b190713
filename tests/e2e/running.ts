import { expect, test } from '@playwright/test';
import { newDataDir, newSampleDir, type RunningServer, startServer } from '../harness/server.ts';
import { type Device, newProfile, openPerson, type Person, removeProfile } from './person.ts';

/**
 * One server for all tests of a file; read it inside of them.
 * @param before what is done to its folder first
 */
export function oneServer(before?: (dataDir: string) => Promise<unknown>): () => RunningServer {
  let server: RunningServer;
  let folder: Awaited<ReturnType<typeof newDataDir>>;
  test.beforeAll(async () => {
    folder = await (before ? newDataDir() : newSampleDir());
    await before?.(folder.dataDir);
    server = await startServer(folder.dataDir);
  });
  test.afterAll(async () => {
    await server?.stop();
    await folder?.remove();
  });
  return () => server;
}

/** Somebody with a fresh browser, closed afterwards; what it complained about fails the test. */
export async function withPerson(
  act: (person: Person) => Promise<void>,
  device: Partial<Device> = {},
): Promise<void> {
  const profile = await newProfile();
  const person = await openPerson({ profile, ...device });
  try {
    await act(person);
    expect(person.problems).toEqual([]);
  } finally {
    await person.close();
    await removeProfile(profile);
  }
}
