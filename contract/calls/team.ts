import * as z from 'zod/mini';
import { call } from '../call.ts';
import { teamMember } from '../entities/team.ts';

export const teamCalls = {
  'team.list': call({
    method: 'GET',
    path: '/team',
    who: ['guest'],
    net: 'local',
    whileLocked: true,
    cacheable: true,
    args: () => z.strictObject({}),
    answer: () => z.array(teamMember),
  }),
};
