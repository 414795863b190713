import * as z from 'zod/mini';
import { filled, inLanguages, text } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** The operator's people: product section 4.8. They are no members of a company and need no account. */

export const teamLink = lazily(() =>
  z.object({
    label: filled(TEXT_MAX.name),
    url: z.string().check(z.maxLength(TEXT_MAX.url), z.regex(/^(https:\/\/|mailto:)[^\s<>"']+$/)),
  }),
);

export const teamMember = lazily(() =>
  z.object({
    _id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
    name: filled(TEXT_MAX.name),
    role: inLanguages(text(TEXT_MAX.position)),
    bio: inLanguages(text(TEXT_MAX.listItem)),
    imageSource: z.nullable(z.string().check(z.maxLength(TEXT_MAX.url))),
    links: z.array(teamLink).check(z.maxLength(5)),
  }),
);
export type TeamMember = z.infer<typeof teamMember>;
