/** Port that reads feeds and pages of the public web whose addresses people have named. */
export type Pages = {
  /** @throws PageFailure */
  readonly read: (url: string) => Promise<string>;
};
