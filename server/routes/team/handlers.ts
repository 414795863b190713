import type { teamCalls } from '../../../contract/calls/team.ts';
import type { HandlersOf } from '../../api/handler.ts';

export const teamHandlers: HandlersOf<typeof teamCalls> = {};
