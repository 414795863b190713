import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Settings, settings as schema } from '../entities/settings.ts';
import {
  effectiveSettings,
  fixedForMinors,
  mergeSettings,
  registersOf,
  settingsOfRegisters,
} from './settings.ts';

/** Few instants, people and values, so that registers meet and tie. */
const at = fc.constantFrom(
  '2026-03-01T08:00:00.000Z',
  '2026-03-01T08:00:00.001Z',
  '2026-03-02T09:30:00.000Z',
);
const register = <Value>(value: fc.Arbitrary<Value>) => fc.record({ value, at });
const map = <Value>(keys: string[], value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.constantFrom(...keys), register(fc.option(value)));
const JOBS = ['019c0000-0000-7000-8000-000000000001', '019c0000-0000-7000-8000-000000000002'];

const arbitrary: fc.Arbitrary<Settings> = fc.record(
  {
    lang: register(fc.constantFrom('de_DE' as const, 'en_US' as const)),
    quiet: register(fc.record({ from: fc.integer({ min: 0, max: 23 }), to: fc.constantFrom(6, 7) })),
    typing: register(fc.boolean()),
    visibility: register(fc.constantFrom('off' as const, 'where_applied' as const, 'searchable' as const)),
    savedJobs: map(JOBS, fc.constant(true as const)),
    blocked: map(['mallory', 'eve'], fc.constant(true as const)),
    notify: map(
      ['message', 'search_hit'],
      fc.record({ push: fc.boolean(), mail: fc.boolean() }, { requiredKeys: [] }),
    ),
    consents: map(['terms'], fc.record({ version: fc.constantFrom('1', '2') })),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Settings>;

const merged = (...all: Settings[]) => all.reduce(mergeSettings);

it('merging is commutative, associative and idempotent, whatever the clocks say', () => {
  fc.assert(
    fc.property(arbitrary, arbitrary, arbitrary, (a, b, c) => {
      expect(merged(a, b)).toEqual(merged(b, a));
      expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)));
      expect(merged(a, a)).toEqual(settingsOfRegisters(registersOf(a)));
      expect(merged(a, b, a, b)).toEqual(merged(a, b));
    }),
    { numRuns: 2000 },
  );
});

it('what is merged is settings again, and no register in it is older than one that went in', () => {
  fc.assert(
    fc.property(arbitrary, arbitrary, (a, b) => {
      const both = merged(a, b);
      expect(schema.safeParse(both).success).toBe(true);
      const times = new Map(registersOf(both).map((one) => [`${one.key} ${one.entry}`, one.at]));
      for (const one of [...registersOf(a), ...registersOf(b)])
        expect((times.get(`${one.key} ${one.entry}`) as string) >= one.at).toBe(true);
    }),
  );
});

it('settings are the same after they were taken apart', () => {
  fc.assert(
    fc.property(arbitrary, (one) => {
      const filled = Object.fromEntries(
        Object.entries(one).filter(([, part]) => Object.keys(part).length > 0),
      );
      expect(settingsOfRegisters(registersOf(one))).toEqual(filled);
    }),
  );
});

it('an entry that was taken out later stays out', () => {
  const saved: Settings = {
    savedJobs: { [JOBS[0] as string]: { value: true, at: '2026-03-01T08:00:00.000Z' } },
  };
  const removed: Settings = {
    savedJobs: { [JOBS[0] as string]: { value: null, at: '2026-03-01T08:00:01.000Z' } },
  };
  expect(mergeSettings(removed, saved)).toEqual(removed);
});

it('chat.5 usersettings.3 user.8 a minor has no receipts, no typing, quiet nights and is never searchable', () => {
  fc.assert(
    fc.property(arbitrary, (chosen) => {
      const holds = effectiveSettings(chosen, true);
      expect(holds).toMatchObject({ receipts: false, typing: false, quiet: { from: 22, to: 7 } });
      expect(holds.visibility).not.toBe('searchable');
    }),
  );
  const now = '2026-03-01T08:00:00.000Z';
  const wish: Settings = {
    visibility: { value: 'searchable', at: now },
    receipts: { value: true, at: now },
    typing: { value: true, at: now },
    quiet: { value: { from: 23, to: 7 }, at: now },
  };
  expect(fixedForMinors(wish)).toEqual(['visibility', 'receipts', 'typing', 'quiet']);
  expect(effectiveSettings(wish, false)).toMatchObject({ receipts: true, visibility: 'searchable' });
});
