import { unlockUser } from '../../domain/report/lock-account.ts';
import { type StaffCommand, say } from './command.ts';
import { findUser } from './find.ts';

export const unlock: StaffCommand = {
  name: 'unlock',
  words: ['MAIL'],
  summary: 'Opens a locked account again.',
  act: async (context, { words: [mail = ''] }) => {
    const user = await findUser(context.tx, mail);
    if (user.locked_at === null) return say(`${mail} was not locked.`);
    await unlockUser(context, { uid: user.id });
    return say(`${mail} is unlocked.`);
  },
};
