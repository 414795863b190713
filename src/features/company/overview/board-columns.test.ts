import { describe, expect, it } from 'vitest';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { boardColumns } from './board-columns.ts';

const applicant = (_id: string, status: ApplicationStatus, dueAt: string | null = null): Applicant =>
  ({ _id, status, dueAt, statusAt: {} }) as Applicant;
const board = (...applicants: Applicant[]) =>
  boardColumns(applicants).map(({ column, applicants: mine }) => [column, ...mine.map(({ _id }) => _id)]);

describe('company.2 columns of the board', () => {
  it('follow from the status', () => {
    expect(
      board(
        applicant('a', 'submitted'),
        applicant('b', 'viewed'),
        applicant('c', 'accepted'),
        applicant('d', 'rejected'),
        applicant('e', 'withdrawn'),
        applicant('f', 'removed'),
        applicant('g', 'closed'),
      ),
    ).toEqual([
      ['new', 'a'],
      ['seen', 'b'],
      ['talking', 'c'],
      ['closed', 'd', 'e', 'f', 'g'],
    ]);
  });

  it('show hired only once somebody is', () => {
    expect(board(applicant('a', 'hired'))).toEqual([
      ['new'],
      ['seen'],
      ['talking'],
      ['hired', 'a'],
      ['closed'],
    ]);
  });

  it('an offer that is open has a column of its own; one that is over leaves them in conversation', () => {
    const open = { status: 'viewed' } as Offer;
    const over = { status: 'declined' } as Offer;
    const columns = boardColumns(
      [applicant('a', 'accepted'), applicant('b', 'accepted'), applicant('c', 'withdrawn')],
      new Map([
        ['a', open],
        ['b', over],
        ['c', open],
      ]),
    );
    expect(columns.map(({ column, applicants: mine }) => [column, ...mine.map(({ _id }) => _id)])).toEqual([
      ['new'],
      ['seen'],
      ['talking', 'b'],
      ['offer', 'a'],
      ['closed', 'c'],
    ]);
  });

  it('put whoever was promised an answer first at the top', () => {
    const columns = board(
      applicant('none', 'submitted'),
      applicant('late', 'submitted', '2026-11-30T00:00:00.000Z'),
      applicant('soon', 'submitted', '2026-11-21T00:00:00.000Z'),
    );
    expect(columns[0]).toEqual(['new', 'soon', 'late', 'none']);
  });
});
