import type { ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { contentHash } from '../../base/canonical-json.ts';
import { codeOf } from '../../base/code-of.ts';

const SHORT = 4;
const LONG = 6;

/** A number that no other application has: `A-7F3K`, and with two more characters where that is taken. */
export async function receiptNo(context: CallContext): Promise<string> {
  const short = draw(context, SHORT);
  const taken = await context.tx
    .selectFrom('application')
    .select('id')
    .where('receipt_no', '=', short)
    .executeTakeFirst();
  return taken === undefined ? short : draw(context, LONG);
}

function draw({ chance }: CallContext, length: number): string {
  return `A-${codeOf(chance.randomBytes(length))}`;
}

/** SHA-256 over what was sent in, so that both sides can prove it later. */
export function receiptHash(uid: string, args: ArgsOf<'application.add'>): string {
  const { _id, _jobId, jobRev, note, answers, files, snapshot, openFiles, proposal, _creatorId } = args;
  return contentHash({
    _userId: uid,
    _id,
    _jobId,
    jobRev,
    note,
    ...(answers ? { answers } : {}),
    ...(files ? { files } : {}),
    ...(snapshot ? { snapshot } : {}),
    ...(openFiles ? { openFiles } : {}),
    ...(proposal ? { proposal } : {}),
    ...(_creatorId ? { _creatorId } : {}),
  });
}
