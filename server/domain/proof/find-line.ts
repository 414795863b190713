import type { Selectable } from 'kysely';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { PROOF_DAYS } from '../../../contract/limits.ts';
import type { Db } from '../../database/database.ts';
import type { ProofLineTable } from '../../database/schema/proof.ts';
import type { ApplicationRow } from '../application/row.ts';
import { isMarkOf, type ProofLine } from './line.ts';

/** `ended`: it was genuine, and is not shown any more: erased, ended by the person, or too old. */
export type Checked = { kind: 'true'; line: ProofLine; madeAt: Date } | { kind: 'ended' } | { kind: 'false' };

type Printed = Pick<Selectable<ProofLineTable>, 'no' | 'receipt_no' | 'status' | 'status_at'>;
type OfApplication = Pick<ApplicationRow, 'received_at' | 'job_snapshot' | 'person' | 'age_band'>;

/** The line as it is printed: of what it says, only how the name is shortened can change later, with a corrected age. */
export function lineOf(
  printed: Printed,
  application: OfApplication,
  isAdult = application.age_band === '18plus',
): ProofLine {
  const { firstname, lastname } = application.person;
  const first = isAdult ? firstname : initialOf(firstname);
  return {
    no: printed.no,
    receiptNo: printed.receipt_no,
    receivedAt: application.received_at.toISOString(),
    title: application.job_snapshot.title,
    companyName: application.job_snapshot.companyName,
    status: printed.status,
    statusAt: printed.status_at.toISOString(),
    name: `${first} ${initialOf(lastname)}`.trim(),
  };
}

const initialOf = (name: string) => {
  const [letter = ''] = name.trim();
  return letter && `${letter}.`;
};

/** What a number and its check mark say. What is no longer shown is told without comparing the mark: nothing is left to compare. */
export async function checkLine(tx: Db, no: string, mark: string, now: Date): Promise<Checked> {
  const printed = await tx.selectFrom('proof_line').where('no', '=', no).selectAll().executeTakeFirst();
  if (printed === undefined) return { kind: 'false' };
  const application = await tx
    .selectFrom('application')
    .where('id', '=', printed.application_id)
    .select(['received_at', 'receipt_no', 'job_snapshot', 'person', 'age_band', 'erased_at'])
    .executeTakeFirst();
  const isOld = now.getTime() - printed.made_at.getTime() > PROOF_DAYS * DAY_MS;
  const isAnother = application?.receipt_no !== printed.receipt_no;
  if (application === undefined || application.erased_at !== null || isAnother) return { kind: 'ended' };
  const line = [true, false]
    .map((isAdult) => lineOf(printed, application, isAdult))
    .find((one) => isMarkOf(printed.secret, one, mark));
  if (line === undefined) return { kind: 'false' };
  return isOld || printed.ended_at !== null
    ? { kind: 'ended' }
    : { kind: 'true', line, madeAt: printed.made_at };
}
