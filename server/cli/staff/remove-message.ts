import { id as uuid } from '../../../contract/fields.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { removeMessage as remove } from '../../domain/report/remove-content.ts';
import { type StaffCommand, say } from './command.ts';
import { RULE, reasonsOf } from './reasons-option.ts';

export const removeMessage: StaffCommand = {
  name: 'remove-message',
  words: ['MESSAGE'],
  decides: true,
  options: {
    reason: { value: 'SENTENCES', required: true, what: 'what is wrong with it; its sender reads it' },
    rule: RULE,
  },
  summary: 'Removes a message for everybody, also one that nobody has reported.',
  act: async (context, { words: [id = ''], options: { reason = '', rule = '' }, by }) => {
    if (!uuid.safeParse(id).success) throw new StartFailure(`There is no message with the id ${id}.`);
    await remove(context, id, reasonsOf(reason, rule, by));
    return say(`Message ${id} is removed.`);
  },
};
