import type { Elsewhere, TrackingFields } from '../../../contract/entities/tracking.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/** What is kept about one application. */
export type Kept = TrackingFields & { _id: string };

const NOTHING = { elsewhere: null, note: '', remindAt: null, keptRev: null };

/** As it is kept now; empty where nothing is yet. */
export function keptOf(_id: string, tracking: TrackingFields | undefined): Kept {
  return { _id, ...fieldsOf(tracking ?? NOTHING) };
}

/** Field by field: a row of the replica, or a draft of before, carries more than the call takes. */
function fieldsOf({ elsewhere, note, remindAt, keptRev }: TrackingFields): TrackingFields {
  return { elsewhere, note, remindAt, keptRev };
}

/** Changes to what somebody keeps for themselves. Each works without network, and rejects where it cannot be saved. */
export function useTracking() {
  const { mutate, newId } = useSync();
  return {
    /** Keeps what differs from `before`, so that what another device has written meanwhile stays. */
    save: async (next: Kept, before: TrackingFields, draft?: string): Promise<void> => {
      const args = { ...keptOf(next._id, next), from: fieldsOf(before) };
      await mutate('tracking.save', args, draft === undefined ? {} : { draft });
    },
    /** Adds an application that was made elsewhere. */
    add: async (elsewhere: Elsewhere, draft: string): Promise<string> => {
      const _id = newId();
      await mutate('tracking.save', { ...NOTHING, _id, elsewhere }, { draft });
      return _id;
    },
    /** Can be undone for ten seconds, its reminder with it. */
    remove: async (trackingId: string): Promise<void> => {
      await mutate('tracking.delete', { trackingId });
    },
  };
}
