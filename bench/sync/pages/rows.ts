import type { Job } from '../../../contract/entities/job.ts';
import type { Change } from '../../../contract/sync.ts';

/** Row number 0 is the newest; a minute lies between two. */
const NEWEST = Date.parse('2026-11-20T04:00:00.000Z');

export function uuid(n: number): string {
  return `01932f6e-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

/** The ads that every row is made of; the server hands them out once for each page. */
export async function loadBase(): Promise<Job[]> {
  const response = await fetch('/base-rows.json');
  return (await response.json()) as Job[];
}

/** Row `n`: the text of a real ad under an id, a company and an instant of its own. */
export function jobRow(base: readonly Job[], n: number, ver = 1): Job {
  const text = base[n % base.length] as Job;
  return {
    ...text,
    _id: uuid(1_000_000 + n),
    _companyId: uuid(5000 + (n % 500)),
    title: ver === 1 ? text.title : `${text.title.slice(0, 60)} (${ver})`,
    ver,
    publishedAt: new Date(NEWEST - n * 60_000).toISOString(),
  };
}

export function jobRows(base: readonly Job[], from: number, to: number, ver = 1): Job[] {
  return Array.from({ length: to - from }, (_, at) => jobRow(base, from + at, ver));
}

/** The pages of a load. @param first number of the first row */
export function jobPages(base: readonly Job[], count: number, first = 0): Job[][] {
  return pageBounds(count).map(([from, to]) => jobRows(base, from + first, to + first));
}

export function jobChange(row: Job): Change {
  return { bucket: 'market', table: 'job', id: row._id, ver: row.ver, row };
}

/** Pages as the engine asks for them: a small first one, then full ones. */
export function pageBounds(count: number, first = 60, size = 500): [from: number, to: number][] {
  const bounds: [number, number][] = [];
  for (let from = 0; from < count; ) {
    const to = Math.min(count, from + (from === 0 ? Math.min(first, size) : size));
    bounds.push([from, to]);
    from = to;
  }
  return bounds;
}
