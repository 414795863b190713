import type { KeptAnswer, Replica } from '../database.ts';
import type { GuardedStore } from '../write-gate.ts';

/** Where answers of single calls are kept: one person's replica, or what everybody may read. */
export type AnswerStore = GuardedStore & Pick<Replica, 'answer'>;

/** What a call has answered last; undefined where it was never asked here. */
export function keptAnswer(store: Pick<AnswerStore, 'answer'>, key: string): Promise<KeptAnswer | undefined> {
  return store.answer.get(key);
}
