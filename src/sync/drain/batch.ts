import { BATCH } from '../../../contract/limits.ts';
import { isUnderstood } from '../../replica/entry-format.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { dueAt, type Pauses } from '../outbox/schedule.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { BatchOutcome } from '../wire/transport.ts';
import type { Claim } from './claim.ts';
import type { Answered } from './settle.ts';

/**
 * Entries for one request (rule W4): of lanes that are ready, one after another, from the head on as far as they may go.
 * Only what has had no try yet that came to something: what had no answer once goes alone, so that its tries and its
 * sleep are its own.
 * @param heads of lanes that are ready and that are not being sent
 */
export function packBatch(
  entries: Iterable<OutboxEntry>,
  heads: readonly OutboxEntry[],
  { now, pauses }: { now: number; pauses: Pauses },
): OutboxEntry[] {
  const lanes = new Map(heads.map(({ lane }) => [lane, [] as OutboxEntry[]]));
  const waitingIds = new Set<string>();
  for (const entry of entries) {
    waitingIds.add(entry.id);
    lanes.get(entry.lane)?.push(entry);
  }
  const mayGo = (entry: OutboxEntry) =>
    entry.state === 'waiting' &&
    entry.tries === 0 &&
    entry.rounds === 0 &&
    isUnderstood(entry) &&
    entry.files.length === 0 &&
    !(entry.after && waitingIds.has(entry.after)) &&
    dueAt(entry, now, pauses.get(entry.name) ?? 0) <= now;

  const batch: OutboxEntry[] = [];
  let letters = 0;
  for (const lane of lanes.values()) {
    for (const entry of lane) {
      if (!mayGo(entry)) break;
      letters += JSON.stringify(entry.args).length;
      if (batch.length === BATCH.entriesMax || letters > BATCH.lettersMax) return batch;
      batch.push(entry);
    }
  }
  return batch;
}

/**
 * @property answered with a yes
 * @property alone the first of its lane that was not: it goes on by itself, with what it was told
 * @property behind such a one, each with the tries it has had, and whether it has ever left this device
 */
export type Sorted = {
  answered: Answered[];
  alone: Answered[];
  behind: { entry: OutboxEntry; tries: number; sent: boolean }[];
};

/** Pure: how each entry of one request goes on. Those behind stay `sent`: a doubled request may still do them. */
export function sortOutcomes(
  claims: readonly Claim[],
  outcomes: readonly (BatchOutcome | undefined)[],
): Sorted {
  const answered: Answered[] = [];
  const alone = new Map<string, Answered>();
  const behind: Sorted['behind'] = [];
  for (const [at, claim] of claims.entries()) {
    const { entry, hadLeft } = claim;
    const outcome = outcomes[at];
    const sent = hadLeft || !outcome || outcome === 'not done' || !hasStayed(outcome);
    // The server has said so: as if it had never been on its way.
    if (outcome === 'not done') behind.push({ entry, tries: 0, sent });
    else if (!outcome || alone.has(entry.lane)) behind.push({ entry, tries: 1, sent });
    else if (outcome.kind === 'answer') answered.push({ claim, outcome });
    else alone.set(entry.lane, { claim, outcome });
  }
  return { answered, alone: [...alone.values()], behind };
}

/** What was to be sent was never handed to the network: the entry is as much only here as it was before. */
export function hasStayed(outcome: Outcome<unknown>): boolean {
  return outcome.kind !== 'answer' && outcome.stayed === true;
}
