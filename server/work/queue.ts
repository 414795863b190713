import type { ChangeContext } from '../api/change-context.ts';

/** `key`: unique within the kind; queueing it again moves that task. `at`: left out, the task is due at once. */
export type NewTask = { kind: string; key?: string; payload?: Record<string, unknown>; at?: Date };

type QueueContext = Pick<ChangeContext, 'tx' | 'now' | 'chance' | 'effects'>;

/** Queues work with the change that needs it, in the same transaction. */
export async function queueWork(context: QueueContext, task: NewTask): Promise<void> {
  await queueAll(context, [task]);
}

/** The same of several tasks, no two of the same kind and key. */
export async function queueAll(
  { tx, now, chance, effects }: QueueContext,
  tasks: readonly NewTask[],
): Promise<void> {
  if (tasks.length === 0) return;
  await tx
    .insertInto('work')
    .values(
      tasks.map(({ kind, key = null, payload = {}, at = now }) => {
        return { id: chance.newId(), kind, key, payload: JSON.stringify(payload), run_at: at };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((eb) => ({
        run_at: eb.ref('excluded.run_at'),
        payload: eb.ref('excluded.payload'),
        attempts: 0,
        last_error: null,
        gave_up_at: null,
      })),
    )
    .execute();
  if (tasks.some(({ at = now }) => at <= now)) effects.work();
}

/** Removes queued work. */
export async function cancelWork({ tx }: ChangeContext, kind: string, key: string): Promise<void> {
  await tx.deleteFrom('work').where('kind', '=', kind).where('key', '=', key).execute();
}
