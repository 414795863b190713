import { lockUser, unlockUser } from '../../domain/report/lock-account.ts';
import { type StaffCommand, say } from './command.ts';
import { untilOf } from './day-option.ts';
import { findUser } from './find.ts';
import { RULE, reasonsOf } from './reasons-option.ts';

export const unlock: StaffCommand = {
  name: 'unlock',
  words: ['MAIL'],
  decides: true,
  summary: 'Opens a locked account again.',
  act: async (context, { words: [mail = ''] }) => {
    const user = await findUser(context.tx, mail);
    if (user.locked_at === null) return say(`${mail} was not locked.`);
    await unlockUser(context, { uid: user.id });
    return say(`${mail} is unlocked.`);
  },
};

export const lock: StaffCommand = {
  name: 'lock',
  words: ['MAIL'],
  decides: true,
  options: {
    reason: { value: 'CODE', required: true, what: 'short, for programs: scam, harassment, …' },
    rule: RULE,
    text: { value: 'SENTENCES', required: true, what: 'what happened; the person reads it' },
    until: { value: 'DATE', what: 'unlocked then; without it, until somebody decides' },
  },
  summary: 'Locks an account, tells the person why, and signs them out everywhere.',
  act: async (context, { words: [mail = ''], options, by }) => {
    const until = untilOf(options.until, context.now) ?? null;
    const user = await findUser(context.tx, mail);
    const { reason = '', text = '', rule = '' } = options;
    await lockUser(context, { ...reasonsOf(text, rule, by), uid: user.id, reasonCode: reason, until });
    return say(`${mail} is locked${until ? ` until ${until.toISOString()}` : ''}.`);
  },
};
