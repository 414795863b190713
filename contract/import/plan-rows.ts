import type { CompanyJob, JobDraft, JobPatch } from '../entities/job.ts';
import { fold } from '../fold.ts';
import { changedFields, draftOf } from '../policy/changed-fields.ts';
import { isForMarket } from '../policy/job.ts';
import type { AdRow } from './ad-row.ts';
import { adToDraft, type FactWords, lackingOf } from './ad-to-draft.ts';
import type { Finding } from './finding.ts';
import { importedJobId, rowDigest, rowKey } from './imported-job.ts';
import type { PaySaid } from './pay-text.ts';
import { type PlaceBook, rowPlace } from './row-place.ts';

/**
 * What would become of a row. `new`, `changed`: it is written · `open`: something has to be said first, and it can be kept
 * as a draft until then · `same`: its job is as the file has it · `double`: another row or job is the same ad · `edited`:
 * people have edited its job since · `live`: its job is online or under review, and this
 * would take it off · `unreadable`: no job.
 */
export type Verdict = 'new' | 'changed' | 'open' | 'same' | 'double' | 'edited' | 'live' | 'unreadable';

export type PlannedRow = {
  /** Of the table, from 0. */
  at: number;
  ad: AdRow;
  verdict: Verdict;
  jobId: string;
  digest: string;
  draft: JobDraft | null;
  /** What keeps it back, and what is only good to know. */
  findings: readonly Finding[];
  notes: readonly Finding[];
  /** The job that there is already: its own, or the same ad. */
  job: CompanyJob | null;
  patch: JobPatch;
};

/** What a person has decided about a row, beyond its cells. `anyway`: a new job, or the file’s version over an edit. */
export type RowChoice = { cells?: Partial<AdRow>; anyway?: boolean };

export type PlanOf = {
  companyId: string;
  /** The company's jobs. */
  jobs: readonly CompanyJob[];
  book: PlaceBook;
  words: FactWords;
  pay: PaySaid;
  /** Calendar day. */
  today: string;
};

/** Decides about every row. The same file gives the same jobs, on any device and however often. */
export function planRows(
  ads: readonly AdRow[],
  choices: ReadonlyMap<number, RowChoice>,
  of: PlanOf,
): PlannedRow[] {
  const byId = new Map(of.jobs.map((job) => [job._id, job]));
  const taken = new Map<string, number>();
  return ads.map((row, at) => {
    const choice = choices.get(at) ?? {};
    const ad = { ...row, ...choice.cells };
    const key = rowKey(row);
    const times = taken.get(key) ?? 0;
    const repeats = times > 0;
    if (!repeats || choice.anyway) taken.set(key, times + 1);
    // The second of two equal rows that are both wanted is known by its place among them.
    const jobId = importedJobId(of.companyId, repeats ? `${key}#${times + 1}` : key);
    const base = { at, ad, jobId, digest: rowDigest(row), patch: {}, job: null };
    const read = adToDraft(ad, rowPlace(of.book, ad), of.words, of.pay);
    if ('refused' in read)
      return { ...base, verdict: 'unreadable', draft: null, findings: [read.refused], notes: [] };
    const { draft, notes } = read;
    const findings = open(read.problems, lackingOf(draft, of.today));
    const job = byId.get(jobId) ?? null;
    if (job)
      return {
        ...base,
        ...again(job, draft, { ...choice, digest: base.digest, findings }),
        draft,
        findings,
        notes,
        job,
      };
    const twin = of.jobs.find((other) => isSameAd(other, draft)) ?? null;
    if ((repeats || twin) && !choice.anyway)
      return { ...base, verdict: 'double', draft, findings, notes, job: twin };
    return { ...base, verdict: findings.length > 0 ? 'open' : 'new', draft, findings, notes };
  });
}

/** A row whose job is there. What people have done in the app since is never undone unasked. */
function again(
  job: CompanyJob,
  draft: JobDraft,
  { digest, anyway, cells, findings }: RowChoice & { digest: string; findings: readonly Finding[] },
): { verdict: Verdict; patch: JobPatch } {
  const patch = changedFields(draftOf(job), draft);
  const isSame = Object.keys(patch).length === 0;
  if (isSame || (job.imported?.digest === digest && !cells && !anyway)) return { verdict: 'same', patch: {} };
  if (job.imported?.edited !== false && !anyway) return { verdict: 'edited', patch };
  if (isForMarket(job.status) && findings.length > 0) return { verdict: 'live', patch };
  return { verdict: 'changed', patch };
}

/** One finding says about pay what two would. */
function open(problems: readonly Finding[], lacking: readonly Finding[]): Finding[] {
  const ofPay = problems.some(({ code }) => code.startsWith('pay_'));
  return [...problems, ...lacking.filter(({ code }) => !(ofPay && code === 'pay_missing'))];
}

/** Written by hand, or from another file: the same title in the same place, and not over. */
function isSameAd(job: CompanyJob, draft: JobDraft): boolean {
  return (
    job.status !== 'unpublished' &&
    fold(job.title) === fold(draft.title) &&
    (job.location?.label ?? '') === (draft.location?.label ?? '')
  );
}
