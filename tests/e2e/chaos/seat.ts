import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Offer } from '../../../contract/entities/offer.ts';
import { signIn, untilReadyOffline } from '../acts.ts';
import { newProfile, openPerson, type Person, removeProfile } from '../person.ts';
import type { Sabotage } from './kinds.ts';
import { type Line, openLine } from './line.ts';
import { rowsOf } from './replica.ts';
import { SAID_WITHIN_MS, type Tap, TOKEN } from './tap.ts';
import { until } from './until.ts';
import { watchSaved } from './watch-saved.ts';
import type { Seeker, World } from './world.ts';

/** One person at one device, whose profile outlives its browser, on a line of their own. */
export type Seat = {
  seeker: Seeker;
  line: Line;
  readonly page: Page;
  readonly person: Person;
  /** Where the screen's word is written down: by its token, or by the job or the offer that it is about. */
  expect: (tap: Tap) => void;
  /** Takes a job of the market nobody here has applied to yet; undefined where the device holds none. */
  takeJob: () => Promise<string | undefined>;
  /** Errors that pages threw or logged. */
  problems: string[];
  /** Every process of the browser dies at once. */
  kill: () => Promise<void>;
  /** Starts the browser again, on the profile as the kill has left it. */
  reopen: () => Promise<void>;
  /** Somebody else who uses this device as well, now and then. */
  guest: () => Promise<Seeker>;
  /** They leave: what the device held of theirs as received is kept for the judgement. */
  noteReceived: (uid: string) => Promise<void>;
  showChat: (page: Page, conversationId: string) => Promise<void>;
  /** What this device holds as received, by token. */
  received: () => Promise<Map<string, number>>;
  leave: () => Promise<void>;
};

type JobRow = { _id: string; _companyId: string; kind: string; questions?: unknown[] };

export async function takeSeat(world: World, sabotage?: Sabotage): Promise<Seat> {
  const seeker = await world.newSeeker();
  const taps = new Map<string, Tap>();
  const line = await openLine(world.server.origin, sabotage, (body) =>
    until(
      async () => [...body.matchAll(TOKEN)].every(([token]) => taps.get(token)?.saved !== null),
      SAID_WITHIN_MS,
    ),
  );
  const profile = newProfile();
  const about = new Map<string, Tap>();
  const taken = new Set<string>();
  const problems: string[] = [];
  const received = new Map<string, number>();
  let guest: Promise<Seeker> | undefined;
  const note = (tap: Tap | undefined) => {
    if (tap) tap.saved ??= Date.now();
  };
  const open = async (): Promise<Person> => {
    const started = await openPerson({ profile });
    await watchSaved(started.context, {
      saved: (token) => note(taps.get(token)),
      done: (id) => note(about.get(id)),
    });
    return started;
  };
  const stop = async (end: () => Promise<unknown>) => {
    problems.push(...person.problems);
    await end();
  };

  let person = await open();
  await signIn(person.page, line.origin, seeker.email, seeker.password);
  await untilReadyOffline(person.page);
  /** Read again each time: a device that was full has removed rows that the server can send again (rule S2). */
  const takeJob = async () => {
    const market = await rowsOf<JobRow>(person.page, seeker.uid, 'job');
    const job = market.find(
      ({ _id, _companyId, kind, questions }) =>
        _companyId !== seeker.closing._companyId &&
        kind !== 'campaign' &&
        !questions?.length &&
        !taken.has(_id),
    );
    if (job) taken.add(job._id);
    return job?._id;
  };

  const showChat: Seat['showChat'] = async (page, conversationId) => {
    const path = `/pwa/chat?conversation=${conversationId}`;
    if (!page.url().endsWith(path)) await page.goto(line.origin + path);
    await page.getByRole('textbox', { name: /^Your message to/ }).waitFor();
  };
  return {
    seeker,
    line,
    takeJob,
    problems,
    showChat,
    get page() {
      return person.page;
    },
    get person() {
      return person;
    },
    expect: (tap) => {
      taps.set(tap.token, tap);
      if (tap.what !== 'message') about.set(tap.lane, tap);
    },
    kill: () => stop(() => killBrowser(person, profile)),
    reopen: async () => {
      person = await open();
    },
    guest: () => {
      guest ??= world.newSeeker();
      return guest;
    },
    noteReceived: async (uid) => {
      for (const [token, seq] of await receivedOf(person.page, uid)) received.set(token, seq);
    },
    received: async () => new Map([...received, ...(await receivedOf(person.page, seeker.uid))]),
    leave: async () => {
      await stop(() => person.close());
      await line.close();
      removeProfile(profile);
    },
  };
}

async function receivedOf(page: Page, uid: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const messages = await rowsOf<{ text: string; seq: number | null }>(page, uid, 'message');
  for (const { text, seq } of messages) {
    for (const [token] of text.matchAll(TOKEN)) if (seq !== null) found.set(token, seq);
  }
  type Application = { note: string; receipt: string | null };
  const sent = await rowsOf<Application>(page, uid, 'application');
  for (const { note, receipt } of sent) {
    for (const [token] of note.matchAll(TOKEN)) if (receipt !== null) found.set(token, 0);
  }
  const offers = await rowsOf<Offer>(page, uid, 'offer');
  for (const { terms, history, signatures, termsHash } of offers) {
    const countered = termsHash !== '' && history.some(({ by }) => by._userId === uid);
    const signed = signatures.some(({ _userId, seal }) => _userId === uid && seal !== '');
    for (const [token] of terms.title.matchAll(TOKEN)) if (countered || signed) found.set(token, 0);
  }
  return found;
}

/** Ends every process of the browser on this profile at one moment, as when the battery is taken out. */
async function killBrowser(person: Person, profile: string): Promise<void> {
  const closed = new Promise((resolve) => person.context.once('close', resolve));
  // Chromium writes `<host>-<process id>` here. The process leads a group of its own, so nothing else is met.
  const id = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1));
  process.kill(-id, 'SIGKILL');
  await closed;
}
