import { Trans, useLingui } from '@lingui/react/macro';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

/** Something that was done a moment ago and can still be taken back. */
export type Undoable = {
  id: string;
  /** What was done: "Rejection of Jana K." */
  title: string;
  /** What goes out after `within` seconds, where that concerns many: it is shown large, and Z alone takes it back. */
  goesOut?: { within: number; says: (seconds: number) => string } | undefined;
  secondsLeft: () => number;
  undo: () => void;
  /** Takes it out of sight; what was done stays done. */
  dismiss: () => void;
  /** How it is shown: `UndoBanner`, handed in because the first paint need not wait for its code. */
  View: ComponentType<UndoBannerProps>;
};

const LOOK_MS = 250;

type UndoBannerProps = {
  undoable: Undoable;
  /** It is the one that the keys take back. */
  newest: boolean;
  onUndo: () => void;
};

/** Says what was done and counts down; gone by itself. Its time is real, so nothing holds it. */
export function UndoBanner({ undoable, newest, onUndo }: UndoBannerProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [seconds, setSeconds] = useState(undoable.secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(undoable.secondsLeft()), LOOK_MS);
    return () => clearInterval(timer);
  }, [undoable]);
  const { goesOut } = undoable;
  useUndoKeys(newest && seconds > 0 ? onUndo : undefined, goesOut !== undefined);
  if (seconds === 0) return null;
  return (
    <div className="banner max-desk:flex-wrap" data-color="undo" data-large={goesOut ? true : undefined}>
      {goesOut ? (
        <Ticks of={goesOut.within} left={seconds} />
      ) : (
        <Icon of={Undo} size="lg" className="banner-icon" />
      )}
      <div className={`min-w-0 flex-1 py-0.5 ${goesOut ? 'max-desk:basis-full' : 'max-desk:basis-3/4'}`}>
        <p role="status" id={titleId} className="font-semibold leading-snug">
          <span className="line-clamp-3">{undoable.title}</span>
          <span className="sr-only"> {t`It can still be undone for ten seconds.`}</span>
        </p>
        {/* Counted for the eye alone: read out every second it would drown everything else. */}
        <p aria-hidden="true" className={`text-small tabular-nums ${goesOut ? '' : 'text-soft'}`}>
          {goesOut ? goesOut.says(seconds) : <Trans>{seconds} s left</Trans>}
        </p>
      </div>
      <div className="-my-0.5">
        <Button
          variant="quiet"
          onClick={onUndo}
          aria-describedby={titleId}
          aria-keyshortcuts={newest ? `${goesOut ? 'Z ' : ''}Control+Z Meta+Z` : undefined}
        >
          {goesOut ? <Trans>Take all of it back</Trans> : <Trans>Undo</Trans>}
          {goesOut && newest && (
            <span aria-hidden="true" className="ps-1 font-sans text-note max-desk:hidden">
              Z
            </span>
          )}
        </Button>
      </div>
      {!goesOut && (
        <div className="ms-auto -me-2 -mt-1">
          <IconButton name={t`Dismiss`} icon={X} onClick={undoable.dismiss} />
        </div>
      )}
    </div>
  );
}

/** A stroke for each second, of which one empties with it. */
function Ticks({ of, left }: { of: number; left: number }) {
  return (
    <span aria-hidden="true" className="undo-ticks">
      {Array.from({ length: of }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same strokes
        <i key={at} data-gone={at < of - left || undefined} />
      ))}
    </span>
  );
}

/** Ctrl+Z, or ⌘Z, takes back what was done last; in a field it belongs to the text. @param alone Z is enough */
function useUndoKeys(undo: (() => void) | undefined, alone: boolean): void {
  useEffect(() => {
    if (!undo) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== 'z' || (ctrlKey === metaKey && !(alone && !ctrlKey)) || shiftKey || altKey)
        return;
      if (
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input, textarea, select'))
      )
        return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, alone]);
}
