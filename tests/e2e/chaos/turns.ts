import type { Random } from '../../fuzz/random.ts';
import type { Kind, Sabotage } from './kinds.ts';
import { type Seat, takeSeat } from './seat.ts';
import type { World } from './world.ts';

/** Several people take turns, because the server takes at most 60 messages a minute from one. */
const SEATS = 3;
const ROUNDS_FOR_EACH = 10;
/** Then somebody new comes, with an empty device: the server takes at most 30 applications a day from one. */
const ROUNDS_A_SEAT = 30;

export type Seats = {
  /** Whose round it is. */
  next: () => Promise<Seat>;
  leaveAll: () => Promise<void>;
};

/** @param left told of each seat just before its browser is closed */
export function seatsOf(
  world: World,
  { rounds, sabotage }: { rounds: number; sabotage?: Sabotage | undefined },
  left: (seat: Seat) => Promise<void>,
): Seats {
  const count = Math.min(SEATS, Math.ceil(rounds / ROUNDS_FOR_EACH));
  const seats: ({ seat: Seat; played: number } | undefined)[] = [];
  let round = 0;
  const leave = async (at: number) => {
    const taken = seats[at];
    seats[at] = undefined;
    if (!taken) return;
    await left(taken.seat).finally(() => taken.seat.leave());
  };
  return {
    next: async () => {
      const at = round++ % count;
      if (seats[at]?.played === ROUNDS_A_SEAT) await leave(at);
      seats[at] ??= { seat: await takeSeat(world, sabotage), played: 0 };
      seats[at].played += 1;
      return seats[at].seat;
    },
    leaveAll: async () => {
      for (const at of seats.keys()) await leave(at);
    },
  };
}

/** Each kind once before any comes again, in the order they are named and then in an order of chance. */
export function kindsInTurn(kinds: readonly Kind[], random: Random): () => Kind {
  let left = [...kinds];
  return () => {
    if (left.length === 0) {
      const drawn = kinds.map((kind) => ({ kind, at: random.next() }));
      left = drawn.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind);
    }
    return left.shift() as Kind;
  };
}
