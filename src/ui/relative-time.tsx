import { useFormat } from '../i18n/use-format.ts';
import { useRelativeTime } from '../i18n/use-relative-time.ts';

/** How long ago, in words; the exact time for machines and for a mouse that rests on it. */
export function RelativeTime({ instant }: { instant: string }) {
  const words = useRelativeTime(instant);
  const format = useFormat();
  return (
    <time dateTime={instant} title={`${format.date(instant)}, ${format.time(instant)}`}>
      {words}
    </time>
  );
}
