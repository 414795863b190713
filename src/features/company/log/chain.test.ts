import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../contract/entities/log.ts';
import { chainedText, GENESIS } from '../../../../contract/log-chain.ts';
import { sha256 } from '../../../../contract/sha256.ts';
import { checkChain } from './chain.ts';

async function chainOf(count: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let prevHash = GENESIS;
  for (let seq = 1; seq <= count; seq++) {
    const entry: LogEntry = {
      _companyId: '0198b1f0-0000-7000-8000-000000000001',
      seq,
      at: `2026-03-0${seq}T09:00:00.000Z`,
      actor: { _userId: 'owner', name: 'Ada Ö', position: '' },
      action: 'note',
      ref: null,
      before: null,
      after: { text: `note ${seq}`, b: 1, a: [2] },
      source: 'client',
      prevHash,
      hash: '',
    };
    const hash = await sha256(chainedText(entry));
    entries.push({ ...entry, hash });
    prevHash = hash;
  }
  return entries.reverse();
}

test('companysettings.7 an untouched log is whole, from its first entry or from where it is known', async () => {
  const entries = await chainOf(4);
  expect(await checkChain(entries, sha256)).toEqual({
    state: 'whole',
    since: '2026-03-01T09:00:00.000Z',
    first: true,
  });
  expect(await checkChain(entries.slice(0, 2), sha256)).toEqual({
    state: 'whole',
    since: '2026-03-03T09:00:00.000Z',
    first: false,
  });
  expect(await checkChain([], sha256)).toEqual({ state: 'empty' });
});

test('companysettings.7 an entry that is missing, altered or exchanged is found', async () => {
  const entries = await chainOf(4);
  const [fourth, third, second, first] = entries as [LogEntry, LogEntry, LogEntry, LogEntry];
  expect(await checkChain([fourth, second, first], sha256)).toEqual({ state: 'broken', seq: 3 });
  const altered = { ...third, after: { text: 'other' } };
  expect(await checkChain([fourth, altered, second, first], sha256)).toEqual({ state: 'broken', seq: 3 });
  const rehashed = { ...altered, hash: await sha256(chainedText(altered)) };
  expect(await checkChain([fourth, rehashed, second, first], sha256)).toEqual({ state: 'broken', seq: 4 });
});
