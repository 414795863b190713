import * as z from 'zod/mini';
import { day, filled, money, text } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { LIST_MAX, TEXT_MAX } from '../limits.ts';

/** Where creators publish. */
export const platform = z.enum(['youtube', 'instagram', 'tiktok', 'twitch', 'x', 'podcast', 'website']);
export type Platform = z.infer<typeof platform>;

/** What a campaign asks of creators: product section 4.1. `budget` in minor units of the job's currency, or of euros. */
export const campaign = lazily(() =>
  z.object({
    platforms: z.array(platform).check(z.maxLength(7)),
    deliverables: z.array(filled(TEXT_MAX.listItem)).check(z.maxLength(LIST_MAX)),
    usageRights: text(TEXT_MAX.note),
    budget: z.nullable(money),
    /** How the advertising is to be labelled; left out by apps that do not ask for it. */
    disclosure: z.optional(text(TEXT_MAX.note)),
    /** Day by which all of it is online; null, left out: by arrangement. */
    due: z.optional(z.nullable(day)),
  }),
);
export type Campaign = z.infer<typeof campaign>;
