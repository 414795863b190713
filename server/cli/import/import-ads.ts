import type { AdRow } from '../../../contract/import/ad-row.ts';
import { adToDraft } from '../../../contract/import/ad-to-draft.ts';
import type { Finding } from '../../../contract/import/finding.ts';
import { importedJobId, rowDigest } from '../../../contract/import/imported-job.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { transact } from '../../api/transact.ts';
import type { Effects } from '../../database/change-log/effects.ts';
import { findingText } from './finding-text.ts';
import type { Places } from './places.ts';
import { type Outcome, type PlannedJob, putJobs, type Told } from './put-jobs.ts';
import { slotsOf } from './slots.ts';

export type ImportPlan = {
  companyId: string;
  places: Places;
  publishWithoutPay: boolean;
  /** Everything is done but the last step: nothing is written. */
  dryRun: boolean;
  /** One line for each row, in the order of the file, and one for each batch. */
  say: (line: string) => void;
  signal: (effects: Effects) => Promise<void>;
};

const WORDS: Record<Outcome, string> = {
  published: 'published',
  draft: 'imported as a draft',
  changed: 'changed',
  present: 'already there',
  kept: 'left alone',
  refused: 'refused',
};

/** Rows of one transaction. */
const BATCH = 50;

/** Ends a transaction that nothing shall come of. */
class DryRun extends Error {
  readonly told: readonly Told[];
  constructor(told: readonly Told[]) {
    super('dry run');
    this.told = told;
  }
}

/** Imports advertisements as jobs of a company. Ids are derived from `job_id`, so that no row becomes two jobs. */
export async function importAds(
  parts: ChangeParts,
  rows: readonly AdRow[],
  plan: ImportPlan,
): Promise<Record<Outcome, number>> {
  const counts = { published: 0, draft: 0, changed: 0, present: 0, kept: 0, refused: 0 };
  const seen = new Set<string>();
  for (let from = 0; from < rows.length; from += BATCH) {
    const planned = rows.slice(from, from + BATCH).map((row) => planRow(row, plan, seen));
    // Of a dry run the batches before have left no job behind.
    const taken = plan.dryRun ? counts.published : 0;
    const told = await write(parts, plan, planned, taken);
    for (const [index, { outcome, notes }] of told.entries()) {
      counts[outcome]++;
      const jobId = rows[from + index]?.job_id.trim() || 'empty';
      plan.say(`row ${from + index + 1} (job_id ${jobId}): ${[WORDS[outcome], ...notes].join('; ')}`);
    }
    plan.say(`${Math.min(from + BATCH, rows.length)} of ${rows.length} rows done`);
  }
  return counts;
}

function planRow(
  row: AdRow,
  { companyId, places, publishWithoutPay }: ImportPlan,
  seen: Set<string>,
): PlannedJob | Told {
  const refused = (why: Finding): Told => ({ outcome: 'refused', notes: [findingText(why)] });
  const jobId = row.job_id.trim();
  if (jobId === '') return refused({ code: 'no_id' });
  if (seen.has(jobId)) return refused({ code: 'id_twice' });
  seen.add(jobId);
  const read = adToDraft(row, places.of(row));
  if ('refused' in read) return refused(read.refused);
  return {
    draft: read.draft,
    notes: read.notes.map(findingText),
    problems: read.problems.map(findingText),
    id: importedJobId(companyId, jobId),
    digest: rowDigest(row),
    companyId,
    publishWithoutPay,
  };
}

async function write(
  parts: ChangeParts,
  { companyId, dryRun, signal }: ImportPlan,
  planned: readonly (PlannedJob | Told)[],
  taken: number,
): Promise<readonly Told[]> {
  const change = async (context: ChangeContext) => {
    const jobs = planned.filter((one) => 'draft' in one);
    const slots = await slotsOf(context, companyId);
    const told = await putJobs(context, jobs, { ...slots, free: slots.free - taken });
    const inOrder = planned.map((one) => ('draft' in one ? (told.get(one.id) as Told) : one));
    if (dryRun) throw new DryRun(inOrder);
    return inOrder;
  };
  try {
    const { result, effects } = await transact(parts, change);
    await signal(effects);
    return result;
  } catch (error) {
    if (error instanceof DryRun) return error.told;
    throw error;
  }
}
