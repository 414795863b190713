import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls.ts';
import { type MutationName, mutations } from '../../contract/mutations.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { type RowKey, splitKey } from '../../src/replica/outbox-entry.ts';
import { CASES } from './cases.ts';
import { device } from './device.ts';

const START_MS = 60_000;
/** `ver` is raised by the server alone; in which bucket a row lies is asked elsewhere. */
const NEVER_SHOWN = ['ver', '_bucket'];

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
}, START_MS);
beforeEach(() => t.reset());
afterAll(() => t.close());

describe('W1.1 every change is a named mutation', () => {
  test('each call that waits for the network is one, and no other', () => {
    const queued = (Object.keys(calls) as CallName[]).filter((name) => calls[name].net === 'queue');
    expect(Object.keys(mutations).sort()).toEqual(queued.sort());
  });

  test('each of them is compared with the server', () => {
    const compared = new Set<MutationName>(CASES.map(({ name }) => name));
    expect([...compared].sort()).toEqual(Object.keys(mutations).sort());
  });
});

describe('R5.8 what a device shows at the tap is what the server then has', () => {
  const titled = CASES.map((one) => [one.way ? `${one.name}: ${one.way}` : one.name, one] as const);

  test.each(titled)('%s', async (_, { name, by, args, unknown = [], reach, elsewhere }) => {
    const given = await args(t);
    const { shown, received, refused } = await (await device(t, by)).change(name, given);
    expect(refused).toEqual([]);
    // A comparison of nothing with nothing would hold for anything.
    expect(Object.keys(shown).length > 0).toBe(elsewhere !== true);
    if (reach) expect(tablesOf(shown)).toEqual(reach);
    expect(known(shown, unknown)).toEqual(known(received, unknown));
    expect(t.faults).toEqual([]);
  });
});

function tablesOf(rows: Record<string, unknown>): string[] {
  return [...new Set(Object.keys(rows).map((key) => splitKey(key as RowKey)[0]))].sort();
}

/** Rows without the fields that only the server can state, at whatever depth. */
function known(value: unknown, unknown: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => known(item, unknown));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !unknown.includes(key) && !NEVER_SHOWN.includes(key))
      .map(([key, part]) => [key, known(part, unknown)]),
  );
}
