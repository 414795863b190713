import { useCallback } from 'react';
import type { Creator } from '../../../../contract/entities/creator.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { amendedPatch, changedFacts, type FactsForm, trimmedFacts } from './facts-form.ts';

type Target = {
  creator: Creator | null;
  /** A change that was refused: given other words it keeps its place before what was done after it. */
  amends: OutboxEntry<'creator.create'> | OutboxEntry<'creator.update'> | null;
};

/** Makes the profile, or changes it; answers whether that is saved on this device. */
export function useSaveFacts({ creator, amends }: Target) {
  const { uid } = useReplica();
  const { mutate, amend, discard, newId } = useSync();
  const saving = useSaving();
  return useCallback(
    (before: FactsForm, values: FactsForm, draft: string): Promise<boolean> =>
      saving(async () => {
        const facts = trimmedFacts(values);
        const changed = changedFacts(before, values) ?? {};
        if (amends?.name === 'creator.create') {
          if (await amend(amends.id, { ...amends.args, ...facts })) return;
        } else if (amends) {
          const patch = amendedPatch((amends as OutboxEntry<'creator.update'>).args.patch, changed);
          if (patch === null) {
            await discard(amends.id);
            return;
          }
          if (await amend(amends.id, { patch })) return;
        }
        if (!creator) {
          await mutate('creator.create', { _id: newId(), _userId: uid, ...facts }, { draft });
        } else if (Object.keys(changed).length > 0) {
          await mutate('creator.update', { patch: changed }, { draft });
        }
      }),
    [creator, amends, uid, mutate, amend, discard, newId, saving],
  );
}
