import { dayOf, endOfDay } from '../../../contract/calendar-day.ts';
import { appealText } from '../../../contract/entities/report.ts';
import { day, id as uuid } from '../../../contract/fields.ts';
import { appealNo } from '../../../contract/report-no.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { decideAppeal } from '../../domain/report/decide-appeal.ts';
import { takeGuestAppeal } from '../../domain/report/guest-appeal.ts';
import { type StaffCommand, say } from './command.ts';
import { guestLine, oneLine } from './guest-line.ts';

export const listAppeals: StaffCommand = {
  name: 'appeals',
  words: [],
  summary: 'Lists the objections that are not answered yet, the most urgent first.',
  act: async ({ tx }) => {
    const rows = await tx
      .selectFrom('appeal')
      .leftJoin('user', 'user.id', 'appeal.user_id')
      .where('appeal.status', '=', 'open')
      .leftJoin('restriction', 'restriction.id', 'appeal.restriction_id')
      .leftJoin('report', 'report.id', 'appeal.report_id')
      .leftJoin('guest_reporter', (join) =>
        join.onRef('guest_reporter.report_id', '=', 'appeal.report_id').on('appeal.user_id', 'is', null),
      )
      .select(['appeal.id', 'appeal.answer_by', 'appeal.report_id', 'appeal.text', 'user.email'])
      .select(['guest_reporter.name', 'guest_reporter.mail'])
      .select(['restriction.kind', 'restriction.about', 'restriction.facts', 'restriction.report_id as from'])
      .select((eb) => eb.fn.coalesce('restriction.decided_by', 'report.decided_by').as('decided_by'))
      .orderBy('appeal.answer_by')
      .orderBy('appeal.id')
      .execute();
    const against = (row: (typeof rows)[number]) => {
      const id = row.report_id ?? row.from;
      const report = id === null ? [] : [`report ${id} (see reports show)`];
      if (row.kind !== null) return [`${row.kind} ${row.about}`.trim(), ...report].join(', ');
      return report[0] ?? 'the lock';
    };
    const lines = rows.flatMap((row) => [
      `${row.id}  ${appealNo(row.id)}  answer by ${dayOf(row.answer_by)}  ${row.email ?? guestLine(row)}, against ${against(row)}: ${oneLine(row.text)}`,
      ...(row.facts === null ? [] : [`  said then: ${oneLine(row.facts)}`]),
      ...(row.decided_by === null ? [] : [`  decided by ${row.decided_by}: somebody else answers`]),
    ]);
    return say(...lines, `${rows.length} open appeals.`);
  },
};

export const recordAppeal: StaffCommand = {
  name: 'appeals record',
  words: ['REPORT'],
  decides: true,
  options: {
    text: { value: 'SENTENCES', required: true, what: 'what the letter says' },
    received: { value: 'DAY', what: 'when it came; left out: today' },
  },
  summary:
    'Takes down an objection that came by letter or mail, from somebody who reported without an account.',
  more: 'Who has an account objects in the app, also while it is locked.',
  act: async (context, { words: [id = ''], options }) => {
    const text = appealText.safeParse(options.text ?? '');
    if (!text.success) throw new StartFailure('--text must be what the letter says, 10 to 4000 letters.', 2);
    if (!uuid.safeParse(id).success) throw new StartFailure(`There is no report with the id ${id}.`);
    const receivedAt = receivedOn(options.received, context.now);
    const { appeal, isNew } = await takeGuestAppeal(context, id, { text: text.data, receivedAt });
    const { id: appealId, answer_by } = appeal;
    if (!isNew) throw new StartFailure(`Appeal ${appealId} against this decision is there already.`);
    return say(`Appeal ${appealId}, ${appealNo(appealId)}, is to be answered by ${dayOf(answer_by)}.`);
  },
};

/** The end of that day in the market's zone, or now: whatever comes first. */
function receivedOn(value: string | undefined, now: Date): Date {
  if (value === undefined) return now;
  if (!day.safeParse(value).success || value > dayOf(now))
    throw new StartFailure(
      `--received must be a day such as 2027-01-31, today at most, but it is "${value}".`,
      2,
    );
  const end = endOfDay(value);
  return end < now ? end : now;
}

export const decideAppeals: StaffCommand = {
  name: 'appeals decide',
  words: ['APPEAL'],
  decides: true,
  options: {
    outcome: { value: 'granted|refused', required: true, what: 'whether the objection was right' },
    text: { value: 'SENTENCES', required: true, what: 'the reasons; the person reads them' },
  },
  summary:
    'Answers an objection, by somebody else than who decided; granted, it undoes the decision, or has the report decided again.',
  act: async (context, { words: [id = ''], options: { outcome, text = '' }, by }) => {
    if (outcome !== 'granted' && outcome !== 'refused')
      throw new StartFailure('--outcome must be granted or refused.', 2);
    if (!uuid.safeParse(id).success) throw new StartFailure(`There is no appeal with the id ${id}.`);
    const answer = { appealId: id, granted: outcome === 'granted', statement: text, by };
    const { isTold, decideAgain } = await decideAppeal(context, answer);
    return say(
      `Appeal ${id} is ${outcome}.`,
      ...(decideAgain === null
        ? []
        : [`Now decide the report again: npm run staff -- reports decide ${decideAgain}`]),
      ...(isTold ? [] : ['No mail address is known: answer by letter, if you have an address.']),
    );
  },
};
