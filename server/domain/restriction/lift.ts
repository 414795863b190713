import type { RestrictionKind } from '../../../contract/entities/restriction.ts';
import type { ChangeContext } from '../../api/change-context.ts';

type About = { readonly kind: RestrictionKind | readonly RestrictionKind[]; readonly targetId: string };

/** Marks restrictions as ended that were undone by an act; what is lifted already stays as it is. */
export async function markLifted({ tx, now }: ChangeContext, { kind, targetId }: About): Promise<void> {
  await tx
    .updateTable('restriction')
    .set({ lifted_at: now })
    .where('kind', 'in', [kind].flat())
    .where('target_id', '=', targetId)
    .where('lifted_at', 'is', null)
    .execute();
}
