import type { Appeal, Report } from '../../../contract/entities/report.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { MadeHere } from '../../replica/queries/reports.ts';

/** A report as its list shows it: what the server has of it, or what this device has sent. */
export type OwnReport = Omit<Report, 'files' | 'status' | 'appeals'> & {
  /** On its way, or refused; undefined once the server has it. */
  entry: OutboxEntry<'report.create'> | undefined;
  appeals: OwnAppeal[];
};

export type OwnAppeal = Pick<Appeal, '_id' | 'text' | 'status' | 'statement'> & {
  /** Null until the server has said by when it answers. */
  answerBy: string | null;
  entry: OutboxEntry<'appeal.create'> | undefined;
};

/**
 * What the server has, and before that what was made here, newest first. The server answers a second report of the
 * same thing with the first: what was received and stands in its list under another id is not told twice.
 */
export function ownReports(made: MadeHere, listed: readonly Report[]): OwnReport[] {
  const ids = new Set(listed.map(({ _id }) => _id));
  const isOpen = (type: string, id: string) =>
    listed.some(
      (one) =>
        one.as === 'reporter' && one.status === 'open' && one.target.type === type && one.target.id === id,
    );
  const here = made.reports
    .filter(({ args }) => !ids.has(args._id))
    .filter(({ args: { target }, entry }) => entry || !isOpen(target.type, target.id))
    .map(({ args: { _id, target, reason, text }, at, entry }): OwnReport => {
      return { _id, as: 'reporter', target, reason, text, createdAt: at, entry, decision: null, appeals: [] };
    });
  const there = listed.map(({ files: _files, status: _status, ...report }): OwnReport => {
    const appeals = ownAppeals(made, report.appeals, ({ _reportId }) => _reportId === report._id);
    return { ...report, entry: undefined, appeals };
  });
  return [...here, ...there].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Objections to one decision: what the server has of them, and before that what was made here. */
export function ownAppeals(
  { appeals }: MadeHere,
  listed: readonly Appeal[],
  isAgainst: (args: MadeHere['appeals'][number]['args']) => boolean,
): OwnAppeal[] {
  const known = listed.map((appeal): OwnAppeal => ({ ...appeal, entry: undefined }));
  const ids = new Set(known.map(({ _id }) => _id));
  const isOpen = known.some(({ status }) => status === 'open');
  const here = appeals
    .filter(({ args }) => isAgainst(args) && !ids.has(args._id))
    .filter(({ entry }) => entry || !isOpen)
    .map(({ args: { _id, text }, entry }): OwnAppeal => {
      return { _id, text, status: 'open', statement: null, answerBy: null, entry };
    });
  return [...here, ...known];
}
