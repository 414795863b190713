import { setTimeout as sleep } from 'node:timers/promises';
import { v7 } from 'uuid';
import { calls } from '../../contract/calls.ts';
import { API_BASE } from '../../contract/http.ts';
import { PULL_EVERY_MS } from '../../contract/limits.ts';
import { MANIFEST_PATH, type MarketManifest, SEGMENT_PATH } from '../../contract/market-files.ts';
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
  /** Resolves when it has all that was there when it came. */
  readonly loaded: Promise<void>;
  readonly stop: () => Promise<void>;
};
type Shared = { town: Town; meter: Meter; random: () => number; step: () => number };
/** `files`: hashes of the market's files that it has read; those of devices that were here before are not empty. */
export type Arrival = { readonly plan: DevicePlan; readonly origin: string; readonly files: Set<string> };

/**
 * One open app: an event stream, a pull of what is somebody's own or a look at the market's manifest for each signal within
 * the time it says (rules R7.4, R10.8), both in five minutes beside a stream that is heard (R7.6), and taps one after the
 * other that are sent until they are answered, always with the same key, as the outbox does.
 */
export function startDevice({ plan, origin, files }: Arrival, shared: Shared): Device {
  const { town, meter, random, step } = shared;
  const { token } = plan;
  const ending = new AbortController();
  const own = onceMore(pullOwn({ origin, token }, meter));
  const market = onceMore(readMarket({ origin, token, files }, meter));
  const { hurry, forget } = hurriedPull(market, { timer: systemTimer, random });
  const both = () => Promise.all([own(), market()]);
  const stream = openStream(origin, {
    token,
    onMoved: (bucket, spreadMs) => {
      if (bucket?.startsWith('market')) hurry(spreadMs);
      else void (bucket === undefined ? both() : own());
    },
    random,
  });
  // Each at a time of its own, as those of people who came one by one.
  let timer = setTimeout(turn, SAFETY_MS * random());
  function turn(): void {
    timer = setTimeout(turn, SAFETY_MS);
    void both();
  }
  const loaded = both().then(() => {});

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
        const { retryAfter } = answer;
        await sleep(retryAfter === undefined ? BACK_AFTER_MS * (1 + random()) : retryAfter * 1000);
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

type Line = { readonly origin: string; readonly token: string };

/** Pulls what is somebody's own, page by page to the end. What breaks off is left to the next signal or turn. */
function pullOwn({ origin, token }: Line, meter: Meter): () => Promise<void> {
  const { path } = calls['sync.pull'];
  let cursor: string | undefined;
  return async () => {
    for (let more = true; more; ) {
      const query = new URLSearchParams({ market: 'files', ...(cursor !== undefined && { cursor }) });
      const answer = await timed(meter, { origin, method: 'GET', path: `${path}?${query}`, token });
      if (answer.status !== 200) return;
      const { data } = JSON.parse(answer.body) as { data: { cursor: string; more: boolean } };
      ({ cursor, more } = data);
    }
  };
}

const MANIFEST = MANIFEST_PATH.slice(API_BASE.length).replace(':bucket', 'market');

/** Reads the manifest where it has changed, and the files it names that are not here. */
function readMarket(
  { origin, token, files }: Line & Pick<Arrival, 'files'>,
  meter: Meter,
): () => Promise<void> {
  let tag: string | undefined;
  return async () => {
    const answer = await timed(meter, { origin, method: 'GET', path: MANIFEST, token, tag });
    if (answer.status !== 200) return;
    const { cells } = JSON.parse(answer.body) as MarketManifest;
    const named = cells.flatMap(({ base, deltas }) =>
      files.has(base.hash) || files.size === 0 ? [base, ...deltas.filter(({ to }) => to > base.to)] : deltas,
    );
    for (const { hash } of named) {
      if (files.has(hash)) continue;
      const path = SEGMENT_PATH.slice(API_BASE.length).replace(':hash', hash);
      if ((await timed(meter, { origin, method: 'GET', path, token })).status !== 200) return;
      files.add(hash);
    }
    tag = answer.tag;
  };
}

async function timed(meter: Meter, request: Send): Promise<Answer> {
  const began = performance.now();
  const answer = await send(request);
  meter.pull(performance.now() - began, answer);
  return answer;
}

/** Asked while it runs, it runs once more afterwards. */
function onceMore(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const start = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
    running = undefined;
  };
  return () => {
    again = running !== undefined;
    running ??= start();
    return running;
  };
}
