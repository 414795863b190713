import type { ArgsOf } from '../../../contract/calls.ts';
import type { Applicant } from '../../../contract/entities/application.ts';
import type { CallContext } from '../../api/call-context.ts';
import { companyBucket } from '../../database/change-log/effects.ts';
import { readApplicant } from '../../domain/application/presenter.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';

/** Merges key by key. Only the company's row is told to have changed: the applicant never sees that there are notes. */
export async function annotate(
  context: CallContext,
  args: ArgsOf<'application.annotate'>,
  row: ApplicationRow,
): Promise<Applicant> {
  const { tags, notes, label } = args;
  const next = await context.tx
    .updateTable('application')
    .set((eb) => ({
      private: JSON.stringify({
        tags: tags === undefined ? row.private.tags : [...new Set(tags.map((tag) => tag.trim()))],
        notes: notes ?? row.private.notes,
        label: label === undefined ? row.private.label : label,
      }),
      updated_at: context.now,
      ver: eb('ver', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  context.effects.change(companyBucket(next.company_id), 'applicant', next);
  return readApplicant(context.tx, next);
}
