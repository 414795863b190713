import { dayOf } from '../../../contract/calendar-day.ts';
import { id as uuid } from '../../../contract/fields.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { decideAppeal } from '../../domain/report/decide-appeal.ts';
import { type StaffCommand, say } from './command.ts';

export const listAppeals: StaffCommand = {
  name: 'appeals',
  words: [],
  summary: 'Lists the objections that are not answered yet, the most urgent first.',
  act: async ({ tx }) => {
    const rows = await tx
      .selectFrom('appeal')
      .innerJoin('user', 'user.id', 'appeal.user_id')
      .where('appeal.status', '=', 'open')
      .leftJoin('restriction', 'restriction.id', 'appeal.restriction_id')
      .leftJoin('report', 'report.id', 'appeal.report_id')
      .select(['appeal.id', 'appeal.answer_by', 'appeal.report_id', 'appeal.text', 'user.email'])
      .select(['restriction.kind', 'restriction.about', 'restriction.facts'])
      .select((eb) => eb.fn.coalesce('restriction.decided_by', 'report.decided_by').as('decided_by'))
      .orderBy('appeal.answer_by')
      .orderBy('appeal.id')
      .execute();
    const against = (row: (typeof rows)[number]) => {
      if (row.kind !== null) return `${row.kind} ${row.about}`.trim();
      return row.report_id === null ? 'the lock' : `report ${row.report_id}`;
    };
    const lines = rows.flatMap((row) => [
      `${row.id}  answer by ${dayOf(row.answer_by)}  ${row.email}, against ${against(row)}: ${oneLine(row.text)}`,
      ...(row.facts === null ? [] : [`  said then: ${oneLine(row.facts)}`]),
      ...(row.decided_by === null ? [] : [`  decided by ${row.decided_by}: somebody else answers`]),
    ]);
    return say(...lines, `${rows.length} open appeals.`);
  },
};

export const decideAppeals: StaffCommand = {
  name: 'appeals decide',
  words: ['APPEAL'],
  decides: true,
  options: {
    outcome: { value: 'granted|refused', required: true, what: 'whether the objection was right' },
    text: { value: 'SENTENCES', required: true, what: 'the reasons; the person reads them' },
  },
  summary: 'Answers an objection, by somebody else than who decided; granted, it undoes the decision.',
  act: async (context, { words: [id = ''], options: { outcome, text = '' }, by }) => {
    if (outcome !== 'granted' && outcome !== 'refused')
      throw new StartFailure('--outcome must be granted or refused.', 2);
    if (!uuid.safeParse(id).success) throw new StartFailure(`There is no appeal with the id ${id}.`);
    await decideAppeal(context, { appealId: id, granted: outcome === 'granted', statement: text, by });
    return say(`Appeal ${id} is ${outcome}.`);
  },
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
