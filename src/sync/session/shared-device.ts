import { DAY_MS } from '../../../contract/calendar-day.ts';
import { SEALED_DAYS } from '../../../contract/limits.ts';
import { peopleOf } from '../../replica/store/bare-store.ts';
import { deviceLock, forgetReplicas, type PutAwayPorts, putAway } from './put-away.ts';

/**
 * Looks after people who are not signed in on this device (rule S4): puts away what a crash, or an older version, has
 * left of those who are sealed, and removes boxes and replicas of everybody who has been away for `SEALED_DAYS`. By the
 * device's clock, because without a sign-in the server's is not known; a date in the future starts over.
 * @param here people who are, or may be, signed in
 * @param options.onlySealed for the worker: its view of who is signed in may be older than the page's, so it removes
 * nobody who was not signed out
 */
export async function sweepDevice(
  ports: PutAwayPorts,
  here: ReadonlySet<string>,
  { onlySealed = false }: { onlySealed?: boolean } = {},
): Promise<void> {
  const { boxes, clock, factory, isSealed, lock } = ports;
  for (const uid of new Set([...(await boxes.people()), ...(await peopleOf(factory))])) {
    if (here.has(uid)) {
      if (!(await isSealed(uid))) await boxes.dropAway(uid);
      continue;
    }
    const isOver = await lock(deviceLock(uid), async () => {
      const sealed = await isSealed(uid);
      // Somebody who is not sealed may have signed in since the worker looked: a mark written now would outlive that.
      if (onlySealed && !sealed) return true;
      const since = await boxes.readAway(uid);
      if (since === undefined || since > clock()) await boxes.writeAway(uid, clock());
      else if (clock() - since > SEALED_DAYS * DAY_MS) {
        for (const { id } of await boxes.list(uid)) await boxes.remove(uid, id);
        await forgetReplicas(ports, uid);
        await boxes.dropAway(uid);
        return true;
      }
      return false;
    });
    // A store that does not answer is tried again at the next start.
    if (!isOver) await putAway(uid, ports).catch(() => undefined);
  }
}
