import { uploadFiles } from '../files/upload.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { BatchOutcome, SendBatch } from '../wire/transport.ts';
import type { Claim } from './claim.ts';
import type { Drain } from './drain.ts';

/** Null: nobody is signed in, or another person, whose token must never carry our entry (rule I6). */
export type Sender = { token: string } | 'unreachable' | null;

/** @param options.fresh with a token that is made for it, which may be long in coming */
export async function senderOf({ ports }: Drain, { fresh }: { fresh: boolean }): Promise<Sender> {
  const credentials = await ports.credentials({ fresh }).catch(() => 'unreachable' as const);
  return credentials === 'unreachable' || credentials?.uid === ports.db.uid ? credentials : null;
}

/** Sends one claimed entry, its files first (rule W9). Null: it may not be sent. */
export async function attempt(
  { ports, transport }: Drain,
  { entry, stamp }: Claim,
  sender: Sender,
): Promise<Outcome<unknown> | null> {
  // The sign-in service cannot be reached: as good as no answer, and never a sign-out (rule S1).
  if (sender === 'unreachable') return { kind: 'none', reason: 'no token', stayed: true };
  if (!sender) return null;
  const { token } = sender;
  const uploaded = await uploadFiles(ports, transport, entry, { token, epoch: stamp.epoch });
  // Its files alone were under way.
  if (uploaded.kind !== 'answer') return { ...uploaded, stayed: true };
  return transport(entry.name, entry.args as never, { token, key: entry.id, ...stamp });
}

/** Sends claimed entries in one request (rule W4); outcomes in their order. */
export function attemptTogether(
  claims: readonly Claim[],
  sendBatch: SendBatch,
  token: string,
): Promise<BatchOutcome[]> {
  const lanes = [...new Set(claims.map(({ entry }) => entry.lane))];
  const entries = claims.map(({ entry: { lane, id, name, args }, stamp: { actedAt } }) => ({
    lane: lanes.indexOf(lane),
    key: id,
    name,
    args,
    ...(actedAt ? { at: actedAt } : {}),
  }));
  // Claimed in one transaction: the epoch is one.
  return sendBatch(entries, { token, epoch: claims[0]?.stamp.epoch });
}
