import type { Selectable } from 'kysely';
import type { Job } from '../../../contract/entities/job.ts';
import { pathOf } from '../../../contract/market-cell.ts';
import type { MarketLineTable } from '../../database/schema/market-files.ts';
import { isShownTo } from './markets.ts';
import type { Wanted } from './plan.ts';

export type NotedLine = Selectable<MarketLineTable>;

/**
 * The lines of a file as they are read, each with its newline. The jobs are as they are now, which may be later than the run:
 * one that has moved on meanwhile is left out of a base, and gone in a delta, as the next run will tell it.
 */
export function linesOf(
  { kind, from, to }: Wanted,
  age: number | undefined,
  noted: readonly NotedLine[],
  jobs: ReadonlyMap<string, Job>,
): { text: string; rows: number } {
  const lines =
    kind === 'base'
      ? noted
          .flatMap((line) => shown(line, age, jobs) ?? [])
          .sort(newestFirst)
          .map((job) => JSON.stringify(job))
      : noted
          .filter(({ run, told_age }) => run > from && run <= to && isShownTo(age, told_age))
          .map((line) => JSON.stringify(shown(line, age, jobs) ?? gone(line, jobs)));
  return { text: lines.map((line) => `${line}\n`).join(''), rows: lines.length };
}

function shown(
  { cell, job_id, gone }: NotedLine,
  age: number | undefined,
  jobs: ReadonlyMap<string, Job>,
): Job | undefined {
  const job = gone ? undefined : jobs.get(job_id);
  return job && isShownTo(age, job.minAge) && pathOf(job).includes(cell) ? job : undefined;
}

function gone({ cell, job_id: _id, ver, gone }: NotedLine, jobs: ReadonlyMap<string, Job>) {
  const job = gone ? undefined : jobs.get(_id);
  return { _id, ver: job && !pathOf(job).includes(cell) ? job.ver - 1 : ver, gone: true };
}

function newestFirst(one: Job, other: Job): number {
  const [a, b] = [one.publishedAt ?? '', other.publishedAt ?? ''];
  if (a !== b) return a < b ? 1 : -1;
  return one._id < other._id ? -1 : 1;
}
