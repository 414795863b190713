/** Where a path leads instead, because a page has moved or is being mended (specification section 2). */
export type Redirect = {
  /** The path it is about, exactly. */
  from: string;
  to: string;
};

/** What a string has to look like; `max` in characters. Also without a schema: every page asks before it is shown. */
type Shape = { max: number; pattern: RegExp };

/** A path of this app: no host, no way out of it, nothing a browser would read as one. */
export const OWN_PATH: Shape = { max: 200, pattern: /^\/(?![/\\])[\w~.!$&'()*+,;=:@%/-]*$/ };

/** A page somewhere else: https and a host by its name. */
export const FOREIGN_ADDRESS: Shape = {
  max: 500,
  pattern: /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(\/[^\s<>"'\\]*)?$/,
};

const has = ({ max, pattern }: Shape, value: unknown) =>
  typeof value === 'string' && value.length <= max && pattern.test(value);

export const isOwnPath = (value: unknown) => has(OWN_PATH, value);
export const isForeignAddress = (value: unknown) => has(FOREIGN_ADDRESS, value);

export function isRedirect({ from, to }: Redirect): boolean {
  return isOwnPath(from) && (isOwnPath(to) || isForeignAddress(to));
}
