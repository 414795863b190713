import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../../contract/distance.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { payPerHour } from '../../../contract/pay-per-hour.ts';
import { foldTerm } from '../../../contract/search/fold-term.ts';
import { NO_FILTERS, NOTHING_HIDDEN } from './filters.ts';
import { MarketIndex } from './market-index.ts';

const FREIBURG = { label: 'Freiburg im Breisgau', lat: 47.996, lng: 7.849 };
const EMMENDINGEN = { label: 'Emmendingen', lat: 48.121, lng: 7.849 };
const BERLIN = { label: 'Berlin', lat: 52.52, lng: 13.405 };

const known = new Map<string, string>();
const NOW = Date.parse('2026-11-12T08:00:00.000Z');
let made = 0;
function job(more: Partial<Job>): Job {
  made += 1;
  const row = {
    _id: `job-${String(made).padStart(3, '0')}`,
    ver: 1,
    title: 'Aushilfe',
    companyName: 'Brotkultur',
    description: '',
    tasks: [],
    must: [],
    nice: [],
    benefits: [],
    kind: 'employment',
    pay: { min: 1500, max: 1700, currency: 'EUR', unit: 'HOUR' },
    location: FREIBURG,
    remote: 'none',
    startDate: null,
    publishedAt: '2026-11-10T08:00:00.000Z',
    validThrough: '2026-12-10T08:00:00.000Z',
    ...more,
  } as Job;
  known.set(row._id, row.title);
  return row;
}

const baker = job({ title: 'Bäckereifachverkäufer (m/w/d)', publishedAt: '2026-11-11T08:00:00.000Z' });
const cook = job({
  title: 'Koch',
  location: EMMENDINGEN,
  description: 'Du stehst gern in der Küche.',
  kind: 'minijob',
});
const coder = job({
  title: 'Developer',
  remote: 'full',
  location: null,
  pay: { min: 6000000, max: 7500000, currency: 'EUR', unit: 'YEAR' },
});
const artist = job({
  title: 'Reel',
  location: BERLIN,
  pay: { min: 50000, max: 90000, currency: 'EUR', unit: 'PROJECT' },
});

function market(...jobs: Job[]): MarketIndex {
  const index = new MarketIndex();
  for (const one of jobs) index.put(one);
  return index;
}
const all = market(baker, cook, coder, artist);
const titles = (index: MarketIndex, filters: Partial<typeof NO_FILTERS>) =>
  index.find({ ...NO_FILTERS, ...filters }, NOTHING_HIDDEN, NOW).map((id) => known.get(id));

describe('pwa.1 search over the jobs of this device', () => {
  it.each([
    ['bäckerei', ['Bäckereifachverkäufer (m/w/d)']],
    ['baeckerei', ['Bäckereifachverkäufer (m/w/d)']],
    ['KÜCHE', ['Koch']],
    ['kuche', ['Koch']],
    ['backerfachverkaufer', ['Bäckereifachverkäufer (m/w/d)']],
    ['devloper', ['Developer']],
    ['verkäufer', ['Bäckereifachverkäufer (m/w/d)']],
    ['brotkultur freiburg', ['Bäckereifachverkäufer (m/w/d)']],
    ['nichts davon', []],
  ])('%s finds %j', (words, found) => {
    expect(titles(all, { words })).toEqual(found);
  });

  it.each([
    ['Jobs als Köchin', ['Koch']],
    ['Programmierer', ['Developer']],
    ['Nebenjob', ['Koch']],
    ['Home Office', ['Developer']],
    ['küch', ['Koch']],
  ])(
    '%s: other words for the same, sentences, kinds of work, and words that are still being typed',
    (words, found) => {
      expect(titles(all, { words })).toEqual(found);
    },
  );

  it('a part of a word counts in titles and tasks, not in descriptions; a slip is mended to the nearest word alone', () => {
    const mentions = job({ title: 'Lehrer', description: 'Unsere Pflegeeltern wohnen in der Altstadt.' });
    const nurse = job({ title: 'Pflegefachkraft', description: 'Du fährst mit.' });
    const index = market(mentions, nurse);
    expect(titles(index, { words: 'Pflege' })).toEqual(['Pflegefachkraft']);
    expect(titles(index, { words: 'Pfegefachkraft' })).toEqual(['Pflegefachkraft']);
    expect(titles(index, { words: 'Stadt' })).toEqual([]);
    expect(titles(index, { words: 'Altstadt' })).toEqual(['Lehrer']);
  });

  it('a compound nobody wrote is found by its halves', () => {
    const index = market(baker, job({ title: 'Verkäufer', companyName: 'Bäckerei Blum', location: BERLIN }));
    expect(titles(index, { words: 'Bäckereiverkäuferin' })).toEqual(['Bäckereifachverkäufer (m/w/d)']);
  });

  it('a slip is mended whether or not the ad has the dots that were typed', () => {
    expect(titles(market(job({ title: 'Backer' })), { words: 'Bäckr' })).toEqual(['Backer']);
    expect(titles(market(job({ title: 'Bäcker' })), { words: 'Bäckr' })).toEqual(['Bäcker']);
  });

  it('words may have to stand in the title', () => {
    expect(titles(all, { words: 'küche' })).toEqual(['Koch']);
    expect(titles(all, { words: 'küche', inTitle: true })).toEqual([]);
    expect(titles(all, { words: 'köche', inTitle: true })).toEqual(['Koch']);
    expect(titles(all, { words: 'brotkultur', inTitle: true })).toEqual([]);
  });

  it('pwa.3 what is hidden is not found, and can be counted all the same', () => {
    const hidden = { jobs: new Set([cook._id]), companies: new Set<string>() };
    expect(all.find(NO_FILTERS, hidden, NOW)).not.toContain(cook._id);
    const counting = { key: 'x', filters: { ...NO_FILTERS, words: 'koch' }, since: null, top: 3 };
    expect(all.count(counting, hidden, NOW)).toMatchObject({ all: 0, ids: [] });
    expect(all.count({ ...counting, hiddenToo: true }, hidden, NOW)).toMatchObject({
      all: 1,
      ids: [cook._id],
    });
  });

  it('pwa.4 counts what was published since, and where', () => {
    const since = '2026-11-10T12:00:00.000Z';
    expect(
      all.count({ key: 'x', filters: NO_FILTERS, since, where: true }, NOTHING_HIDDEN, NOW),
    ).toMatchObject({
      all: 4,
      fresh: 1,
      places: [{ label: 'Berlin', jobs: 1 }, { label: 'Emmendingen' }, { label: 'Freiburg im Breisgau' }],
    });
  });

  it('folds what people write differently on a phone', () => {
    expect(['Straße', 'STRASSE', 'Café', 'Über'].map(foldTerm)).toEqual([
      'strasse',
      'strasse',
      'cafe',
      'ueber',
    ]);
  });

  it('keeps to a radius around a place; remote work is near everywhere', () => {
    expect(titles(all, { place: FREIBURG, radiusKm: 10 })).toEqual([
      'Bäckereifachverkäufer (m/w/d)',
      'Developer',
    ]);
    expect(titles(all, { place: FREIBURG, radiusKm: 25 })).toContain('Koch');
    expect(titles(all, { place: FREIBURG, radiusKm: 25 })).not.toContain('Reel');
  });

  it('compares pay by the hour and leaves out what cannot be compared', () => {
    expect(Math.round(payPerHour(coder) ?? 0)).toBe(3609);
    expect(payPerHour(artist)).toBeNull();
    expect(titles(all, { payFloor: 2000 })).toEqual(['Developer']);
    expect(titles(all, { kinds: ['minijob'] })).toEqual(['Koch']);
    expect(titles(all, { remoteOnly: true })).toEqual(['Developer']);
  });

  it('sorts by the reader’s choice alone, the same every time', () => {
    expect(titles(all, { sort: 'newest' })[0]).toBe('Bäckereifachverkäufer (m/w/d)');
    expect(titles(all, { sort: 'pay' })[0]).toBe('Developer');
    expect(titles(all, { sort: 'nearest', place: EMMENDINGEN, radiusKm: 100 })[0]).toBe('Koch');
    expect(titles(all, { sort: 'newest' })).toEqual(
      titles(market(artist, coder, cook, baker), { sort: 'newest' }),
    );
  });
});

describe('the index follows the replica', () => {
  it('takes changed, new and closed jobs by their difference', () => {
    const index = market(baker, cook);
    index.put(job({ ...baker, ver: 2, title: 'Konditor' }));
    index.put(coder);
    index.remove(cook._id);
    expect(titles(index, {})).toEqual(['Konditor', 'Developer']);
    expect(titles(index, { words: 'bäckereifachverkäufer' })).toEqual([]);
    expect(titles(index, { words: 'konditor' })).toEqual(['Konditor']);
    expect([index.size, index.wasted]).toEqual([2, 2]);
    expect(index.version(baker._id)).toBe(2);
  });

  it('S7.1 words of jobs that are gone hide no guess: an index that was kept answers as a fresh one', () => {
    const here = [
      job({ title: 'Zimmermann' }),
      job({ title: 'Büro', description: 'Gute Excelkenntnisse' }),
      job({ title: 'Infostand' }),
    ];
    const gone = [job({ title: 'Zimmrmann gesucht' }), job({ title: 'Excel' }), job({ title: 'Info' })];
    const kept = market(...here, ...gone);
    for (const words of ['Zimmrmann', 'Zimmrman', 'Excel', 'Stand'])
      kept.find({ ...NO_FILTERS, words }, NOTHING_HIDDEN, NOW);
    for (const { _id } of gone) kept.remove(_id);
    const fresh = market(...here);
    expect(titles(fresh, { words: 'Zimmrmann' })).toEqual(['Zimmermann']);
    for (const words of ['Zimmrmann', 'Zimmrman', 'Excel', 'Stand'])
      expect(titles(kept, { words }), words).toEqual(titles(fresh, { words }));
  });

  it('proposes places by how many jobs they have', () => {
    expect(market(baker, cook, job({}), artist).places()[0]).toMatchObject({
      label: 'Freiburg im Breisgau',
      jobs: 2,
    });
  });
});

it('measures distances as a map does', () => {
  expect(distanceKm(FREIBURG, EMMENDINGEN)).toBeCloseTo(13.9, 1);
  expect(Math.round(distanceKm(FREIBURG, BERLIN))).toBe(639);
  expect(distanceKm(BERLIN, BERLIN)).toBe(0);
});
