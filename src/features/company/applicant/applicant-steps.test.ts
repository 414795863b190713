import { describe, expect, it } from 'vitest';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { OnItsWay } from '../../../i18n/state-lines.ts';
import { applicantSteps, decisionOf } from './applicant-steps.ts';

const seenAt = '2026-11-20T05:00:00.000Z';
const row = (more: Partial<Applicant> = {}): Applicant =>
  ({
    status: 'submitted',
    statusAt: {},
    seenAt: null,
    receipt: { no: 'A-7F3K', receivedAt: '2026-11-20T04:26:00.000Z', hash: 'x' },
    ...more,
  }) as Applicant;
const entry = (name: string, state: OnItsWay['state'] = 'waiting'): OnItsWay => ({ name, state });
const current = (applicant: Applicant, entries: OnItsWay[] = []) =>
  applicantSteps(applicant, entries).find(({ state }) => state === 'current')?.key;

describe('company.2 the timeline of an applicant', () => {
  it.each([
    ['new', row(), 'received'],
    ['opened', row({ status: 'viewed', seenAt }), 'seen'],
    ['accepted', row({ status: 'accepted', seenAt }), 'answered'],
    ['rejected unseen', row({ status: 'rejected' }), 'answered'],
    ['withdrawn', row({ status: 'withdrawn', seenAt }), 'withdrawn'],
    ['closed', row({ status: 'closed' }), 'closed'],
  ])('%s', (_, applicant, key) => {
    expect(current(applicant)).toBe(key);
  });
});

describe('company.6 decisions that are only on this device', () => {
  it('an acceptance that waits is not told as answered', () => {
    const accepted = row({ status: 'accepted', seenAt });
    expect(current(accepted, [entry('application.accept')])).toBe('seen');
    expect(current(accepted, [entry('application.accept', 'sending')])).toBe('seen');
  });

  it('one that a withdrawal has stopped leaves the withdrawal to be told', () => {
    const withdrawn = row({ status: 'withdrawn', seenAt });
    expect(current(withdrawn, [entry('application.accept', 'conflict')])).toBe('withdrawn');
  });

  it('an opening that waits is not told as seen', () => {
    expect(current(row({ status: 'viewed', seenAt }), [entry('application.list')])).toBe('received');
  });

  it('a last signature that waits has hired nobody yet', () => {
    const hired = row({ status: 'hired', seenAt });
    const label = (entries: OnItsWay[]) => applicantSteps(hired, entries).at(-1)?.label.message;
    expect(label([entry('offer.update')])).toBe('invited to talk');
    expect(label([])).toBe('hired');
  });

  it('a stopped decision is told before one that still waits', () => {
    const stopped = entry('application.accept', 'conflict');
    expect(decisionOf([stopped, entry('application.reject')])).toBe(stopped);
    expect(decisionOf([entry('application.list')])).toBeUndefined();
  });
});
