import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import type { CallContext } from '../../api/call-context.ts';
import { codeOf } from '../../base/code-of.ts';
import type { ApplicationRow } from '../application/row.ts';
import { lineOf } from './find-line.ts';
import { CODE_LENGTH, markOf, type ProofLine } from './line.ts';

export type IssuedLine = ProofLine & { mark: string };

/** How an application stands, as others may be told: what the owner has hidden is not a state of it. */
export const shownStatus = (row: ApplicationRow): ApplicationStatus => row.removed_from ?? row.status;

/**
 * Lines for applications as they stand now. The same state is the same line with the same number, however often it is
 * printed; one that was ended or has become old is opened again.
 */
export async function issueLines(
  context: CallContext,
  applications: readonly ApplicationRow[],
): Promise<Map<string, IssuedLine>> {
  const issued = new Map<string, IssuedLine>();
  for (const application of applications) {
    const status = shownStatus(application);
    const statusAt = new Date(application.status_at[status] ?? application.received_at);
    const row = await context.tx
      .insertInto('proof_line')
      .values({
        no: codeOf(context.chance.randomBytes(CODE_LENGTH)),
        secret: Buffer.from(context.chance.randomBytes(32)).toString('hex'),
        application_id: application.id,
        status,
        status_at: statusAt,
        receipt_no: application.receipt_no,
        made_at: context.now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['application_id', 'receipt_no', 'status', 'status_at'])
          .doUpdateSet({ made_at: context.now, ended_at: null }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    const line = lineOf(row, application);
    issued.set(application.id, { ...line, mark: markOf(row.secret, line) });
  }
  return issued;
}
