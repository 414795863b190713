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
      .select(['appeal.id', 'appeal.answer_by', 'appeal.report_id', 'appeal.text', 'user.email'])
      .orderBy('appeal.answer_by')
      .orderBy('appeal.id')
      .execute();
    const lines = rows.map(
      (row) =>
        `${row.id}  answer by ${dayOf(row.answer_by)}  ${row.email}, against ${row.report_id === null ? 'the lock' : `report ${row.report_id}`}: ${row.text.replace(/\s+/g, ' ').trim()}`,
    );
    return say(...lines, `${rows.length} open appeals.`);
  },
};

export const decideAppeals: StaffCommand = {
  name: 'appeals decide',
  words: ['APPEAL'],
  options: {
    outcome: { value: 'granted|refused', required: true, what: 'whether the objection was right' },
    text: { value: 'SENTENCES', required: true, what: 'the reasons; the person reads them' },
  },
  summary: 'Answers an objection; granted against a lock, it opens the account.',
  act: async (context, { words: [id = ''], options: { outcome, text = '' } }) => {
    if (outcome !== 'granted' && outcome !== 'refused')
      throw new StartFailure('--outcome must be granted or refused.', 2);
    if (!uuid.safeParse(id).success) throw new StartFailure(`There is no appeal with the id ${id}.`);
    await decideAppeal(context, { appealId: id, granted: outcome === 'granted', statement: text });
    return say(`Appeal ${id} is ${outcome}.`);
  },
};
