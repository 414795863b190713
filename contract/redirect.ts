import * as z from 'zod/mini';

/** Where a path leads instead, because a page has moved or is being mended (specification section 2). */

/** A path of this app: no host, no way out of it, nothing a browser would read as one. */
export const ownPath = z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[\w~.!$&'()*+,;=:@%/-]*$/));

/** A page somewhere else: https and a host by its name. */
export const foreignAddress = z
  .string()
  .check(z.maxLength(500), z.regex(/^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(\/[^\s<>"'\\]*)?$/));

export const redirect = z.object({
  /** The path it is about, exactly. */
  from: ownPath,
  to: z.union([ownPath, foreignAddress]),
});
export type Redirect = z.infer<typeof redirect>;
