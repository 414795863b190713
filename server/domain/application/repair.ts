import type { ChangeContext } from '../../api/change-context.ts';
import { eraseApplicationsOf } from './erase.ts';
import { releaseApplications } from './release.ts';
import { withdrawOpen } from './withdraw-open.ts';

/**
 * Brings applications in line with what their person is: before calls locked their caller, one that waited for its job
 * could be received by what the person had been. Those of somebody whose guardian has agreed go to their companies,
 * those before a company without a consent are withdrawn, those of an erased account are emptied.
 */
export async function repairApplications(context: ChangeContext, payload: unknown): Promise<void> {
  const { uid } = payload as { uid: string };
  const user = await context.tx
    .selectFrom('user')
    .where('id', '=', uid)
    .select(['guardian', 'erased_at'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined) return;
  if (user.erased_at !== null) await eraseApplicationsOf(context, uid);
  else if (user.guardian === 'pending') await withdrawOpen(context, uid);
  else await releaseApplications(context, uid);
}
