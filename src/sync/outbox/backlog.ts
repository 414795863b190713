import type { Replica } from '../../replica/database.ts';
import { upcast } from '../../replica/entry-format.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { outboxEntries } from '../../replica/queries/outbox.ts';
import { readPauses } from './pauses.ts';
import { type Schedule, schedule } from './schedule.ts';

/**
 * The outbox as a drain sees it: read once, then only what is new, because reading a thousand entries after each one
 * that was sent would cost more than sending them. What it says may be old; a claim is checked against the store.
 */
export class Backlog {
  readonly #db: Replica;
  readonly #entries = new Map<number, OutboxEntry>();
  #last = 0;

  constructor(db: Replica) {
    this.#db = db;
  }

  /** What was added since the last look, at first everything; answers whether there was any. */
  async readNew(): Promise<boolean> {
    const added = await this.#db.outbox.where('order').above(this.#last).sortBy('order');
    for (const entry of added) {
      const order = entry.order as number;
      this.#entries.set(order, upcast(entry));
      this.#last = order;
    }
    return added.length > 0;
  }

  /** In the order of the taps. */
  all(): Iterable<OutboxEntry> {
    return this.#entries.values();
  }

  /** It was received. */
  forget({ order }: OutboxEntry): void {
    this.#entries.delete(order as number);
  }

  async reread({ order }: OutboxEntry): Promise<void> {
    const entry = await this.#db.outbox.get(order as number);
    if (entry) this.#entries.set(order as number, upcast(entry));
    else this.#entries.delete(order as number);
  }
}

/** What may go now, and when the next one may: with what the server has asked to be left alone with (rule W7). */
export async function readSchedule(db: Replica, now: number): Promise<Schedule> {
  const [entries, pauses] = await Promise.all([outboxEntries(db), readPauses(db, now)]);
  return schedule(entries, now, pauses);
}
