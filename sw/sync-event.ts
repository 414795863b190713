/** Missing from TypeScript's worker library. */
export type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean };
