import type { Replica } from '../database.ts';
import { me } from './me.ts';

export type NamedEntry = {
  id: string;
  /** When, ISO 8601. */
  at: string;
  /** Empty where nothing of it is on this device any more. */
  name: string;
};

/** Jobs of which this person is told nothing by push or mail, the newest first. */
export async function mutedJobs(db: Replica): Promise<NamedEntry[]> {
  const entries = set((await me(db))?.settings.mutedJobs);
  return named(entries, async (id) => {
    const [market, own, applied] = await Promise.all([
      db.job.get(id),
      db.companyJob.get(id),
      db.application.filter((row) => row._jobId === id).first(),
    ]);
    return market?.title ?? own?.title ?? applied?.job.title ?? '';
  });
}

/** Their ids alone. */
export async function mutedJobIds(db: Replica): Promise<ReadonlySet<string>> {
  return new Set(set((await me(db))?.settings.mutedJobs).map(([id]) => id));
}

/** Companies whose jobs this person does not want to see, the newest first. */
export async function hiddenCompanies(db: Replica): Promise<NamedEntry[]> {
  const entries = set((await me(db))?.settings.hiddenCompanies);
  const names = new Map(entries.map(([id]) => [id, '']));
  const isNameless = ({ _companyId }: { _companyId: string }) => names.get(_companyId) === '';
  await db.application
    .filter(isNameless)
    .each(({ _companyId, job }) => names.set(_companyId, job.companyName));
  // One walk over the market for all of them, and none where every name is known.
  if ([...names.values()].includes(''))
    await db.job.filter(isNameless).each(({ _companyId, companyName }) => names.set(_companyId, companyName));
  return named(entries, async (id) => names.get(id) ?? '');
}

type Entries = Record<string, { value: true | null; at: string } | undefined>;

/** Entries that were not taken out again: id and time. */
function set(entries: Entries | undefined): [string, string][] {
  return Object.entries(entries ?? {}).flatMap(([id, entry]): [string, string][] =>
    entry?.value ? [[id, entry.at]] : [],
  );
}

async function named(
  entries: [string, string][],
  nameOf: (id: string) => Promise<string>,
): Promise<NamedEntry[]> {
  const all = await Promise.all(entries.map(async ([id, at]) => ({ id, at, name: await nameOf(id) })));
  return all.toSorted((a, b) => b.at.localeCompare(a.at));
}
