import { Trans, useLingui } from '@lingui/react/macro';
import CheckCheck from 'lucide-react/icons/check-check';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NotificationRow, notificationRows } from '../../replica/queries/notification-rows.ts';
import { mutedJobIds } from '../../replica/queries/set-aside.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useMutedJob } from '../../sync/react/use-muted-job.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { List } from '../../ui/list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { NotificationItem } from './notification-item.tsx';

/** How long the list is shown before all of it counts as read. */
const LOOKED_MS = 2500;

/** Only while the sheet is open: what was unread when it opened stays marked until it is closed. */
export function NotificationsList({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const { note, now } = useSync();
  const rows = useLive(notificationRows);
  const muted = useLive(mutedJobIds);
  const mute = useMutedJob();
  const saving = useSaving();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const unread =
    rows?.flatMap(({ notifications }) => notifications.filter(({ readAt }) => readAt === null)) ?? [];
  const unseen = unread.filter(({ _id }) => !fresh.has(_id));
  if (unseen.length > 0) setFresh(new Set([...fresh, ...unseen.map(({ _id }) => _id)]));

  const readAll = () => {
    // A stack stands where its newest stands, so the first one is not always the newest that is unread.
    const newest = unread
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1);
    if (newest) note('notification.read-all', { userId: uid, upTo: newest });
  };
  useReadAfter(LOOKED_MS, unread[0]?._id, readAll);

  const remove = ({ notifications }: NotificationRow) => {
    // One act, so that a stack comes back as one.
    const at = now();
    for (const { _id } of notifications)
      note('notification.delete', { userId: uid, _notificationId: _id }, { at });
    // The button that was pressed goes with its row.
    list.current?.focus();
  };
  const muteOf = ({ jobId }: NotificationRow) =>
    jobId === undefined || muted === undefined
      ? undefined
      : { muted: muted.has(jobId), onMute: (on: boolean) => void saving(() => mute(jobId, on)) };
  if (!rows) return <Skeleton lines={4} />;
  if (rows.length === 0) {
    return (
      <EmptyState picture="no-notifications" title={t`Nothing has happened yet.`}>
        <Trans>Answers, messages and news about your applications arrive here.</Trans>
      </EmptyState>
    );
  }
  return (
    <div ref={list} tabIndex={-1} className="-mx-5 outline-none">
      {fresh.size > 0 && (
        <div className="flex justify-end px-3 pb-1">
          <Button variant="bare" icon={CheckCheck} disabled={unread.length === 0} onClick={readAll}>
            {unread.length > 0 ? <Trans>Mark all as read</Trans> : <Trans>All read</Trans>}
          </Button>
        </div>
      )}
      <List aria-label={t`Notifications`}>
        {rows.map((row) => (
          <NotificationItem
            key={row.notifications[0]._id}
            row={row}
            fresh={row.notifications.some(({ _id }) => fresh.has(_id))}
            onLeave={onLeave}
            onRemove={() => remove(row)}
            mute={muteOf(row)}
          />
        ))}
      </List>
    </div>
  );
}

/** Calls back once the newest one has been in sight for `ms`; a newer one starts over. */
function useReadAfter(ms: number, newest: string | undefined, onRead: () => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(() => document.visibilityState === 'visible' && read(), ms);
    return () => clearTimeout(timer);
  }, [ms, newest]);
}
