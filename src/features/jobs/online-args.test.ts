import { expect, it } from 'vitest';
import { checkArguments } from '../../../contract/arguments.ts';
import { calls } from '../../../contract/calls.ts';
import { type MarketFilters, NO_FILTERS } from '../../replica/market/filters.ts';
import { onlineArgs } from './online-args.ts';

const NOW = Date.parse('2026-11-20T14:26:00.000Z');
const COMPANY = '00000000-0000-4000-8000-000000000001';
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
    wishes: {
      hoursMin: 8,
      hoursMax: 20,
      startWithin: 30,
      company: { _companyId: COMPANY, name: 'Brotkultur' },
    },
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
    hoursMin: 8,
    hours: 20,
    startBefore: '2026-12-20',
    postedSince: '2026-11-13T14:00:00.000Z',
    companyId: COMPANY,
  });
  expect(() => checkArguments(calls, 'search.jobs', args as never)).not.toThrow();
});

it('pwa.1 a question stays the same for an hour, so that it is asked once', () => {
  const days = { postedWithin: 1, wishes: { startWithin: 14 } };
  const at = (minute: string) =>
    onlineArgs({ ...NO_FILTERS, ...days }, Date.parse(`2026-11-20T${minute}:00.000Z`));
  expect(at('14:00')).toEqual(at('14:59'));
  expect(at('15:00')).not.toEqual(at('14:59'));
});

it.each([[{ noExperience: true }], [{ adLanguage: 'de' as const }]])(
  'pwa.1 what only a device knows is not asked of the server: %j',
  (wishes) => {
    expect(ask({ wishes })).toBeNull();
  },
);
