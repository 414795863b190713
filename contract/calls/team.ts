import * as z from 'zod/mini';
import { call } from '../call.ts';
import { teamMember } from '../entities/team.ts';

export const teamCalls = {
  'team.list': call({
    method: 'GET',
    path: '/team',
    summary: 'The operator’s people, in the operator’s order.',
    who: ['guest'],
    net: 'local',
    whileLocked: true,
    cacheable: true,
    args: () => z.strictObject({}),
    answer: () => z.array(teamMember),
  }),
};
