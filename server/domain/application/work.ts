import type { ChangeContext } from '../../api/change-context.ts';
import { once, type WorkKinds } from '../../work/work.ts';
import { tellDue } from './due.ts';
import { eraseApplicationsOf, eraseDue } from './erase.ts';
import { forgetMember } from './forget-member.ts';
import { releaseApplications } from './release.ts';
import { withdrawOpen } from './withdraw-open.ts';

export const applicationWork: WorkKinds = {
  ...tellDue,
  ...eraseDue,
  ...forgetMember,
  'application.repair': once(repairApplications, { lane: 'bulk' }),
};

/**
 * Repairs applications that contradict their person's state: in a version whose calls did not lock their caller, an
 * application that waited for its job's lock could be received under an old state. With a guardian's consent they go to
 * their companies, without one those already shown are withdrawn, and those of an erased account are emptied.
 */
async function repairApplications(context: ChangeContext, payload: unknown): Promise<void> {
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
