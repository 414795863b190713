import { Trans } from '@lingui/react/macro';
import { useFormat } from '../i18n/use-format.ts';
import { useNow } from '../i18n/use-now.ts';

/** As of when what is shown was the server's truth. */
export function AsOf({ instant }: { instant: string }) {
  const format = useFormat();
  const today = new Date(useNow()).toDateString() === new Date(instant).toDateString();
  const when = today ? format.time(instant) : `${format.date(instant)}, ${format.time(instant)}`;
  return (
    <time dateTime={instant} className="text-note tabular-nums text-faint">
      <Trans>As of {when}.</Trans>
    </time>
  );
}
