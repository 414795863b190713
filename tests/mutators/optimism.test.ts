import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls.ts';
import { type MutationName, mutations } from '../../contract/mutations.ts';
import type { TableName } from '../../contract/sync.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { type RowKey, splitKey, wholeTable } from '../../src/replica/outbox-entry.ts';
import { splitLink } from '../../src/sync/mutators/links.ts';
import { namedRows } from '../../src/sync/mutators/named-rows.ts';
import { scopes } from '../../src/sync/mutators/scopes.ts';
import { CASES } from './cases.ts';
import { device } from './device.ts';

const START_MS = 60_000;
/** `ver` is raised by the server alone; in which bucket a row lies is asked elsewhere. */
const NEVER_SHOWN = ['ver', '_bucket'];

/** Tables that the effects of a mutation have asked for in the cases below, and in ways that have none. */
const asked = new Map<MutationName, Set<TableName>>([
  // The first message about an application.
  ['conversation.add-message', new Set(['applicant', 'application'])],
  // By a member who has only read so far.
  ['conversation.clean', new Set(['user'])],
  ['conversation.hide', new Set(['user'])],
  ['conversation.read', new Set(['user'])],
  // Another birth date.
  ['user.update-general', new Set(['application', 'offer'])],
]);

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
    const { shown, received, refused, reads } = await (await device(t, by)).change(name, given);
    // Each costs every such tap a request.
    const forNothing = namedRows({ name, args: given }, by).filter((key) => !reads.has(asRead(key)));
    expect(forNothing).toEqual([]);
    for (const key of reads) asked.set(name, (asked.get(name) ?? new Set()).add(splitKey(key)[0]));
    expect(refused).toEqual([]);
    // A comparison of nothing with nothing would hold for anything.
    expect(Object.keys(shown).length > 0).toBe(elsewhere !== true);
    if (reach) expect(tablesOf(shown)).toEqual(reach);
    expect(known(shown, unknown)).toEqual(known(received, unknown));
    expect(t.faults).toEqual([]);
  });
});

describe('W2.3 a tap locks the tables of its mutation and no other', () => {
  // That none is missing the compiler has shown.
  test('each of them is asked for by one way of it', () => {
    const needed = Object.fromEntries(
      Object.keys(scopes).map((name) => [name, [...(asked.get(name as MutationName) ?? [])].sort()]),
    );
    expect(needed).toEqual(scopes);
  });
});

/** As an effect notes that it has read a row. */
function asRead(key: RowKey): RowKey {
  const [table, id] = splitKey(key);
  return splitLink(id) ? wholeTable(table) : key;
}

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
