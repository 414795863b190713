import { dropRedirect, putRedirect } from '../../domain/redirect/put-redirect.ts';
import { type StaffCommand, say } from './command.ts';

export const redirectAPath: StaffCommand = {
  name: 'redirect',
  words: ['PATH', 'TARGET'],
  decides: true,
  summary: 'Makes a path of the app lead somewhere else: to another path, or to a host in REDIRECT_HOSTS.',
  act: async (context, { words: [from = '', to = ''] }) => {
    await putRedirect(context, { from, to });
    return say(`${from} leads to ${to} now.`);
  },
};

export const endARedirect: StaffCommand = {
  name: 'end-redirect',
  words: ['PATH'],
  decides: true,
  summary: 'Lets a path lead to its own page again.',
  act: async (context, { words: [from = ''] }) =>
    say(
      (await dropRedirect(context, from))
        ? `${from} leads to its own page again.`
        : `${from} led nowhere else.`,
    ),
};

export const listAllRedirects: StaffCommand = {
  name: 'redirects',
  words: [],
  summary: 'Says which paths lead somewhere else.',
  act: async ({ tx }) => {
    const rows = await tx.selectFrom('redirect').selectAll().orderBy('from_path').execute();
    if (rows.length === 0) return say('Every path leads to its own page.');
    return say(...rows.map(({ from_path, target }) => `${from_path} → ${target}`));
  },
};
