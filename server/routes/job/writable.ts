import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';

/**
 * Readers of a job's applicants are members of its company. Throws `fields_invalid`. `named`: by the job already, so they
 * were members once, and the device may not know that they have left.
 */
export async function assertReaders(
  context: CallContext,
  companyId: string,
  visibleTo: readonly string[] | null | undefined,
  { path, named = null }: { path: string; named?: readonly string[] | null },
): Promise<void> {
  if (!visibleTo || visibleTo.length === 0) return;
  const members = await context.tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .select('user_id')
    .execute();
  const known = new Set([userOf(context).id, ...(named ?? []), ...members.map((member) => member.user_id)]);
  const fields = visibleTo.flatMap((uid, at) =>
    known.has(uid) ? [] : [{ path: `${path}.${at}`, code: 'unknown' }],
  );
  if (fields.length > 0)
    throw new ApiError('fields_invalid', 'only members of the company can read its applicants', { fields });
}
