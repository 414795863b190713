import { expect, it } from 'vitest';
import { checkArguments } from '../../../contract/arguments.ts';
import { calls } from '../../../contract/calls.ts';
import { type MarketFilters, NO_FILTERS } from '../../replica/market/filters.ts';
import { onlineArgs } from './online-args.ts';

const NOW = Date.parse('2026-11-20T14:26:00.000Z');
const ask = (more: Partial<MarketFilters>) => onlineArgs({ ...NO_FILTERS, ...more }, NOW);

it('pwa.1 the same search is asked of the server, in its own words', () => {
  const args = ask({
    words: ' Koch ',
    inTitle: true,
    place: { label: 'Celle', lat: 52.6, lng: 10.1 },
    radiusKm: 50,
    kinds: ['minijob'],
    payFloor: 1500,
    remoteOnly: true,
    postedWithin: 7,
    wishes: { hoursMax: 20, startWithin: 30 },
    sort: 'starts-soon',
  });
  expect(args).toEqual({
    limit: 100,
    sort: 'start',
    q: 'Koch',
    searchIn: 'title',
    place: 'Celle',
    lat: 52.6,
    lng: 10.1,
    radius: 50,
    kind: ['minijob'],
    pay: 1500,
    remote: 'full',
    hours: 20,
    startBefore: '2026-12-20',
    postedSince: '2026-11-13T00:00:00.000Z',
  });
  expect(() => checkArguments(calls, 'search.jobs', args as never)).not.toThrow();
});

it('pwa.1 a question stays the same all day, so that it is asked once', () => {
  const later = onlineArgs({ ...NO_FILTERS, postedWithin: 1 }, NOW + 3_600_000);
  expect(ask({ postedWithin: 1 })).toEqual(later);
});

it.each([
  [{ noExperience: true }],
  [{ adLanguage: 'de' as const }],
  [{ hoursMin: 10 }],
  [{ company: { _companyId: 'x', name: 'Brotkultur' } }],
])('pwa.1 what only a device knows is not asked of the server: %j', (wishes) => {
  expect(ask({ wishes })).toBeNull();
});
