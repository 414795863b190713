import * as z from 'zod/mini';
import { day, filled, id, instant, mail, uid, version } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

/** User: product sections 3 and 4.8. */

/** `admin` is staff; it is given by the command line and can never be set by a client. */
export const userMode = z.enum(['user', 'company', 'admin']);
export const chosenMode = z.enum(['user', 'company']);
export type UserMode = z.infer<typeof userMode>;

export const userGeneral = z.object({
  firstname: filled(TEXT_MAX.name),
  lastname: filled(TEXT_MAX.name),
  gender: z.optional(z.enum(['female', 'male', 'diverse'])),
  dateOfBirth: day,
});
export type UserGeneral = z.infer<typeof userGeneral>;

/** `pending`: below 16 and no guardian has agreed yet; such an account can search, not apply. */
export const guardianState = z.enum(['none', 'pending', 'ok']);

export const user = z.object({
  _id: uid,
  ver: version,
  email: mail,
  userMode,
  general: userGeneral,
  guardian: guardianState,
  _linkedCompanyId: z.nullable(id),
  createdAt: instant,
});
export type User = z.infer<typeof user>;
