import * as z from 'zod/mini';
import { filled, id, instant, text, uid, version } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

/** Company as its members read it: product sections 3 and 4.8. */

export const companyGeneral = z.object({
  website: text(TEXT_MAX.url),
  employeeCount: z.nullable(z.int().check(z.gte(0), z.lte(10_000_000))),
  /** Sent with a rejection unless it is changed there. */
  rejectionText: text(TEXT_MAX.rejectionText),
  replyDays: z.int().check(z.gte(1), z.lte(60)),
});
export type CompanyGeneral = z.infer<typeof companyGeneral>;

export const member = z.object({
  _userId: uid,
  name: z.string(),
  role: z.enum(['owner', 'member']),
  canSign: z.boolean(),
  canChat: z.boolean(),
  position: z.string(),
});
export type Member = z.infer<typeof member>;

export const company = z.object({
  _id: id,
  ver: version,
  companyUID: z.string(),
  companyName: filled(TEXT_MAX.companyName),
  verified: z.boolean(),
  general: companyGeneral,
  members: z.array(member),
  createdAt: instant,
});
export type Company = z.infer<typeof company>;
