import { v5 } from 'uuid';
import { closingDays, closingMoment } from '../../../contract/policy/closing-day.ts';
import { lacksPay } from '../../../contract/policy/job.ts';
import { Effects } from '../../database/change-log/effects.ts';
import { writeLog } from '../../database/change-log/write-log.ts';
import type { Db } from '../../database/database.ts';
import { insertJobs, type NewJob } from '../../seed/insert-jobs.ts';
import type { AdRow } from './ad-row.ts';
import { adToDraft } from './ad-to-draft.ts';
import { IMPORT_NAMESPACE } from './find-company.ts';
import type { Places } from './places.ts';

export type ImportPlan = {
  companyId: string;
  places: Places;
  publishWithoutPay: boolean;
  now: Date;
  /** One line for each row that is not simply published, and one for each batch. */
  say: (line: string) => void;
};

export type ImportSummary = { published: number; drafts: number; refused: number; present: number };

/** Rows of one transaction. */
const BATCH = 50;

type Planned = { label: string; job: NewJob; notes: string[] };

/** Imports advertisements as jobs of a company. The same rows again change nothing: ids are derived from `job_id`. */
export async function importAds(db: Db, rows: AdRow[], plan: ImportPlan): Promise<ImportSummary> {
  const summary: ImportSummary = { published: 0, drafts: 0, refused: 0, present: 0 };
  const seen = new Set<string>();
  for (let from = 0; from < rows.length; from += BATCH) {
    const planned: Planned[] = [];
    for (const [index, row] of rows.slice(from, from + BATCH).entries()) {
      const label = `row ${from + index + 1} (job_id ${row.job_id.trim() || 'empty'})`;
      const outcome = planRow(row, label, plan, seen);
      if ('refused' in outcome) {
        summary.refused++;
        plan.say(`${label}: refused, ${outcome.refused}`);
      } else planned.push(outcome);
    }
    const inserted = await write(db, planned, plan.now);
    for (const { label, job, notes } of planned)
      report(plan, summary, inserted.has(job.id), { label, job, notes });
    plan.say(`${Math.min(from + BATCH, rows.length)} of ${rows.length} rows done`);
  }
  return summary;
}

function planRow(
  row: AdRow,
  label: string,
  { companyId, places, publishWithoutPay, now }: ImportPlan,
  seen: Set<string>,
): Planned | { refused: string } {
  // Drawn for every row, so that a refused one moves nobody else.
  const place = places.next();
  const jobId = row.job_id.trim();
  if (jobId === '') return { refused: 'job_id is empty' };
  if (seen.has(jobId)) return { refused: 'job_id occurs twice in the file' };
  seen.add(jobId);
  const read = adToDraft(row, place);
  if ('refused' in read) return read;
  const { draft, notes } = read;
  const keepsBack = lacksPay(draft) && !publishWithoutPay;
  if (keepsBack) notes.unshift(`a job of kind ${draft.kind} is not published without pay`);
  const published = keepsBack ? null : { at: now, validThrough: closingMoment(closingDays(now).usual) };
  return {
    label,
    notes,
    job: { id: v5(`${companyId}:${jobId}`, IMPORT_NAMESPACE), companyId, draft, published },
  };
}

async function write(db: Db, planned: Planned[], now: Date): Promise<Set<string>> {
  if (planned.length === 0) return new Set();
  return db.transaction().execute(async (tx) => {
    const effects = new Effects();
    const jobs = planned.map(({ job }) => job);
    const inserted = await insertJobs(tx, effects, jobs, now);
    await writeLog(tx, effects, now);
    return inserted;
  });
}

function report(
  { say }: ImportPlan,
  summary: ImportSummary,
  isNew: boolean,
  { label, job, notes }: Planned,
): void {
  if (!isNew) {
    summary.present++;
    say(`${label}: already there`);
  } else if (job.published === null) {
    summary.drafts++;
    say(`${label}: imported as draft, ${notes.join('; ')}`);
  } else {
    summary.published++;
    if (notes.length > 0) say(`${label}: imported and published, ${notes.join('; ')}`);
  }
}
