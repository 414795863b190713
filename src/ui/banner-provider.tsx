import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useClock } from '../i18n/clock.ts';
import { type Banner, bannerQueue, type ShownBanner } from './banner-queue.ts';
import { BannerStack } from './banner-stack.tsx';
import type { Undoable } from './banner-undo.tsx';
import { createStopwatch } from './stopwatch.ts';

/** How many past banners the activity list keeps. */
const KEPT = 50;

type Banners = {
  show: (banner: Banner) => void;
  /** Everything that was shown to this reader since the page was loaded, newest first: three seconds are too short for some. */
  past: readonly ShownBanner[];
  /** What can still be taken back, newest last; stays over every change of screen until it is set again. */
  setUndoables: (undoables: readonly Undoable[]) => void;
};

const BannerContext = createContext<Banners | null>(null);

export function useBanner(): Banners {
  const banners = useContext(BannerContext);
  if (!banners) throw new Error('useBanner needs a BannerProvider above it');
  return banners;
}

type Props = {
  /** How long a banner is seen: `BANNER_MS`. */
  showMs: number;
  /** Id of the person who is signed in: past banners may name others, so they go with their reader. */
  reader?: string | undefined;
  children: ReactNode;
};

export function BannerProvider({ showMs, reader, children }: Props) {
  const clock = useClock();
  const [shown, dispatch] = useReducer(bannerQueue, []);
  const [past, setPast] = useState<readonly ShownBanner[]>([]);
  const [pastOf, setPastOf] = useState(reader);
  if (pastOf !== reader) {
    setPastOf(reader);
    setPast([]);
  }
  const [held, setHeld] = useState(false);
  const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
  const [watch] = useState(() => createStopwatch(() => performance.now()));
  const nextId = useRef(1);

  const show = useCallback(
    (banner: Banner) => {
      const made = { ...banner, id: nextId.current++, shownAt: clock(), endsAt: watch.read() + showMs };
      dispatch({ act: 'show', banner: made });
      setPast((before) => [made, ...before].slice(0, KEPT));
    },
    [clock, showMs, watch],
  );

  useEffect(() => {
    if (held) watch.hold();
    else watch.go();
    const first = shown[0];
    if (held || !first) return;
    const timer = setTimeout(
      () => dispatch({ act: 'pass', until: first.endsAt }),
      Math.max(0, first.endsAt - watch.read()),
    );
    return () => clearTimeout(timer);
  }, [shown, held, watch]);

  const banners = useMemo(() => ({ show, past, setUndoables }), [show, past]);
  return (
    <BannerContext value={banners}>
      {children}
      <BannerStack
        shown={shown}
        undoables={undoables}
        onHold={setHeld}
        onDismiss={(id) => dispatch({ act: 'dismiss', id })}
      />
    </BannerContext>
  );
}
