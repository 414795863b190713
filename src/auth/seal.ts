const CACHE = 'zusage-sealed';
const address = (uid: string) => `/sealed/${encodeURIComponent(uid)}`;

/**
 * Notes on this device that the session of an account was ended. The worker may learn of it while no page is open,
 * and a page starts without asking the sign-in service: this is what it finds. The replica stays as it is, with what
 * waits in it, for the same person to go on with (rule S1). Page and worker share it through the cache storage.
 */
export async function seal(uid: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(address(uid), new Response());
  } catch {
    // No room is no reason to stay signed in: a page that starts hears it from the sign-in service, a moment later.
  }
}

/** The person has signed in again, or nothing of theirs is left. */
export async function unseal(uid: string): Promise<void> {
  await (await caches.open(CACHE)).delete(address(uid));
}

export async function isSealed(uid: string): Promise<boolean> {
  return (await caches.match(address(uid), { cacheName: CACHE })) !== undefined;
}
