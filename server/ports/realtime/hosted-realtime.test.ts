import { expect, test } from 'vitest';
import { fanOut } from './fan-out.ts';
import { hostedRealtime } from './hosted-realtime.ts';
import { memoryRealtime } from './memory-realtime.ts';
import { MARKET_PACE_MS, OWN_PACE_MS } from './paced-counts.ts';

const COMPANY = '01932f6e-0000-7000-8000-000000000001';
const FIELD = 'company_01932f6e_0000_7000_8000_000000000001';
const membersOf = async () => ['mia', 'ben'];

/** Time moves by `pass` alone. */
function scene() {
  const written: [string, readonly string[]][] = [];
  const faults: unknown[] = [];
  const alarms = new Set<{ ms: number; ring: () => void }>();
  let away: Error | undefined;
  const local = memoryRealtime();
  const realtime = hostedRealtime(local, {
    store: {
      count: async (document, fields) => {
        if (away) throw away;
        written.push([document, fields]);
      },
      close: async () => undefined,
    },
    membersOf,
    alarm: (ms, ring) => {
      const alarm = { ms, ring };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    report: (event) => faults.push(event),
  });
  return {
    local,
    realtime,
    written,
    faults,
    alarms,
    fail: (error: Error) => {
      away = error;
    },
    /** Lets the documents of this pace be written again. */
    pass: (ms: number) => {
      for (const alarm of [...alarms]) {
        if (alarm.ms !== ms) continue;
        alarms.delete(alarm);
        alarm.ring();
      }
    },
    /** Resolves when what was published has been looked up. */
    publish: async (...buckets: string[]) => {
      realtime.publish(buckets);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('R7.2 a moved bucket is counted for whoever sees it: a person, the members of a company, everybody', async () => {
  const counts = await fanOut(['user:mia', `company:${COMPANY}`, 'market'], membersOf);
  expect(Object.fromEntries([...counts].map(([document, fields]) => [document, [...fields]]))).toEqual({
    mia: ['user', FIELD],
    ben: [FIELD],
    market: ['market'],
  });
});

test('R7.1 the first move is written at once, a storm of them once more after a second', async () => {
  const { publish, written, pass, alarms } = scene();
  await publish('user:mia');
  await publish('user:mia');
  await publish('user:mia', `company:${COMPANY}`);
  expect(written).toEqual([
    ['mia', ['user']],
    ['ben', [FIELD]],
  ]);
  pass(OWN_PACE_MS);
  expect(written.slice(2)).toEqual([['mia', [FIELD, 'user']]]);
  pass(OWN_PACE_MS);
  expect(written).toHaveLength(3);
  expect(alarms.size).toBe(0);
});

test('R7.1 the document of the market is written at most once in ten seconds', async () => {
  const { publish, written, pass } = scene();
  for (let moves = 0; moves < 5; moves += 1) await publish('market');
  pass(OWN_PACE_MS);
  expect(written).toEqual([['market', ['market']]]);
  pass(MARKET_PACE_MS);
  expect(written).toHaveLength(2);
});

test('R7.2 event streams are told as well, also while Firestore is away', async () => {
  const { local, publish, fail, faults } = scene();
  const heard: string[] = [];
  local.subscribe((bucket) => heard.push(bucket));
  fail(new Error('UNAVAILABLE'));
  await publish('user:mia');
  expect(heard).toEqual(['user:mia']);
  expect(faults).toEqual(['signal not written']);
});

test('what waits is dropped at the end, and no alarm holds the process', async () => {
  const { realtime, publish, written, alarms } = scene();
  await publish('market');
  await publish('market');
  await realtime.close();
  expect(alarms.size).toBe(0);
  expect(written).toHaveLength(1);
});
