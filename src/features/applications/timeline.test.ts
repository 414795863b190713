import { describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/entities/application.ts';
import type { Elsewhere, Tracking } from '../../../contract/entities/tracking.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { linesOf, periodOf, proofLines } from './proof-lines.ts';
import { searchFigures } from './search-figures.ts';
import { type Entry, isPressing, isShown, timeline } from './timeline.ts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const WHO = { uid: 'me', now: NOW };
const at = (day: string) => `2026-11-${day}T12:00:00.000Z`;

function sent(
  id: string,
  more: Partial<Application> = {},
  item: Partial<ApplicationItem> = {},
): ApplicationItem {
  return {
    application: {
      _id: id,
      status: 'submitted',
      statusAt: { submitted: at('20') },
      dueAt: at('28'),
      guardian: 'none',
      receipt: { no: `A-${id}`, receivedAt: at('20'), hash: '' },
      job: { title: `Job ${id}`, companyName: 'Bäckerei', place: null },
      ...more,
    } as Application,
    entries: [],
    conversation: undefined,
    ...item,
  };
}

function made(id: string, more: Partial<Elsewhere> = {}, kept: Partial<Tracking> = {}): [string, Tracking] {
  const elsewhere: Elsewhere = {
    company: 'Baumarkt',
    title: `Job ${id}`,
    day: '2026-11-20',
    way: 'mail',
    link: '',
    state: 'sent',
    since: '2026-11-20',
    ...more,
  };
  return [id, { _id: id, ver: 1, elsewhere, note: '', remindAt: null, keptRev: null, ...kept }];
}

const note = (id: string, more: Partial<Tracking>): [string, Tracking] => [
  id,
  { _id: id, ver: 1, elsewhere: null, note: '', remindAt: null, keptRev: null, ...more },
];
const idOf = (entry: Entry) => (entry.kind === 'here' ? entry.item.application._id : entry.tracking._id);
const placed = (items: ApplicationItem[], kept: [string, Tracking][] = []) => {
  const groups = timeline(items, new Map(kept), WHO);
  return Object.fromEntries(Object.entries(groups).map(([turn, entries]) => [turn, entries.map(idOf)]));
};

describe('user.6 the timeline', () => {
  it('groups by whose turn it is, and what comes first is first', () => {
    const refused = [{ name: 'application.remove', state: 'refused' } as OutboxEntry];
    const waiting = [{ name: 'application.add', state: 'waiting' } as OutboxEntry];
    const offer = { offer: { status: 'sent', validUntil: at('27') }, entries: [] } as never;
    expect(
      placed(
        [
          sent('late', { dueAt: at('29') }),
          sent('soon', { dueAt: at('26') }),
          sent('overdue', { dueAt: at('24') }),
          sent('offered', { status: 'accepted' }, { offer }),
          sent('refused', {}, { entries: refused }),
          sent('tunnel', { receipt: null, dueAt: null }, { entries: waiting }),
          sent('no', { status: 'rejected' }),
          sent('job', { status: 'hired' }),
        ],
        [
          made('quiet', { since: '2026-11-14', day: '2026-11-14' }),
          made('fresh'),
          made('over', { state: 'rejected', day: '2026-11-01' }),
        ],
      ),
    ).toEqual({
      mine: ['refused', 'quiet', 'overdue', 'offered'],
      theirs: ['soon', 'late', 'fresh'],
      unsent: ['tunnel'],
      over: ['no', 'job', 'over'],
    });
  });

  it('a reminder of one’s own makes it my turn on its day, and not before', () => {
    expect(
      placed(
        [sent('a', {}), sent('b', {})],
        [note('a', { remindAt: at('25') }), note('b', { remindAt: at('27') })],
      ),
    ).toMatchObject({ mine: ['a'], theirs: ['b'] });
    expect(placed([], [made('c', { since: '2026-11-01' }, { remindAt: at('30') })])).toMatchObject({
      mine: [],
      theirs: ['c'],
    });
    expect(placed([sent('d', { status: 'withdrawn' })], [note('d', { remindAt: at('20') })])).toMatchObject({
      mine: [],
      over: ['d'],
    });
  });

  it('only what is mine within three days is highlighted', () => {
    expect(isPressing({ turn: 'mine', at: at('27') }, NOW)).toBe(true);
    expect(isPressing({ turn: 'mine', at: at('29') }, NOW)).toBe(false);
    expect(isPressing({ turn: 'theirs', at: at('26') }, NOW)).toBe(false);
  });

  it('is narrowed by where it was sent, by what is open and by words without accents', () => {
    const groups = timeline([sent('a'), sent('b', { status: 'rejected' })], new Map([made('c')]), WHO);
    const all = Object.values(groups).flat();
    const shown = (show: 'all' | 'open' | 'here' | 'elsewhere', words = '') =>
      all
        .filter((entry) => isShown(entry, { show, words }))
        .map(idOf)
        .sort();
    expect(shown('all')).toEqual(['a', 'b', 'c']);
    expect(shown('open')).toEqual(['a', 'c']);
    expect(shown('here')).toEqual(['a', 'b']);
    expect(shown('elsewhere')).toEqual(['c']);
    expect(shown('all', 'backer job')).toEqual(['a', 'b']);
  });
});

describe('user.6 the proof of applications', () => {
  it('holds what arrived and what was made elsewhere, oldest first', () => {
    const lines = proofLines(
      [sent('a'), sent('waits', { guardian: 'pending' }), sent('tunnel', { receipt: null })],
      new Map([made('c', { day: '2026-11-02' }), note('a', { note: 'mine' })]),
    );
    expect(lines.map(({ title, no, way }) => [title, no, way])).toEqual([
      ['Job c', '', 'mail'],
      ['Job a', 'A-a', 'here'],
    ]);
    expect(linesOf(lines, { from: '2026-11-20', to: '2026-11-20' })).toHaveLength(1);
  });

  it('knows whole months across the turn of a year', () => {
    expect(periodOf('this-month', '2026-01-15')).toEqual({ from: '2026-01-01', to: '2026-01-15' });
    expect(periodOf('last-month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(periodOf('three-months', '2026-01-15')).toEqual({ from: '2025-11-01', to: '2026-01-15' });
  });
});

describe('user.6 one’s own search in numbers', () => {
  it('counts answers and not silence, and has no median of fewer than three', () => {
    const answered = (id: string, day: string) =>
      sent(id, { status: 'rejected', statusAt: { submitted: at('20'), rejected: at(day) } });
    const closed = sent('closed', { status: 'closed', statusAt: { submitted: at('20'), closed: at('24') } });
    const items = [answered('a', '21'), answered('b', '24'), closed, sent('open')];
    expect(searchFigures(items, new Map())).toMatchObject({
      sent: 4,
      answered: 2,
      waiting: 1,
      medianDays: null,
    });
    const talk = made('t', { day: '2026-10-30', state: 'talk', since: '2026-11-01' });
    expect(searchFigures(items, new Map([talk]))).toMatchObject({
      sent: 5,
      answered: 3,
      medianDays: 2,
      months: [
        { month: '2026-11', sent: 4, answered: 2 },
        { month: '2026-10', sent: 1, answered: 1 },
      ],
    });
  });
});
