/** All are missing from TypeScript's worker library. */
export type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean };
export type PeriodicSyncEvent = ExtendableEvent & { readonly tag: string };
export type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync: { register: (tag: string) => Promise<void> };
};
