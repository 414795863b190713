import type { KeptAnswer, Replica } from '../database.ts';
import type { GuardedStore } from '../write-gate.ts';

/** Stores of single calls' answers: a person's replica, or the public store. */
export type AnswerStore = GuardedStore & Pick<Replica, 'answer'>;

/** What a call has answered last; undefined where it was never asked here. */
export function keptAnswer(store: Pick<AnswerStore, 'answer'>, key: string): Promise<KeptAnswer | undefined> {
  return store.answer.get(key);
}
