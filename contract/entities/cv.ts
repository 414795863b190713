import * as z from 'zod/mini';
import { lazily } from '../lazily.ts';
import { CV_LINES_MAX, CV_PART_MAX, fitsInBytes } from '../policy/cv-size.ts';

const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const line = z.string().check(z.maxLength(300), z.refine(storable, 'not_text'));
const long = z.string().check(z.maxLength(4000), z.refine(storable, 'not_text'));
const lines = z.array(line).check(z.maxLength(CV_LINES_MAX));
/** `2019`, `2019-04` or `2019-04-30`. */
const date = z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/));
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.maxLength(CV_PART_MAX)));
const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape);
const url = z.optional(z.string().check(z.maxLength(300), z.regex(/^https?:\/\//i)));
const some = z.optional(line);
const period = { startDate: z.optional(date), endDate: z.optional(date) };

/**
 * JSON Resume (https://jsonresume.org/schema, 1.0.0), the parts this product shows. Name, mail, phone and address are
 * left out on purpose: they are facts of the account, and a company learns them when it has accepted.
 */
export const cv = lazily(() =>
  z
    .strictObject({
      basics: z.optional(part({ label: some, summary: z.optional(long), url })),
      work: list(
        part({
          name: some,
          position: some,
          location: some,
          url,
          ...period,
          summary: z.optional(long),
          highlights: z.optional(lines),
        }),
      ),
      volunteer: list(
        part({
          organization: some,
          position: some,
          url,
          ...period,
          summary: z.optional(long),
          highlights: z.optional(lines),
        }),
      ),
      education: list(
        part({
          institution: some,
          area: some,
          studyType: some,
          url,
          ...period,
          score: some,
          courses: z.optional(lines),
        }),
      ),
      certificates: list(part({ name: some, date: z.optional(date), issuer: some, url })),
      awards: list(part({ title: some, date: z.optional(date), awarder: some, summary: z.optional(long) })),
      skills: list(part({ name: some, level: some, keywords: z.optional(lines) })),
      languages: list(part({ language: some, fluency: some })),
      interests: list(part({ name: some, keywords: z.optional(lines) })),
      projects: list(
        part({
          name: some,
          description: z.optional(long),
          url,
          ...period,
          highlights: z.optional(lines),
          keywords: z.optional(lines),
          roles: z.optional(lines),
        }),
      ),
    })
    .check(z.refine(fitsInBytes, 'too_big')),
);
export type Cv = z.infer<typeof cv>;
