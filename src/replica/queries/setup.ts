import type { User } from '../../../contract/entities/user.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import type { Replica } from '../database.ts';
import { isUnderstood } from '../entry-format.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { me } from './me.ts';
import { outboxEntries, type SyncStatus, syncStatus } from './outbox.ts';

/** `user`: null until the first load · `ending`: the tap that ends the setup, until the server has answered it. */
export type SetupState = { user: User | null; ending: OutboxEntry | null; status: SyncStatus };

export async function setupState(db: Replica): Promise<SetupState> {
  return {
    user: (await me(db)) ?? null,
    ending: (await outboxEntries(db)).findLast(endsSetup) ?? null,
    status: await syncStatus(db),
  };
}

function endsSetup(entry: OutboxEntry): boolean {
  if (!isUnderstood(entry) || entry.name !== 'user.set-setting') return false;
  return (entry.args as MutationArgs<'user.set-setting'>).setting.setup?.value === false;
}
