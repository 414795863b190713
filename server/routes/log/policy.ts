import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { memberOf } from '../../domain/company/membership.ts';

/** Any member adds notes, about something of the company's. */
export async function mayNote(context: CallContext, args: ArgsOf<'log.create'>): Promise<string> {
  const { companyId } = memberOf(context, args._companyId);
  if (args.ref !== undefined && !(await isOwn(context, companyId, args.ref)))
    throw new ApiError('not_found', `no such ${args.ref.type}`);
  return companyId;
}

async function isOwn(
  { tx }: CallContext,
  companyId: string,
  { type, id }: NonNullable<ArgsOf<'log.create'>['ref']>,
): Promise<boolean> {
  const column = type === 'member' ? 'user_id' : 'id';
  const row = await tx
    .selectFrom(type)
    .where('company_id', '=', companyId)
    .where((eb) => eb(eb.cast<string>(eb.ref(column as never), 'text'), '=', id))
    .select('company_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type ReadingLog = {
  companyId: string /** Only what concerns jobs this member made. */;
  onlyOf: string | null;
};

/** Owners read all of it, other members what concerns their own jobs. */
export async function mayReadLog(
  context: CallContext,
  { companyId }: ArgsOf<'log.list'>,
): Promise<ReadingLog> {
  const { role } = memberOf(context, companyId);
  return { companyId, onlyOf: role === 'owner' ? null : userOf(context).id };
}
