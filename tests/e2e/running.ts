import { chromium, expect, type Page, test } from '@playwright/test';
import { staff } from '../harness/cli.ts';
import { type DataDir, newHostedSampleDir } from '../harness/data-dir.ts';
import type { RunningServer } from '../harness/server.ts';
import { startHere, visitedProfile } from './installed.ts';
import { type Device, FLAGS, openPerson, type Person, PHONE, removeProfile } from './person.ts';
import { signedInProfile } from './signed-in.ts';
import { browserPath } from './which-browser.ts';

type Env = Record<string, string>;
type Act = (person: Person) => Promise<void>;

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
  let folder: DataDir;
  test.beforeAll(async () => {
    folder = await newHostedSampleDir();
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
export async function withPerson(act: Act, device: Partial<Device> = {}): Promise<void> {
  await withProfile(await visitedProfile(), act, device);
}

/** The seeker of the sample market, who is signed in on this browser and was here before. */
export async function withSeeker(act: Act, device: Partial<Device> = {}): Promise<void> {
  await withProfile(signedInProfile('seeker'), act, device);
}

/** The same of the owner of its company. */
export async function withOwner(act: Act, device: Partial<Device> = {}): Promise<void> {
  await withProfile(signedInProfile('owner'), act, device);
}

async function withProfile(profile: string, act: Act, device: Partial<Device>): Promise<void> {
  const person = await openPerson({ profile, ...device });
  try {
    await act(person);
    expect(person.problems).toEqual([]);
  } finally {
    await person.close();
    removeProfile(profile);
  }
}

/** A server on the sample market, and what needs its folder for itself, such as the commands of staff. */
export function serverWithStaff() {
  let server: RunningServer;
  let folder: DataDir;
  test.beforeAll(async () => {
    folder = await newHostedSampleDir();
    server = await startHere(folder.dataDir);
  });
  test.afterAll(async () => {
    await server?.stop();
    await folder?.remove();
  });
  /** Acts on the folder while no server holds it; the server comes back at the same address. */
  const between = async (act: (dataDir: string) => Promise<unknown>): Promise<void> => {
    const { port, password } = server;
    await server.stop();
    await act(folder.dataDir);
    server = { ...(await startHere(folder.dataDir, { PORT: String(port) })), password };
  };
  return {
    server: () => server,
    between,
    /** `npm run staff` with these arguments. */
    withStaff: (...argv: string[]) => between((dataDir) => staff(dataDir, ...argv)),
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
