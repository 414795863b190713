import * as z from 'zod/mini';
import { call } from '../call.ts';
import { FOREIGN_ADDRESS, OWN_PATH, type Redirect } from '../redirect.ts';

const shaped = ({ max, pattern }: typeof OWN_PATH) => z.string().check(z.maxLength(max), z.regex(pattern));
const ownPath = shaped(OWN_PATH);
const redirect: z.ZodMiniType<Redirect> = z.object({
  from: ownPath,
  to: z.union([ownPath, shaped(FOREIGN_ADDRESS)]),
});

export const redirectCalls = {
  'redirect.list': call({
    method: 'GET',
    path: '/redirect',
    who: ['guest'],
    net: 'local',
    whileLocked: true,
    cacheable: true,
    args: () => z.strictObject({}),
    answer: () => z.array(redirect),
  }),
};
