import type { Replica } from '../replica/database.ts';
import { watchServed } from '../replica/watch.ts';
import type { PushRegistration } from './push-registration.ts';

/**
 * Browsers change subscriptions silently, so the present one is sent to the server at each start, or as soon as that
 * answers again. Ends with the replica.
 * @param start resolves when the server may be asked
 */
export function keepPush(push: Pick<PushRegistration, 'refresh'>, db: Replica, start: Promise<void>): void {
  let told = false;
  const tell = async () => {
    if (told) return;
    told = true;
    await push.refresh().catch(() => {
      told = false;
    });
  };
  void start.then(() => {
    void tell();
    watchServed(db, tell);
  });
}
