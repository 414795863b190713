import { setTimeout as sleep } from 'node:timers/promises';
import { v7 } from 'uuid';
import { calls } from '../../contract/calls.ts';
import { PULL_EVERY_MS } from '../../contract/limits.ts';
import { systemTimer } from '../../src/replica/store/within.ts';
import { hurriedPull } from '../../src/sync/pull/hurried-pull.ts';
import type { DevicePlan } from './load.ts';
import type { Meter } from './meter.ts';
import type { Choice, Town } from './town.ts';
import { type Answer, openStream, type Send, type Stream, send } from './wire.ts';

/** A person in front of the app does something so often, on average. */
export const TAP_EVERY_MS = 30_000;
/** Of so many taps one loses its answer on the line. */
const CUT_ONE_OF = 50;
const BACK_AFTER_MS = 1_000;
const SAFETY_MS = 10 * PULL_EVERY_MS;

export type Device = {
  readonly stream: Stream;
  /** Resolves when it has all that was there when it came, with the cursor of that. */
  readonly loaded: Promise<string>;
  readonly stop: () => Promise<void>;
};
type Shared = { town: Town; meter: Meter; random: () => number; step: () => number };
/** `cursor`: it was here before and has all up to there; undefined: it loads everything. */
export type Arrival = {
  readonly plan: DevicePlan;
  readonly origin: string;
  readonly cursor: string | undefined;
};

/**
 * One open app: an event stream, a pull for each signal within the time it says (rule R7.4), a safety pull in five
 * minutes beside a stream that is heard (R7.6), and taps one after the other that are sent until they are answered,
 * always with the same key, as the outbox does.
 */
export function startDevice({ plan, origin, cursor }: Arrival, shared: Shared): Device {
  const { town, meter, random, step } = shared;
  const { token } = plan;
  const ending = new AbortController();
  const { pull, loaded } = puller(origin, { token, cursor }, meter);
  const { hurry, forget } = hurriedPull(pull, { timer: systemTimer, random });
  const stream = openStream(origin, { token, onMoved: hurry, pause: () => BACK_AFTER_MS * (1 + random()) });
  // Each at a time of its own, as those of people who came one by one.
  let timer = setTimeout(turn, SAFETY_MS * random());
  function turn(): void {
    timer = setTimeout(turn, SAFETY_MS);
    pull();
  }
  pull();

  async function tapping(): Promise<void> {
    while (!ending.signal.aborted) {
      await sleep(TAP_EVERY_MS * (0.5 + random()), undefined, { signal: ending.signal }).catch(() => {});
      if (ending.signal.aborted) return;
      const choice = town.next(plan, step());
      if (choice) await settle(choice);
    }
  }

  /** Sends until it is answered. What has not been by the end was not acknowledged to anybody. */
  async function settle({ name, args, tap, done }: Choice): Promise<void> {
    const { method, path } = calls[name];
    const rest: Record<string, unknown> = { ...args };
    const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => {
      const value = String(rest[part]);
      delete rest[part];
      return encodeURIComponent(value);
    });
    const request: Send = { origin, method, path: filled, token, key: v7(), body: JSON.stringify(rest) };
    let cut = chooseCut(random);
    for (let lastTries = 3; lastTries > 0; lastTries -= ending.signal.aborted ? 1 : 0) {
      const began = performance.now();
      const answer = await send({ ...request, cut });
      if (cut === undefined) meter.tap(performance.now() - began, answer);
      cut = undefined;
      if (isPassing(answer)) {
        await sleep((answer.retryAfter ?? 1) * 1000 * (1 + random()));
        continue;
      }
      if (answer.status === 200) {
        if (tap) tap.acknowledged = true;
        done?.();
      }
      return;
    }
  }

  const taps = loaded.then(tapping);
  return {
    stream,
    loaded,
    async stop() {
      ending.abort();
      clearTimeout(timer);
      forget();
      await taps;
      stream.close();
    },
  };
}

function chooseCut(random: () => number): Send['cut'] {
  const drawn = random() * CUT_ONE_OF;
  return drawn < 0.5 ? 'sent' : drawn < 1 ? 'answered' : undefined;
}

const isPassing = ({ status }: Answer) => status === 0 || status === 429 || status >= 500;

type Puller = { readonly pull: () => void; readonly loaded: Promise<string> };

/** Pulls page by page to the end; asked while it runs, it pulls once more afterwards. */
function puller(
  origin: string,
  { token, cursor: known }: { token: string; cursor: string | undefined },
  meter: Meter,
): Puller {
  const { path } = calls['sync.pull'];
  let cursor = known;
  let running = false;
  let again = false;
  let hasLoaded: (cursor: string) => void = () => {};
  const loaded = new Promise<string>((resolve) => {
    hasLoaded = resolve;
  });
  const round = async () => {
    for (let more = true; more; ) {
      const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const began = performance.now();
      const answer = await send({ origin, method: 'GET', path: path + query, token });
      meter.pull(performance.now() - began, answer);
      // The next signal or turn pulls again.
      if (answer.status !== 200) return;
      const { data } = JSON.parse(answer.body) as { data: { cursor: string; more: boolean } };
      ({ cursor, more } = data);
    }
    if (cursor !== undefined) hasLoaded(cursor);
  };
  const pull = () => {
    again = running;
    if (running) return;
    running = true;
    void round().finally(() => {
      running = false;
      if (again) pull();
    });
  };
  return { pull, loaded };
}
