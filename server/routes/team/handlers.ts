import type { teamCalls } from '../../../contract/calls/team.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { loadTeam } from '../../domain/team/load-team.ts';

export const teamHandlers: HandlersOf<typeof teamCalls> = {
  'team.list': handler('team.list', mayReadTeam, ({ tx }: CallContext) => loadTeam(tx)),
};

/** The operator shows its people to everybody. */
async function mayReadTeam(_context: CallContext, _args: unknown): Promise<void> {}
