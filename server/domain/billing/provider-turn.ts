import { ApiError } from '../../../contract/errors.ts';
import type { Turn } from '../../api/ask-outside.ts';
import type { Db } from '../../database/database.ts';
import { type CustomerRow, lockCustomer } from './rows.ts';

/** Longer than the requests of one turn take, as a rule; one that takes longer finds out when it writes. */
const TURN_MS = 60_000;

/**
 * One at a time asks the payment provider about a customer: then two bookings that race are not both made there, and an
 * older state never replaces a newer one. A row's lock would do the same and be held for as long as the provider takes.
 * @param of who takes it; again, it goes on with its own
 * @returns until when somebody else has it; undefined once it is taken
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

/** Whether what was asked may still be written: it may be older than what has been written since by somebody else. */
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
