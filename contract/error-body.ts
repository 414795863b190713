import * as z from 'zod/mini';
import type { FieldError } from './errors.ts';
import { lazily } from './lazily.ts';

const fieldError: z.ZodMiniType<FieldError> = z.object({ path: z.string(), code: z.string() });

/** What an error looks like on the wire. Apart from `errors.ts`: screens need the codes, and no schema for them. */
export const errorBody = lazily(() =>
  z.object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.optional(z.array(fieldError)),
      /** What the person needs to decide: ids without an outcome, the current state, … */
      detail: z.optional(z.record(z.string(), z.unknown())),
    }),
  }),
);
export type ErrorBody = z.infer<typeof errorBody>;
