import { describe, expect, it } from 'vitest';
import type { Change } from '../../../contract/sync.ts';
import { rowKey } from '../../replica/outbox-entry.ts';
import type { AnyRow } from '../mutators/row-view.ts';
import { changed, JOB, job, uuid } from '../testing/engine.ts';
import { planWrites } from './merge.ts';
import type { ReplayPlan } from './replay.ts';
import { planTruth, type TruthFacts } from './truth.ts';

const KEY = rowKey('job', JOB);
const told = (ver: number, bucket = 'market'): Change => changed(bucket, 'job', job({ ver }));
const gone = (ver: number): Change => ({ ...told(ver), row: null }) as Change;
const stored = (ver: number, bucket = 'market') => ({ ...job({ ver }), _bucket: bucket }) as AnyRow;

const NOTHING: TruthFacts = {
  bases: new Map(),
  versions: new Map(),
  graves: new Map(),
  gone: [],
  listed: ['market'],
};
const plan = (changes: Change[], facts: Partial<TruthFacts> = {}, emptied: string[] = []) =>
  planTruth({ changes, emptied: new Set(emptied) }, { ...NOTHING, ...facts });

describe('R5.2 where newer truth goes', () => {
  it('R5.1 into the row, or into its base where a waiting entry has changed the row', () => {
    expect([...plan([told(2)], { versions: new Map([[KEY, 1]]) }).rows]).toEqual([[KEY, stored(2)]]);
    const covered = plan([told(2)], { versions: new Map([[KEY, 1]]), bases: new Map([[KEY, stored(1)]]) });
    expect([covered.rows.size, covered.bases.get(KEY), [...covered.moved]]).toEqual([0, stored(2), [KEY]]);
  });

  it.each<[string, Partial<TruthFacts>]>([
    ['a newer row', { versions: new Map([[KEY, 3]]) }],
    ['a newer tombstone', { graves: new Map([[KEY, 3]]) }],
    ['a newer base', { bases: new Map([[KEY, stored(3)]]), versions: new Map([[KEY, 1]]) }],
  ])('R5.4 nowhere where there is %s', (_, facts) => {
    const { rows, moved, graves } = plan([told(2), gone(1)], facts);
    expect([rows.size, moved.size, graves]).toEqual([0, 0, []]);
  });

  it('leaves a tombstone of what is deleted', () => {
    const { rows, graves } = plan([gone(2)], { versions: new Map([[KEY, 1]]) });
    expect([[...rows], graves]).toEqual([[[KEY, null]], [{ key: KEY, ver: 2 }]]);
  });
});

describe('R3.2 an emptied bucket', () => {
  it('takes its rows along, and what comes then is new, however old it is', () => {
    const other = rowKey('job', uuid(77));
    const facts = { gone: [KEY, other], versions: new Map([[KEY, 9]]), graves: new Map([[KEY, 9]]) };
    const { rows, forgets } = plan([told(2)], facts, ['market']);
    expect([new Map(rows), forgets]).toEqual([
      new Map([
        [KEY, stored(2)],
        [other, null],
      ]),
      true,
    ]);
  });

  it('takes the truth of covered rows as well, and no other bucket’s', () => {
    const mine = rowKey('job', uuid(78));
    const bases = new Map([
      [KEY, stored(9)],
      [mine, stored(9, 'company:1')],
    ]);
    const emptied = plan([], { bases }, ['market']);
    expect([emptied.bases.get(KEY), emptied.bases.get(mine)?.ver, [...emptied.moved]]).toEqual([
      null,
      9,
      [KEY],
    ]);
  });
});

describe('R4.6 rows of a bucket that is not listed', () => {
  it('list it until the next pull', () => {
    expect(plan([told(1), told(1, 'company:1')]).lists).toEqual(['market', 'company:1']);
    expect([plan([told(1)]).lists, plan([told(1, 'x')], { listed: undefined }).lists]).toEqual([null, null]);
  });
});

describe('R5.2 truth and replay in one transaction', () => {
  const replay = (more: Partial<ReplayPlan>): ReplayPlan => ({
    rows: new Map(),
    unchanged: [],
    bases: { put: new Map(), drop: [] },
    named: [],
    ...more,
  });

  it('a row that is optimistic now gets the newer truth as its base and is written once', () => {
    const effect = stored(1);
    const { rows, bases } = planWrites(
      plan([told(2)]),
      replay({ rows: new Map([[KEY, effect]]), bases: { put: new Map([[KEY, stored(2)]]), drop: [] } }),
    );
    expect([[...rows], bases]).toEqual([[[KEY, effect]], { put: [{ key: KEY, row: stored(2) }], drop: [] }]);
  });

  it('R5.6 what is shown as it was is not written, though its bucket was emptied', () => {
    const truth = plan([], { gone: [KEY], bases: new Map([[KEY, stored(1)]]) }, ['market']);
    expect(planWrites(truth, replay({ unchanged: [KEY] })).rows.size).toBe(0);
  });

  it('a base that nothing covers any more goes, though its truth has moved', () => {
    const truth = plan([told(2)], { bases: new Map([[KEY, stored(1)]]) });
    const { bases } = planWrites(truth, replay({ bases: { put: new Map(), drop: [KEY] } }));
    expect(bases).toEqual({ put: [], drop: [KEY] });
  });
});
