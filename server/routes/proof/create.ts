import { dayOf } from '../../../contract/calendar-day.ts';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { Elsewhere } from '../../../contract/entities/tracking.ts';
import { PROOF_LINES_MAX } from '../../../contract/limits.ts';
import type { CallContext, UserRecord } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { type IssuedLine, issueLines, shownStatus } from '../../domain/proof/issue-lines.ts';
import type { PrintedLine } from './printed-line.ts';
import { proofPdf } from './proof-pdf.ts';

/** Writes the proof of a period, and opens the page of each of its lines. */
export async function createProof(
  context: CallContext,
  args: ArgsOf<'proof.create'>,
  user: UserRecord,
): Promise<AnswerOf<'proof.create'>> {
  await spend(context, 'proofs', user.id);
  return writeProof(context, args, user);
}

export async function writeProof(
  context: CallContext,
  { from, to, lang }: ArgsOf<'proof.create'>,
  user: UserRecord,
): Promise<AnswerOf<'proof.create'>> {
  const lines = [...(await sentHere(context, user.id)), ...(await sentElsewhere(context, user.id))]
    .filter(({ day }) => from <= day && day <= to)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .slice(0, PROOF_LINES_MAX);
  const here = lines.filter((line) => line.application !== undefined);
  const issued = await issueLines(
    context,
    here.flatMap(({ application }) => (application && application.erased_at === null ? [application] : [])),
  );
  const printed = lines.map(({ application, ...line }): PrintedLine => {
    const code: IssuedLine | undefined = application && issued.get(application.id);
    return code ? { ...line, code } : line;
  });
  const pdf = await proofPdf({
    name: `${user.firstname} ${user.lastname}`,
    period: { from, to },
    lines: printed,
    now: context.now,
    publicUrl: context.settings.publicUrl,
    lang,
  });
  return {
    name: `zusage-${from}-${to}.pdf`,
    mime: 'application/pdf',
    content: pdf.toString('base64'),
    lines: lines.length,
  };
}

/** What arrived at a company; an application that waits for a guardian has not. */
async function sentHere({ tx }: CallContext, uid: string) {
  const rows = await tx
    .selectFrom('application')
    .where('user_id', '=', uid)
    .where('visible_at', 'is not', null)
    .selectAll()
    .orderBy('received_at')
    .execute();
  return rows.map((application) => ({
    day: dayOf(application.received_at),
    company: application.job_snapshot.companyName,
    title: application.job_snapshot.title,
    way: 'here' as const,
    state: shownStatus(application),
    application,
  }));
}

async function sentElsewhere({ tx }: CallContext, uid: string) {
  const rows = await tx
    .selectFrom('tracking')
    .where('user_id', '=', uid)
    .where('elsewhere', 'is not', null)
    .where('deleted_at', 'is', null)
    .select('elsewhere')
    .execute();
  return rows.flatMap(({ elsewhere }) => (elsewhere ? [{ ...pick(elsewhere), application: undefined }] : []));
}

const pick = ({ day, company, title, way, state }: Elsewhere) => ({ day, company, title, way, state });

/** Ends the page of every line that the caller has had printed. */
export async function endProofs(
  { tx, now }: CallContext,
  _args: ArgsOf<'proof.end'>,
  user: UserRecord,
): Promise<AnswerOf<'proof.end'>> {
  const ended = await tx
    .updateTable('proof_line')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('application_id', 'in', (eb) =>
      eb.selectFrom('application').where('user_id', '=', user.id).select('id'),
    )
    .returning('no')
    .execute();
  return { ended: ended.length };
}
