import { Dexie, type EntityTable } from 'dexie';
import type { Guard, KeptAnswer } from '../database.ts';

/** One for the whole device: it holds no personal data, so it stays when a person signs out. */
export class PublicStore extends Dexie {
  declare answer: EntityTable<KeptAnswer, 'key'>;
  /** No room is made for it: everything in it can be requested again. */
  readonly guard: Guard = (work) => work();

  constructor(options: { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {}) {
    super('zusage:public', { ...options, cache: 'immutable' });
    this.version(1).stores({ answer: 'key' });
  }

  /** What was kept of it; undefined where it was never read here, and where nothing can be kept. */
  async read(key: string): Promise<KeptAnswer | undefined> {
    return this.answer.get(key);
  }

  async keep(kept: KeptAnswer): Promise<void> {
    await this.answer.put(kept);
  }
}
