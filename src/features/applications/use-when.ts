import { useClock } from '../../i18n/clock.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** A moment of today by the clock, any other with its date. */
export function useWhen(): (instant: string) => string {
  const clock = useClock();
  const format = useFormat();
  return (instant) => {
    const today = new Date(instant).toDateString() === clock().toDateString();
    return today ? format.time(instant) : `${format.date(instant)}, ${format.time(instant)}`;
  };
}
