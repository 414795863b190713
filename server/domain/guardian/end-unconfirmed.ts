import type { ChangeContext } from '../../api/change-context.ts';
import { queueWork } from '../../work/queue.ts';
import { ERASE } from '../user/erasure.ts';
import { touchUser } from '../user/lock-user.ts';

/** Erases an account that no guardian wants, or has answered for. Without the grace: nobody but a guardian could keep it. */
export async function endUnconfirmed(context: ChangeContext, uid: string): Promise<void> {
  await context.tx.updateTable('user').set({ delete_at: context.now }).where('id', '=', uid).execute();
  await touchUser(context, uid);
  await queueWork(context, { kind: ERASE, key: uid, payload: { uid } });
}
