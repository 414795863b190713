import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Banner, ShownBanner } from './banner-queue.ts';
import type { Undoable } from './banner-undo.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useTopDialog } from './top-dialog.ts';

const ICON = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type Props = {
  shown: readonly ShownBanner[];
  undoables: readonly Undoable[];
  /** A mouse rests on the stack or the focus is in it. */
  onHold: (held: boolean) => void;
  onDismiss: (id: number) => void;
};

/** Lies in the top layer, and inside of the sheet that is open, so that a banner is seen and reached over it as well. */
export function BannerStack({ shown, undoables, onHold, onDismiss }: Props) {
  const { t } = useLingui();
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const isEmpty = shown.length + undoables.length === 0;
  const host = useTopDialog(!isEmpty);
  const newest = isEmpty ? undefined : `${shown.at(-1)?.id} ${undoables.at(-1)?.id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another host it is another element
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    // Shown again for each new banner: the last element to enter the top layer is on top.
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
    else onHold(false);
  }, [newest, host, onHold]);

  const undo = (undoable: Undoable) => {
    undoable.undo();
    // The button goes with its banner, so the focus goes back to where it was.
    if (stack.current?.contains(document.activeElement)) cameFrom.current?.focus();
  };
  const last = undoables.at(-1);

  // A mouse that lay there before the banner came holds nothing: only one that moves on it is reading.
  const moved = (event: PointerEvent<HTMLElement>) => {
    if (event.movementX !== 0 || event.movementY !== 0) onHold(true);
  };
  const entered = (event: FocusEvent<HTMLElement>) => {
    onHold(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  const left = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onHold(false);
  };
  if (!host) return null;
  return createPortal(
    <section
      ref={stack}
      popover="manual"
      aria-label={t`Messages`}
      className="banners"
      onPointerMove={moved}
      onPointerLeave={() => onHold(false)}
      onFocus={entered}
      onBlur={left}
    >
      {shown.map((banner) => (
        <BannerBox key={banner.id} banner={banner} onDismiss={() => onDismiss(banner.id)} />
      ))}
      {undoables.map((undoable) => (
        <undoable.View
          key={undoable.id}
          undoable={undoable}
          newest={undoable === last}
          onUndo={() => undo(undoable)}
        />
      ))}
    </section>,
    host,
  );
}

function BannerBox({ banner, onDismiss }: { banner: Banner; onDismiss: () => void }) {
  const { t } = useLingui();
  const { title, message, color = 'danger' } = banner;
  return (
    <div role={color === 'success' ? 'status' : 'alert'} className="banner" data-color={color}>
      <Icon of={ICON[color]} size="lg" className="banner-icon" />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="font-semibold leading-snug">{title}</p>
        {message && <p className="text-small text-soft">{message}</p>}
      </div>
      <div className="-me-2 -mt-2">
        <IconButton name={t`Dismiss`} icon={X} onClick={onDismiss} />
      </div>
    </div>
  );
}
