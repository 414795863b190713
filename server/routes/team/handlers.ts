import type { teamCalls } from '../../../contract/calls/team.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { listTeam } from './list.ts';
import { mayReadTeam } from './policy.ts';

export const teamHandlers: HandlersOf<typeof teamCalls> = {
  'team.list': handler('team.list', mayReadTeam, listTeam),
};
