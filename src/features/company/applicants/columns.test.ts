import { describe, expect, it } from 'vitest';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { type Columns, columnsOf, type Offers, tabOf } from './columns.ts';

const applicant = (_id: string, status: ApplicationStatus, more: Partial<Applicant> = {}): Applicant =>
  ({ _id, name: _id, status, dueAt: null, statusAt: {}, private: {}, ...more }) as Applicant;
const due = (day: string) => ({ dueAt: `2026-11-${day}T00:00:00.000Z` });
const sent = (day: string) => ({ statusAt: { submitted: `2026-11-${day}T00:00:00.000Z` } });
const ids = (columns: Columns) =>
  Object.entries(columns).flatMap(([column, mine]) =>
    mine.length > 0 ? [[column, ...mine.map(({ _id }: Applicant) => _id)]] : [],
  );
const NONE: Offers = new Map();

describe('company.2 columns of the board', () => {
  it('are six, and follow from the status', () => {
    const columns = columnsOf(
      [
        applicant('a', 'submitted'),
        applicant('b', 'viewed'),
        applicant('c', 'accepted'),
        applicant('d', 'rejected'),
        applicant('e', 'withdrawn'),
        applicant('f', 'removed'),
        applicant('g', 'closed'),
        applicant('h', 'hired'),
      ],
      NONE,
      'due',
    );
    expect(Object.keys(columns)).toEqual(['new', 'seen', 'talking', 'offer', 'hired', 'closed']);
    expect(ids(columns)).toEqual([
      ['new', 'a'],
      ['seen', 'b'],
      ['talking', 'c'],
      ['hired', 'h'],
      ['closed', 'd', 'e', 'f', 'g'],
    ]);
  });

  it('an offer that is open has a column of its own; one that is over leaves them in conversation', () => {
    const open = { status: 'viewed' } as Offer;
    const over = { status: 'declined' } as Offer;
    const columns = columnsOf(
      [applicant('a', 'accepted'), applicant('b', 'accepted'), applicant('c', 'withdrawn')],
      new Map([
        ['a', open],
        ['b', over],
        ['c', open],
      ]),
      'due',
    );
    expect(ids(columns)).toEqual([
      ['talking', 'b'],
      ['offer', 'a'],
      ['closed', 'c'],
    ]);
  });

  it('who was noted as hired outside is with those hired, unless an offer is open', () => {
    const noted = {
      private: { tags: [], notes: '', label: null, hiredOutsideAt: '2026-11-20T00:00:00.000Z' },
    };
    const columns = columnsOf(
      [
        applicant('a', 'accepted', noted),
        applicant('b', 'accepted', noted),
        applicant('c', 'rejected', noted),
      ],
      new Map([['b', { status: 'sent' } as Offer]]),
      'due',
    );
    expect(ids(columns)).toEqual([
      ['offer', 'b'],
      ['hired', 'a'],
      ['closed', 'c'],
    ]);
  });

  it('are sorted as the reader has chosen', () => {
    const given = [
      applicant('Ole', 'submitted', { ...due('30'), ...sent('20') }),
      applicant('ämma', 'submitted', { ...due('28'), ...sent('19') }),
      applicant('Ben', 'submitted', sent('18')),
    ];
    expect(ids(columnsOf(given, NONE, 'due'))).toEqual([['new', 'ämma', 'Ole', 'Ben']]);
    expect(ids(columnsOf(given, NONE, 'newest'))).toEqual([['new', 'Ole', 'ämma', 'Ben']]);
    expect(ids(columnsOf(given, NONE, 'name'))).toEqual([['new', 'ämma', 'Ben', 'Ole']]);
  });
});

it('company.2 in the list, who waits for an answer is one part, opened or not', () => {
  const given = [
    applicant('late', 'submitted', { ...due('30'), ...sent('21') }),
    applicant('soon', 'viewed', { ...due('21'), ...sent('16') }),
    applicant('over', 'rejected'),
  ];
  const open = (sort: 'due' | 'newest') =>
    tabOf(columnsOf(given, NONE, sort), 'open', sort).map(({ _id }) => _id);
  expect(open('due')).toEqual(['soon', 'late']);
  expect(open('newest')).toEqual(['late', 'soon']);
  expect(tabOf(columnsOf(given, NONE, 'due'), 'closed', 'due').map(({ _id }) => _id)).toEqual(['over']);
});
