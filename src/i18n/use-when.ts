import { useFormat } from './use-format.ts';
import { useNow } from './use-now.ts';

/** A moment of today by the clock, any other with its date. */
export function useWhen(): (instant: string) => string {
  const today = new Date(useNow()).toDateString();
  const format = useFormat();
  return (instant) =>
    new Date(instant).toDateString() === today
      ? format.time(instant)
      : `${format.date(instant)}, ${format.time(instant)}`;
}
