import * as z from 'zod/mini';
import { filled, inLanguages, instant } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/**
 * A page of text: product section 4.8. Its blocks are data, never HTML: there is nothing in them that could run, and a
 * link can only lead to https, to a mail program, or into this app.
 */

export const webpageId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

/** No scheme but these, no `//host`, no white space or quotes. */
const href = z
  .string()
  .check(z.maxLength(500), z.regex(/^(https:\/\/[^\s<>"'\\]+|mailto:[^\s<>"'\\]+|\/(?!\/)[^\s<>"'\\]*)$/));

/** A run of text; with `href` it is a link. */
export const span = lazily(() => z.strictObject({ text: filled(4000), href: z.optional(href) }));
export type Span = z.infer<typeof span>;
const spans = z.array(span).check(z.minLength(1), z.maxLength(50));

export const block = lazily(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('heading'), level: z.literal([2, 3]), text: filled(200) }),
    z.strictObject({ type: z.literal('paragraph'), spans }),
    /** Set apart: a summary in plain words, or what is still to be filled in. */
    z.strictObject({ type: z.literal('note'), spans }),
    z.strictObject({
      type: z.literal('list'),
      ordered: z.boolean(),
      items: z.array(spans).check(z.minLength(1), z.maxLength(60)),
    }),
    z.strictObject({
      type: z.literal('table'),
      head: z.array(filled(200)).check(z.minLength(1), z.maxLength(6)),
      rows: z
        .array(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(6)))
        .check(z.minLength(1), z.maxLength(60)),
    }),
  ]),
);
export type Block = z.infer<typeof block>;

export const webpageTitle = lazily(() => inLanguages(filled(TEXT_MAX.title)));
export const webpageBlocks = lazily(() =>
  inLanguages(z.array(block).check(z.minLength(1), z.maxLength(300))),
);

export const webpageStatus = z.enum(['draft', 'published', 'archived']);
export type WebpageStatus = z.infer<typeof webpageStatus>;

export const webpagePreview = lazily(() =>
  z.object({
    _id: webpageId,
    title: webpageTitle,
    version: z.int(),
    /** From then on this version holds. */
    validFrom: instant,
    updatedAt: instant,
    showInFooter: z.boolean(),
  }),
);
export type WebpagePreview = z.infer<typeof webpagePreview>;

export const webpage = lazily(() =>
  z.extend(webpagePreview, {
    status: webpageStatus,
    blocks: webpageBlocks,
    /** Version that holds now; null where the page was taken down. */
    currentVersion: z.nullable(z.int()),
  }),
);
export type Webpage = z.infer<typeof webpage>;
