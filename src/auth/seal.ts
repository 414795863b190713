import { forgetLastList } from './last-list.ts';
import { forgetShown } from './system-notices.ts';

const CACHE = 'zusage-sealed';
const address = (uid: string) => `/sealed/${encodeURIComponent(uid)}`;

/**
 * Notes on this device that the session of an account is over: signed out by the person, or ended from elsewhere. Every
 * context asks here before it believes that somebody is signed in (rule S1): the worker may have learned of the end
 * while no page was open, a page starts without asking the sign-in service, and a browser that was killed may have kept
 * a person whom a sign-out had taken out. Only a real sign-in lifts it. Page and worker share it through the cache
 * storage.
 */
export async function seal(uid: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(address(uid), new Response());
  } catch {
    // No room is no reason to stay signed in: what is stored of the person goes in any case.
  }
  // After the note: a page that is just keeping one looks for it when it has.
  await forgetLastList();
  await forgetShown();
}

/** The person has signed in again. */
export async function unseal(uid: string): Promise<void> {
  await caches.open(CACHE).then(
    (cache) => cache.delete(address(uid)),
    () => false,
  );
}

export async function isSealed(uid: string): Promise<boolean> {
  const note = await caches.match(address(uid), { cacheName: CACHE }).catch(() => undefined);
  return note !== undefined;
}
