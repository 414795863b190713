import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Banner, ShownBanner } from './banner-queue.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

const ICON = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type Props = {
  shown: readonly ShownBanner[];
  /** A mouse rests on the stack or the focus is in it. */
  onHold: (held: boolean) => void;
  onDismiss: (id: number) => void;
};

/** Lies in the top layer, so that a banner is seen over an open sheet as well. */
export function BannerStack({ shown, onHold, onDismiss }: Props) {
  const { t } = useLingui();
  const stack = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;

  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    // Shown again for each new banner: whoever entered the top layer last lies on top.
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
    else onHold(false);
  }, [newest, onHold]);

  // A mouse that lay there before the banner came holds nothing: only one that moves on it is reading.
  const moved = (event: PointerEvent<HTMLElement>) => {
    if (event.movementX !== 0 || event.movementY !== 0) onHold(true);
  };
  const left = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onHold(false);
  };
  return (
    <section
      ref={stack}
      popover="manual"
      aria-label={t`Messages`}
      className="banners"
      onPointerMove={moved}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={left}
    >
      {shown.map((banner) => (
        <BannerBox key={banner.id} banner={banner} onDismiss={() => onDismiss(banner.id)} />
      ))}
    </section>
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
