import { chromium, expect, type Page, test } from '@playwright/test';
import { staff } from '../harness/cli.ts';
import { newSampleDir, type RunningServer } from '../harness/server.ts';
import { startHere, visitedProfile } from './installed.ts';
import { type Device, FLAGS, openPerson, type Person, PHONE, removeProfile } from './person.ts';
import { browserPath } from './which-browser.ts';

type Env = Record<string, string>;

/**
 * One server on the sample market for all tests of a file; read it inside of them.
 * @param before what is done to its folder first
 * @param env its settings besides the usual ones, asked for when it starts
 */
export function oneServer({
  before,
  env = () => ({}),
}: {
  before?: (dataDir: string) => Promise<unknown>;
  env?: () => Env | Promise<Env>;
} = {}): () => RunningServer {
  let server: RunningServer;
  let folder: Awaited<ReturnType<typeof newSampleDir>>;
  test.beforeAll(async () => {
    folder = await newSampleDir();
    await before?.(folder.dataDir);
    server = await startHere(folder.dataDir, await env());
  });
  test.afterAll(async () => {
    await server?.stop();
    await folder?.remove();
  });
  return () => server;
}

/** Somebody with a browser of their own, closed afterwards; what it complained about fails the test. */
export async function withPerson(
  act: (person: Person) => Promise<void>,
  device: Partial<Device> = {},
): Promise<void> {
  const profile = await visitedProfile();
  const person = await openPerson({ profile, ...device });
  try {
    await act(person);
    expect(person.problems).toEqual([]);
  } finally {
    await person.close();
    removeProfile(profile);
  }
}

/** A server on the sample market that staff works at: what they do needs its folder for itself. */
export function serverWithStaff() {
  let server: RunningServer;
  let folder: Awaited<ReturnType<typeof newSampleDir>>;
  test.beforeAll(async () => {
    folder = await newSampleDir();
    server = await startHere(folder.dataDir);
  });
  test.afterAll(async () => {
    await server?.stop();
    await folder?.remove();
  });
  return {
    server: () => server,
    /** `npm run staff` with these arguments; the server comes back at the same address. */
    withStaff: async (...argv: string[]): Promise<void> => {
      const env = { PORT: String(server.port) };
      await server.stop();
      await staff(folder.dataDir, ...argv);
      server = { ...(await startHere(folder.dataDir, env)), password: server.password };
    },
  };
}

/** A German phone whose browser runs no scripts. */
export async function withoutScripts(act: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE', viewport: PHONE });
    await act(await context.newPage());
  } finally {
    await browser.close();
  }
}
