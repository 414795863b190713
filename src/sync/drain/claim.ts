import { getMeta, type Replica } from '../../replica/database.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { holdsLease, renewLease } from '../outbox/lease.ts';
import type { Stamp } from '../wire/transport.ts';
import { type Drain, isOutdated, ownEntry } from './drain.ts';

/** An entry as it was claimed, and what is said with it. `hadLeft`: an earlier try was handed to the network. */
export type Claim = { entry: OutboxEntry; stamp: Stamp; hadLeft: boolean };

/**
 * Why an entry cannot be claimed. `taken`: it is no longer ours to send · `reset`: the outbox may hold again what was
 * received, so it is read again · `behind`: the same, and it has to be pulled first.
 */
export type NoClaim = 'taken' | 'reset' | 'behind';

/** @property epoch of the newest page, if any page has come; @property hasReceived matters without an epoch alone */
type ClaimFacts = {
  entry: OutboxEntry | undefined;
  outdated: boolean;
  epoch: string | undefined;
  hasReceived: boolean;
};

/** Pure. Null: it may be claimed. */
export function whyNotClaimed({ entry, outdated, epoch, hasReceived }: ClaimFacts): NoClaim | null {
  // It was taken back, decided about, or claimed by a newer drain.
  if (!entry || (entry.state !== 'waiting' && entry.state !== 'sending')) return 'taken';
  if (outdated) return 'reset';
  // Nothing says which database has taken what was received, and it may be gone: the first pull tells (rule R3).
  return epoch === undefined && hasReceived ? 'behind' : null;
}

/** What a claim reads and writes. */
export const claimTables = ({ outbox, lease, meta, received }: Replica) => [outbox, lease, meta, received];

/** Inside `commit`. @param tries sends of this round, the one to come included */
export async function claim(drain: Drain, known: OutboxEntry, tries: number): Promise<Claim | NoClaim> {
  const { db, clock } = drain.ports;
  const [entry, outdated, epoch, offset = 0] = await Promise.all([
    ownEntry(drain, known),
    isOutdated(drain),
    getMeta(db, 'epoch'),
    getMeta(db, 'clockOffset'),
  ]);
  const hasReceived = epoch === undefined && (await db.received.count()) > 0;
  const why = whyNotClaimed({ entry, outdated, epoch, hasReceived });
  if (why || !entry) return why ?? 'taken';
  const claimed = { ...entry, state: 'sending', sent: true, fence: drain.fence, tries } as const;
  await Promise.all([db.outbox.put(claimed), renewLease(db, clock())]);
  const stamp = { epoch, actedAt: actedAt(entry, offset) };
  return { entry: claimed, stamp, hadLeft: entry.sent };
}

/** Inside `commit`. Of each lane from its head on; what follows one that cannot be claimed waits for it. */
export async function claimAll(
  drain: Drain,
  known: readonly OutboxEntry[],
): Promise<{ claims: Claim[]; why: NoClaim }> {
  const claims: Claim[] = [];
  const blocked = new Set<string>();
  let why: NoClaim = 'taken';
  for (const entry of known) {
    if (blocked.has(entry.lane)) continue;
    const claimed = await claim(drain, entry, 1);
    if (typeof claimed !== 'string') claims.push(claimed);
    else {
      blocked.add(entry.lane);
      why = claimed;
    }
  }
  return { claims, why };
}

/** How the sending of an entry ends that could not be claimed. `pause`: a newer drain has taken over. */
export async function unclaimed(
  { ports: { db }, fence }: Drain,
  why: NoClaim,
): Promise<'pause' | 'stopped' | 'reset' | 'behind'> {
  if (!(await holdsLease(db, fence))) return 'pause';
  return why === 'taken' ? 'stopped' : why;
}

/** When the person acted, by the server's clock (rule R8); undefined where the device's clock was nonsense. */
function actedAt({ at }: OutboxEntry, clockOffset: number): string | undefined {
  const moment = new Date(Date.parse(at) + clockOffset);
  const isSane = moment.getTime() >= 0 && moment.getTime() < FAR_FUTURE;
  return isSane ? moment.toISOString() : undefined;
}

/** Years of five digits are written in another way, which no server reads. */
const FAR_FUTURE = Date.UTC(10_000, 0);
