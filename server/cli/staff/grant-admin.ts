import type { ChangeContext } from '../../api/change-context.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { recordUser } from '../../database/change-log/record.ts';
import { raiseVersion } from '../../database/raise-version.ts';
import { type StaffCommand, say } from './command.ts';
import { findUser } from './find.ts';

export const grantAdmin: StaffCommand = {
  name: 'grant-admin',
  words: ['MAIL'],
  decides: true,
  summary: 'Makes an account staff. It must be without company and applications.',
  act: async (context, { words: [mail = ''] }) => {
    const user = await findUser(context.tx, mail);
    if (user.mode === 'admin') return say(`${mail} is staff already.`);
    await assertUnused(context, user.id, mail);
    await setMode(context, user.id, 'admin');
    return say(`${mail} is staff now.`);
  },
};

export const revokeAdmin: StaffCommand = {
  name: 'revoke-admin',
  words: ['MAIL'],
  decides: true,
  summary: 'Makes a member of staff an ordinary account again.',
  act: async (context, { words: [mail = ''] }) => {
    const user = await findUser(context.tx, mail);
    if (user.mode !== 'admin') throw new StartFailure(`${mail} is not staff.`);
    await setMode(context, user.id, 'user');
    return say(`${mail} is no longer staff.`);
  },
};

/** Staff decides about both sides, so it is on neither. */
async function assertUnused({ tx }: ChangeContext, uid: string, mail: string): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .where('user_id', '=', uid)
    .select('user_id')
    .executeTakeFirst();
  const applied = await tx
    .selectFrom('application')
    .where('user_id', '=', uid)
    .select('id')
    .executeTakeFirst();
  if (member ?? applied)
    throw new StartFailure(
      `${mail} ${member ? 'belongs to a company' : 'has applied for jobs'}; staff is on neither side.`,
    );
}

async function setMode({ tx, effects }: ChangeContext, uid: string, mode: 'admin' | 'user'): Promise<void> {
  await tx.updateTable('user').set({ mode }).where('id', '=', uid).execute();
  recordUser(effects, await raiseVersion(tx, 'user', uid));
}
