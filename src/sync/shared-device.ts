import { SEALED_DAYS } from '../../contract/limits.ts';
import { peopleOf } from '../replica/store/bare-store.ts';
import { deviceLock, forgetReplicas, type PutAwayPorts, putAway } from './put-away.ts';

const DAY_MS = 86_400_000;

/**
 * Looks after what lies on this device of people who are not signed in here (rule S4): of whoever is sealed everything
 * is put away, as far as it was not; what nobody came back for within 30 days goes, boxes and replicas alike. By the
 * device's clock, since nobody is signed in who could ask the server; days count from the first look at the latest, so a
 * date that lies ahead begins anew.
 * @param here people who are, or may be, signed in
 * @param options.onlySealed leave alone whom nobody has signed out: what the worker knows may be older than the page
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
      const since = await boxes.readAway(uid);
      if (since === undefined || since > clock()) await boxes.writeAway(uid, clock());
      else if (clock() - since > SEALED_DAYS * DAY_MS && (sealed || !onlySealed)) {
        for (const { id } of await boxes.list(uid)) await boxes.remove(uid, id);
        await forgetReplicas(ports, uid);
        await boxes.dropAway(uid);
        return true;
      }
      return false;
    });
    // What does not answer now is tried again at the next start.
    if (!isOver) await putAway(uid, ports).catch(() => undefined);
  }
}
