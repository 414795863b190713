import { ApiError } from '../../../contract/errors.ts';
import type { Turn } from '../../api/ask-outside.ts';
import type { Db } from '../../database/database.ts';
import { type CustomerRow, lockCustomer } from './rows.ts';

/** Usually longer than the requests of one turn; a slower one is refused when it writes. */
const TURN_MS = 60_000;

/**
 * Serializes requests to the payment provider about one customer: of two racing bookings only one reaches it, and an
 * older state never replaces a newer one. A row lock would do the same, but be held while the provider answers.
 * @param of who takes it; again, it goes on with its own
 * @returns until when another holder has it; undefined once it is taken
 */
export async function takeTurn(tx: Db, customerId: string, of: string, now: Date): Promise<Date | undefined> {
  const { turn_of, turn_until } = await lockCustomer(tx, customerId);
  if (turn_of !== null && turn_of !== of && turn_until !== null && turn_until > now) return turn_until;
  await tx
    .updateTable('customer')
    .set({ turn_of: of, turn_until: new Date(now.getTime() + TURN_MS) })
    .where('id', '=', customerId)
    .execute();
  return undefined;
}

export async function endTurn(tx: Db, customerId: string, of: string): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ turn_of: null, turn_until: null })
    .where('id', '=', customerId)
    .where('turn_of', '=', of)
    .execute();
}

/** Whether the answer may still be written: after the turn expired, another holder may have written a newer one. */
export const hasTurn = ({ turn_of }: CustomerRow, of: string) => turn_of === of;

/** A call's turn. */
export const turnOf = (customerId: string, of: string): Turn => ({
  take: async (tx, now) => {
    if ((await takeTurn(tx, customerId, of, now)) !== undefined) throw busy();
  },
  end: (tx) => endTurn(tx, customerId, of),
});

export const busy = () =>
  new ApiError('unavailable', 'another change of this booking is under way; try again');
