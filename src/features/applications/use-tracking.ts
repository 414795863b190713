import { useLingui } from '@lingui/react/macro';
import type { Elsewhere, Tracking, TrackingFields } from '../../../contract/entities/tracking.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/** What is kept about one application, and what it is called. */
export type Kept = TrackingFields & { _id: string; title: string };

const NOTHING = { elsewhere: null, note: '', remindAt: null, keptRev: null };

/** As it is kept now; empty where nothing is yet. */
export function keptOf(id: string, title: string, tracking: Tracking | undefined): Kept {
  // Field by field: a row of the replica carries more than the call takes.
  const { elsewhere, note, remindAt, keptRev } = tracking ?? NOTHING;
  return { _id: id, elsewhere, note, remindAt, keptRev, title };
}

/** Changes to what somebody keeps for themselves. Each works without network, and rejects where it cannot be saved. */
export function useTracking() {
  const { t } = useLingui();
  const { mutate, newId, now } = useSync();
  const { uid } = useReplica();
  return {
    /**
     * Keeps what differs from `before`, so that what another device has written meanwhile stays; a reminder that is new,
     * moved or gone is arranged in the same act.
     */
    save: async ({ title, ...next }: Kept, before: TrackingFields, draft?: string): Promise<void> => {
      const at = now();
      const { elsewhere, note, remindAt, keptRev } = before;
      const from = { elsewhere, note, remindAt, keptRev };
      // What was written first: a reminder without it is worth less than a note without its reminder.
      await mutate('tracking.save', { ...next, from }, { at, ...(draft !== undefined && { draft }) });
      if (next.remindAt === remindAt) return;
      if (next.remindAt === null) {
        await mutate('notification.delete', { userId: uid, _notificationId: next._id }, { at });
        return;
      }
      const text = next.elsewhere ? `${title} · ${next.elsewhere.company}` : t`Your application: ${title}`;
      await mutate(
        'notification.create',
        {
          userId: uid,
          _id: next._id,
          type: 'reminder',
          text,
          at: next.remindAt,
          ref: { type: 'application', id: next._id },
        },
        { at },
      );
    },
    /** Adds an application that was made elsewhere. */
    add: async (elsewhere: Elsewhere, draft: string): Promise<string> => {
      const _id = newId();
      await mutate('tracking.save', { ...NOTHING, _id, elsewhere }, { draft });
      return _id;
    },
    /** Can be undone for ten seconds, its reminder with it. */
    remove: async ({ _id, remindAt }: Pick<Tracking, '_id' | 'remindAt'>): Promise<void> => {
      const at = now();
      await mutate('tracking.delete', { trackingId: _id }, { at });
      if (remindAt !== null)
        await mutate('notification.delete', { userId: uid, _notificationId: _id }, { at });
    },
  };
}
