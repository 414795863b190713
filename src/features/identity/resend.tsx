import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Countdown } from '../../ui/countdown.tsx';

/** A mail may take a moment: so long nobody needs another one, in milliseconds. */
export const RESEND_MS = 60_000;

type Props = {
  /** When the last mail was sent, in milliseconds since the epoch by the server's clock; null: none was. */
  sentAt: number | null;
  /** The button that sends one. */
  children: ReactNode;
};

/** The way to another mail, once the last one has had its time. */
export function Resend({ sentAt, children }: Props) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(sentAt);
  useEffect(() => {
    if (told.current === sentAt) return;
    told.current = sentAt;
    // The button that was pressed is gone, and the focus with it: keys would begin at the top of the page again.
    if (document.activeElement === document.body) place.current?.focus();
  }, [sentAt]);
  return (
    <div ref={place} tabIndex={-1}>
      {sentAt === null ? (
        children
      ) : (
        <Countdown
          key={sentAt}
          until={sentAt + RESEND_MS}
          left={(seconds) => (
            <p className="text-small text-soft tabular-nums">
              {t`${plural(seconds, { one: 'You can send it again in # second.', other: 'You can send it again in # seconds.' })}`}
            </p>
          )}
          timeUp={children}
        />
      )}
    </div>
  );
}
