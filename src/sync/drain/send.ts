import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { recordReachability } from '../wire/reachability.ts';
import { nextStep } from '../wire/retry.ts';
import type { SendBatch } from '../wire/transport.ts';
import { attempt, attemptTogether, senderOf } from './attempt.ts';
import { hasStayed, sortOutcomes } from './batch.ts';
import { claim, claimAll, claimTables, unclaimed } from './claim.ts';
import type { Drain } from './drain.ts';
import { type Answered, release, type SendEnd, settle, settleHeld, settleReceived } from './settle.ts';

/**
 * Brings one entry as far as it goes now (rules W5, W7).
 * @param first how the first request for it has ended, which was one of several
 */
async function send(drain: Drain, known: OutboxEntry, first?: Answered): Promise<SendEnd> {
  const { db, clock, random, sleep } = drain.ports;
  let given = first;
  let fresh = false;
  let left: boolean | undefined;
  for (let tries = 1; ; ) {
    // Before the claim: while a token was on its way another drain may have sent the entry, and its person taken it back.
    const sender = given ? null : await senderOf(drain, { fresh });
    const claimed = given?.claim ?? (await drain.commit(() => claim(drain, known, tries), claimTables(db)));
    if (typeof claimed === 'string') return unclaimed(drain, claimed);
    const { entry } = claimed;
    const outcome = given?.outcome ?? (await attempt(drain, claimed, sender));
    given = undefined;
    // Of the claims of one round the first knows what was before it.
    left ??= claimed.hadLeft;
    left ||= outcome !== null && !hasStayed(outcome);
    if (!outcome) return settleHeld(drain, entry, { why: 'signIn', left });
    const { rounds, failedAt } = entry;
    const failedForMs = failedAt > 0 ? Math.abs(clock() - failedAt) : 0;
    const step = nextStep(outcome, { tries, rounds, failedForMs, fresh, random: random() });
    // A merge notes it in its own transaction.
    if (step.do !== 'merge') await recordReachability(db, entry.name, outcome);
    if (step.do === 'renew-token') fresh = true;
    else if (step.do === 'try-again') {
      await sleep(step.inMs);
      tries += 1;
    } else return settle(drain, { claim: claimed, outcome, left }, step);
  }
}

/** @property ends of what was not received */
export type Sent = { received: readonly OutboxEntry[]; ends: readonly SendEnd[] };

/** Sends what `nextRequest` gives: one entry, or several in one request. */
export async function sendEntries(drain: Drain, entries: readonly OutboxEntry[]): Promise<Sent> {
  const { sendBatch } = drain.ports;
  if (entries.length > 1 && sendBatch) return sendTogether(drain, entries, sendBatch);
  return sendEach(drain, entries);
}

/** Each by itself, side by side. @param given how the first requests for them have ended, in their order */
async function sendEach(
  drain: Drain,
  entries: readonly OutboxEntry[],
  given: readonly Answered[] = [],
): Promise<Sent> {
  const ends = await Promise.all(entries.map((entry, at) => send(drain, entry, given[at])));
  return {
    received: entries.filter((_, at) => ends[at] === 'received'),
    ends: ends.filter((end) => end !== 'received'),
  };
}

/**
 * Sends entries of some lanes in one request, each lane from its head on (rule W4). Whatever was not answered with a yes
 * goes on by itself, as the head of its lane.
 */
async function sendTogether(
  drain: Drain,
  known: readonly OutboxEntry[],
  sendBatch: SendBatch,
): Promise<Sent> {
  const { db, credentials: ask } = drain.ports;
  const credentials = await ask().catch(() => null);
  // One that goes alone finds out what is to be done without a token.
  if (credentials?.uid !== db.uid) return sendEach(drain, headsOf(known));
  const { claims, why } = await drain.commit(() => claimAll(drain, known), claimTables(db));
  if (claims.length === 0) return { received: [], ends: [await unclaimed(drain, why)] };
  const outcomes = await attemptTogether(claims, sendBatch, credentials.token);
  const { answered, alone, behind } = sortOutcomes(claims, outcomes);
  const [end] = await Promise.all([
    answered.length > 0 ? settleReceived(drain, answered) : unclaimed(drain, 'taken'),
    ...behind.map(({ entry, tries, sent }) => release(drain, entry, { patch: { tries, sent } })),
  ]);
  const { received, ends } = await sendEach(drain, entriesOf(alone), alone);
  if (end !== 'received') return { received, ends: [...ends, end] };
  return { received: [...entriesOf(answered), ...received], ends };
}

function entriesOf(answered: readonly Answered[]): OutboxEntry[] {
  return answered.map(({ claim: { entry } }) => entry);
}

/** First of each lane. */
function headsOf(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return [...new Map([...entries].reverse().map((entry) => [entry.lane, entry])).values()];
}
