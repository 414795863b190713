import { type ReactNode, useEffect, useState } from 'react';
import { useClock } from '../i18n/clock.ts';

type Props = {
  /** Milliseconds since the epoch, by the server's clock. */
  until: number;
  /** Said while time is left; gets it in whole seconds, at least 1. */
  left: (seconds: number) => ReactNode;
  /** Said once the time has passed. */
  timeUp: ReactNode;
};

/** Counts down to an instant, second by second. */
export function Countdown({ until, left, timeUp }: Props) {
  const clock = useClock();
  const secondsLeft = () => Math.max(0, Math.ceil((until - clock().getTime()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const read = () => {
      const now = Math.max(0, Math.ceil((until - clock().getTime()) / 1000));
      setSeconds(now);
      if (now === 0) clearInterval(ticking);
    };
    const ticking = setInterval(read, 1000);
    read();
    return () => clearInterval(ticking);
  }, [until, clock]);
  return seconds > 0 ? left(seconds) : timeUp;
}
