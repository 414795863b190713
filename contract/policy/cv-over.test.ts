import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cv } from '../entities/cv.ts';
import { cvOver } from './cv-over.ts';
import { CV_LINES_MAX, fitsCv } from './cv-size.ts';

const of = (...names: string[]): Cv => ({ work: names.map((name) => ({ name })) });
const names = (cv: Cv | null) => (cv?.work ?? []).map(({ name }) => name as string);
const over = (from: string[], to: string[], now: string[], later = false) =>
  names(cvOver({ from: of(...from), to: of(...to), now: of(...now) }, later));

it.each([
  ['added on both', ['a'], ['x', 'a'], ['y', 'a'], ['y', 'x', 'a']],
  ['added alike on both', ['a'], ['x', 'a'], ['x', 'a'], ['x', 'a']],
  ['changed here, added there', ['a', 'b'], ['a', 'b2'], ['y', 'a', 'b'], ['y', 'a', 'b2']],
  ['the first changed here, added there', ['a', 'b'], ['a2', 'b'], ['y', 'a', 'b'], ['y', 'a2', 'b']],
  ['changed on both', ['a', 'b'], ['a2', 'b'], ['a3', 'b'], ['a3', 'a2', 'b']],
  ['taken out here, added there', ['a', 'b'], ['b'], ['a', 'y', 'b'], ['y', 'b']],
  ['changed here, taken out there', ['a', 'b'], ['a2', 'b'], ['b'], ['a2', 'b']],
  ['moved here, added there', ['a', 'b', 'c'], ['c', 'a', 'b'], ['y', 'a', 'b', 'c'], ['c', 'y', 'a', 'b']],
  ['one of two alike taken out here, added there', ['a', 'a'], ['a'], ['y', 'a', 'a'], ['y', 'a']],
])('W13.3 user.3 %s', (_, from, to, now, expected) => {
  expect(over(from, to, now)).toEqual(expected);
});

it('W13.3 moved on both, the later order holds', () => {
  const orders = (later: boolean) => over(['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'a', 'c'], later);
  expect([orders(false), orders(true)]).toEqual([
    ['b', 'a', 'c'],
    ['c', 'a', 'b'],
  ]);
});

it('W13.3 a text at the head of it is that of who has changed it, of both the later one', () => {
  const merged = (later: boolean) =>
    cvOver(
      {
        from: { basics: { label: 'a', summary: 'a', url: 'https://a.example' } },
        to: { basics: { label: 'phone', summary: 'phone' } },
        now: { basics: { label: 'a', summary: 'laptop', url: 'https://a.example' } },
      },
      later,
    );
  expect(merged(false)).toEqual({ basics: { label: 'phone', summary: 'laptop' } });
  expect(merged(true)).toEqual({ basics: { label: 'phone', summary: 'phone' } });
  expect(cvOver({ from: of('a'), to: null, now: of('a') }, false)).toBeNull();
});

it('W13.3 nothing that one has added is lost, nothing that one has taken out comes back, and alone each has their way', () => {
  const list = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(list, list, list, fc.boolean(), (from, to, now, later) => {
      const stays = (name: string) => (from.includes(name) ? to.includes(name) && now.includes(name) : true);
      const merged = over(from, to, now, later);
      expect([...merged].sort()).toEqual([...new Set([...to, ...now])].filter(stays).sort());
      expect(over(from, from, now, later)).toEqual(now);
      expect(over(from, to, from, later)).toEqual(to);
    }),
    { numRuns: 2000 },
  );
});

const job = { name: 'Bakery', position: 'Sales', startDate: '2020-01', location: 'Celle' };
const jobs = (from: object, to: object, now: object, later = false) =>
  cvOver({ from: { work: [from] }, to: { work: [to] }, now: { work: [now] } }, later)?.work;

it('W13.3 user.3 an entry that both have changed is there once, with the changes of both', () => {
  const [here, there] = [
    { ...job, endDate: '2024-05' },
    { ...job, location: 'Hannover' },
  ];
  const both = { ...job, endDate: '2024-05', location: 'Hannover' };
  for (const later of [true, false]) {
    expect(jobs(job, here, there, later)).toEqual([both]);
    expect(jobs(job, there, here, later)).toEqual([both]);
    // The second change of a phone that has not heard of the laptop's yet.
    expect(jobs(here, { ...here, endDate: '2024-06' }, both, later)).toEqual([
      { ...both, endDate: '2024-06' },
    ]);
  }
});

it('W13.3 user.3 a list within it is put together word by word', () => {
  const [from, here, there] = ['cash', 'cash, bread', 'fish, cash'].map((words) => {
    return { ...job, highlights: words.split(', ') };
  }) as [object, object, object];
  const merged = jobs(from, here, there);
  expect(merged).toEqual([{ ...job, highlights: ['fish', 'cash', 'bread'] }]);
  const lines = Array.from({ length: CV_LINES_MAX }, (_, n) => `${n}`);
  const fits = (highlights: string[]) => fitsCv({ work: [{ ...job, highlights }] });
  expect([fits(lines), fits([...lines, 'bread'])]).toEqual([true, false]);
});

it('W13.3 user.3 where two changes contradict each other, or make another entry of it, both stay', () => {
  const [here, there] = [
    { ...job, position: 'Cashier' },
    { ...job, position: 'Manager' },
  ];
  for (const later of [true, false]) expect(jobs(job, here, there, later)).toEqual([here, there]);
  const other = { name: 'Hotel', position: 'Night', startDate: '2022-01', location: 'Celle' };
  expect(jobs(job, here, other)).toEqual([here, other]);
  expect(jobs({ name: 'a', level: 'b' }, { name: 'x', level: 'b' }, { name: 'a', level: 'y' })).toHaveLength(
    2,
  );
});

it('W13.3 no word that somebody has written is lost, in either order of arrival and however often', () => {
  const NAMES = ['name', 'position', 'startDate', 'location', 'summary'];
  const entry = (text: (name: string) => string) =>
    Object.fromEntries(NAMES.map((name) => [name, text(name)]));
  const base = [0, 1, 2].map((n) => entry((name) => `${n} ${name}`));
  const edit = fc.option(fc.subarray(NAMES), { nil: null, freq: 4 });
  /** Of each entry the fields that somebody changes, null: they take it out; and how many they add. */
  const said = fc.record({ edits: fc.tuple(edit, edit, edit), added: fc.nat({ max: 2 }) });
  const work = (by: string, { edits, added }: { edits: (string[] | null)[]; added: number }) => [
    ...Array.from({ length: added }, (_, n) => entry((name) => `${by} new ${n} ${name}`)),
    ...base.flatMap((one, n) => {
      const names = edits[n];
      return names
        ? [{ ...one, ...Object.fromEntries(names.map((name) => [name, `${by} ${n} ${name}`])) }]
        : [];
    }),
  ];
  const inAnyOrder = (cv: Cv | null) =>
    (cv?.work ?? []).map((one) => JSON.stringify(Object.entries(one).sort())).sort();
  fc.assert(
    fc.property(said, said, fc.boolean(), (phone, laptop, later) => {
      const [from, to, now] = [base, work('phone', phone), work('laptop', laptop)].map((list) => ({
        work: list,
      }));
      const three = { from, to, now } as { from: Cv; to: Cv; now: Cv };
      const merged = cvOver(three, later);
      const words = JSON.stringify(merged);
      for (const word of JSON.stringify([to, now]).match(/"(phone|laptop) [^"]*"/g) ?? [])
        expect(words).toContain(word);
      expect(inAnyOrder(cvOver({ ...three, to: three.now, now: three.to }, later))).toEqual(
        inAnyOrder(merged),
      );
      expect(inAnyOrder(cvOver({ ...three, now: merged }, later))).toEqual(inAnyOrder(merged));
      // One entry of each that is still there, where the two do not contradict each other.
      for (const [n] of base.entries()) {
        const [mine, theirs] = [phone.edits[n], laptop.edits[n]];
        if (!mine || !theirs || mine.some((name) => theirs.includes(name))) continue;
        if (mine.length + theirs.length > 2) continue;
        const is = (one: object) => JSON.stringify(one).match(new RegExp(`"(${n}|phone ${n}|laptop ${n}) `));
        expect(merged?.work?.filter(is)).toHaveLength(1);
      }
    }),
    { numRuns: 500 },
  );
});
