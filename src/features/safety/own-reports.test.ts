import { expect, test } from 'vitest';
import type { Report } from '../../../contract/entities/report.ts';
import type { MadeHere } from '../../replica/queries/reports.ts';
import { ownReports } from './own-reports.ts';
import { reportSteps } from './report-steps.ts';

const target = { type: 'job', id: 'j' } as const;
const args = (_id: string) => ({ _id, target, reason: 'scam' as const, text: '' });
const made = (_id: string, at: string, state?: 'waiting' | 'refused') =>
  ({ args: args(_id), at, entry: state && { state, at, name: 'report.create' } }) as MadeHere['reports'][0];
const listed = (_id: string, createdAt: string, more: Partial<Report> = {}): Report => ({
  ...args(_id),
  as: 'reporter',
  files: [],
  status: 'open',
  decision: null,
  appeals: [],
  createdAt,
  ...more,
});
const decision = {
  outcome: 'upheld',
  measure: 'none',
  statement: 'Nobody may ask for money.',
  decidedAt: '2026-03-04T09:00:00.000Z',
} as const;
const ids = (here: Partial<MadeHere>, there: Report[]) =>
  ownReports({ reports: [], appeals: [], ...here }, there).map(({ _id }) => _id);

test('what waits here comes with what the server has, newest first, each once', () => {
  const reports = [made('b', '2026-03-02', 'waiting'), made('a', '2026-03-01')];
  expect(ids({ reports }, [])).toEqual(['b', 'a']);
  expect(ids({ reports }, [listed('a', '2026-03-03')])).toEqual(['a', 'b']);
});

test('a second report of the same thing is the first one as soon as the server has said so', () => {
  expect(ids({ reports: [made('b', '2026-03-02')] }, [listed('a', '2026-03-01')])).toEqual(['a']);
  const decided = listed('a', '2026-03-01', { status: 'decided', decision });
  expect(ids({ reports: [made('b', '2026-03-02')] }, [decided])).toEqual(['b', 'a']);
});

test('an objection stands below its report from the tap on', () => {
  const appeal = { _id: 'o', _reportId: 'a', text: 'Please look again.' };
  const appeals = [{ args: appeal, at: '2026-03-05', entry: undefined }];
  const [report] = ownReports({ reports: [], appeals }, [listed('a', '2026-03-01')]);
  expect(report?.appeals).toMatchObject([{ _id: 'o', status: 'open', answerBy: null }]);
});

test('the state line tells where a report is, and its number only once the server has it', () => {
  const present = (report: ReturnType<typeof ownReports>[number] | undefined) =>
    report && reportSteps(report).find(({ state }) => state === 'current' || state === 'refused')?.key;
  const states = [made('0192-3f9a2c', '1', 'waiting'), made('0192-3f9a2c', '1', 'refused')];
  const one = (reports: MadeHere['reports'], there: Report[] = []) =>
    ownReports({ reports, appeals: [] }, there)[0];
  expect(states.map((state) => present(one([state])))).toEqual(['here', 'refused']);
  const received = one([], [listed('0192-3f9a2c', '1')]);
  expect(present(received)).toBe('received');
  expect(received && reportSteps(received)[2]?.label.values).toEqual({ 0: 'R-3F9A2C' });
  expect(present(one([], [listed('a', '1', { status: 'decided', decision })]))).toBe('decided');
});
