import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Trash from 'lucide-react/icons/trash-2';
import type { MouseEvent } from 'react';
import { stackText } from '../../i18n/notification-stack-text.ts';
import type { NotificationRow } from '../../replica/queries/notification-rows.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

type Props = {
  row: NotificationRow;
  /** It was unread when the list was opened. */
  fresh: boolean;
  /** The way leads elsewhere: whatever is open can close. */
  onLeave: () => void;
  onRemove: () => void;
  /** Ends or allows pushes and mails about its job; left out where it is about none. */
  mute?: { muted: boolean; onMute: (muted: boolean) => void } | undefined;
};

/** One notification, or a stack of them: the row leads to what it is about. */
export function NotificationItem({ row: { notifications, target }, fresh, onLeave, onRemove, mute }: Props) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const text = stackText(notifications, i18n.locale);
  const title = i18n._(text.title);

  // The path comes as a text from the same place the worker takes it from, so it is followed by hand.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave();
    void router.navigate({ href: target });
  };
  return (
    <li className="relative flex items-start gap-3 py-3 ps-5 pe-3 motion-colors hover:bg-well">
      <span
        aria-hidden="true"
        className={classNames('mt-2 size-2.5 rounded-full', fresh && 'bg-highlight')}
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className={classNames('leading-snug wrap-anywhere', fresh ? 'font-bold' : 'font-semibold')}>
          <a href={target} onClick={follow} className="stretched-link">
            {title}
            {fresh && <span className="sr-only">{t`, unread`}</span>}
          </a>
        </p>
        <p className={classNames('text-small wrap-anywhere', fresh ? 'text-ink' : 'text-soft')}>
          {i18n._(text.body)}
        </p>
        <p className="text-note tabular-nums text-faint">
          <RelativeTime instant={notifications[0].createdAt} />
        </p>
      </div>
      <div className="relative z-1 flex">
        {mute && (
          <IconButton
            name={mute.muted ? t`Unmute this job: ${title}` : t`Mute this job: ${title}`}
            icon={mute.muted ? BellOff : Bell}
            onClick={() => mute.onMute(!mute.muted)}
          />
        )}
        <IconButton name={t`Delete: ${title}`} icon={Trash} onClick={onRemove} />
      </div>
    </li>
  );
}
