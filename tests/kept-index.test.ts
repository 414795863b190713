import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Job } from '../contract/entities/job.ts';
import { searchedTerms } from '../contract/search/fold-term.ts';
import { generateMarket } from '../server/seed/market/generate.ts';
import { type MarketFilters, NO_FILTERS, NOTHING_HIDDEN } from '../src/replica/market/filters.ts';
import { createIndexStore } from '../src/replica/market/index-store.ts';
import { keepIndex, loadIndex } from '../src/replica/market/keep-index.ts';
import { MarketIndex } from '../src/replica/market/market-index.ts';
import { job, START, uuid } from '../src/sync/testing/engine.ts';

const NOW = START;
const next = async () => {};
const isOver = () => false;

const market: Job[] = generateMarket({
  seed: 4400,
  now: new Date(START),
  count: 900,
  newId: () => uuid(1),
}).jobs.map((draft, n) => job({ ...draft, _id: uuid(10_000 + n), companyName: `Betrieb ${n % 40}` }));

const words = [
  ...new Set(market.flatMap(({ title, description }) => searchedTerms(`${title} ${description}`))),
];

/** Searches as people make them: words of ads, their beginnings, slips, and what no ad has; filters beside them. */
const searches: fc.Arbitrary<MarketFilters> = fc.record({
  words: fc
    .array(
      fc.oneof(
        fc.constantFrom(...words),
        fc.constantFrom(...words).map((word) => word.slice(0, 4)),
        fc.constantFrom(...words).map((word) => `${word.slice(0, 2)}${word.slice(3)}`),
        fc.constantFrom('Fahrer', 'Köche', 'Pflege', 'xylophonquark'),
      ),
      { maxLength: 3 },
    )
    .map((some) => some.join(' ')),
  inTitle: fc.boolean(),
  place: fc.constant(null),
  radiusKm: fc.constant(25),
  kinds: fc.constantFrom<MarketFilters['kinds']>([], ['minijob'], ['employment', 'apprenticeship']),
  payFloor: fc.constantFrom(null, 1_500),
  remoteOnly: fc.boolean(),
  postedWithin: fc.constantFrom(null, 7),
  wishes: fc.constantFrom<MarketFilters['wishes']>({}, { noExperience: true }, { adLanguage: 'de' }),
  sort: fc.constantFrom<MarketFilters['sort']>('newest', 'pay', 'starts-soon'),
});

/** An index as a start makes it: of what was kept, then of what differs. */
async function started(jobs: readonly Job[], store: ReturnType<typeof createIndexStore>) {
  const index = new MarketIndex();
  const versions = new Map(jobs.map(({ _id, ver }) => [_id, ver]));
  await loadIndex(
    index,
    store,
    (id, ver) => versions.get(id) === ver,
    () => undefined,
    next,
  );
  const loaded = index.size;
  for (const one of jobs) if (index.version(one._id) !== one.ver) index.put(one);
  return { index, loaded };
}

function fresh(jobs: readonly Job[]): MarketIndex {
  const index = new MarketIndex();
  for (const one of jobs) index.put(one);
  return index;
}

function changed(one: Job, other: Job | undefined): Job {
  return {
    ...one,
    ver: one.ver + 1,
    title: other?.title ?? one.title,
    description: other?.description ?? '',
  };
}

it('S7.1 an index that was kept answers as a fresh one does, after any starts between which jobs came, changed and went', async () => {
  const store = createIndexStore(new IDBFactory(), 'zusage:mia~market');
  let jobs = market.slice(0, 800);
  const first = await started(jobs, store);
  expect(first.loaded).toBe(0);
  await keepIndex(first.index, store, next, isOver);

  const steps = fc.record({
    gone: fc.uniqueArray(fc.nat(899), { maxLength: 150 }),
    changed: fc.uniqueArray(fc.nat(899), { maxLength: 150 }),
    come: fc.uniqueArray(fc.nat(899), { maxLength: 150 }),
    asked: fc.array(searches, { minLength: 10, maxLength: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(steps, async ({ gone, changed: renewed, come, asked }) => {
      const ids = new Map(jobs.map((one) => [one._id, one]));
      const idOf = (n: number) => market[n]?._id ?? '';
      for (const n of gone) ids.delete(idOf(n));
      for (const n of renewed) {
        const one = ids.get(idOf(n));
        if (one) ids.set(one._id, changed(one, market[(n * 7) % market.length]));
      }
      for (const n of come) {
        const one = market[n];
        if (one && !ids.has(one._id)) ids.set(one._id, { ...one, ver: one.ver + 1_000 });
      }
      jobs = [...ids.values()];
      const { index } = await started(jobs, store);
      const expected = fresh(jobs);
      expect(index.size).toBe(expected.size);
      for (const filters of [NO_FILTERS, ...asked])
        expect(index.find(filters, NOTHING_HIDDEN, NOW)).toEqual(expected.find(filters, NOTHING_HIDDEN, NOW));
      await keepIndex(index, store, next, isOver);
    }),
    { numRuns: 12 },
  );
  expect((await started(jobs, store)).loaded).toBeGreaterThan(jobs.length - 50);
});
