import { Trans, useLingui } from '@lingui/react/macro';
import type { LogEntry } from '../../../../contract/entities/log.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { LogNames } from '../../../replica/queries/log-names.ts';
import { byDay, subjectOf } from './entries.ts';
import { LOG_WORDS } from './log-words.ts';
import { RightsChanged } from './rights-changed.tsx';

/** The log names members only: these without one are, but for ends that come by themselves, what the other side did. */
const THEIRS = /^offer\.(accepted|countered|declined|signed)$/;

/** Entries below the day they were made on. */
export function LogDays({ entries, names }: { entries: readonly LogEntry[]; names: LogNames }) {
  const format = useFormat();
  return byDay(entries, format.date).map(([day, of]) => (
    <section key={day} className="grid gap-1">
      <h2 className="text-small font-semibold text-soft">{day}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {of.map((entry) => (
          <LogLine key={entry.seq} entry={entry} names={names} />
        ))}
      </ul>
    </section>
  ));
}

/** @param dated the day stands in the line itself: there is no heading above it */
export function LogLine({
  entry,
  names,
  dated = false,
}: {
  entry: LogEntry;
  names: LogNames;
  dated?: boolean;
}) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { actor, action, at } = entry;
  const subject = subjectOf(entry, names);
  return (
    <li className="flex items-baseline gap-4 py-2">
      <time dateTime={at} className="w-16 shrink-0 text-note tabular-nums text-faint">
        {dated ? format.shortDay(at) : format.time(at)}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{i18n._(LOG_WORDS[action])}</span>
          {subject && <span>{`: ${subject}`}</span>}
        </p>
        {action === 'member.changed' && <RightsChanged entry={entry} />}
        <p className="text-note text-soft">
          {actor === null ? (
            !THEIRS.test(action) && <Trans>by itself</Trans>
          ) : actor._userId === null ? (
            <Trans>Zusage’s staff</Trans>
          ) : (
            [actor.name, actor.position].filter(Boolean).join(', ')
          )}
        </p>
      </div>
    </li>
  );
}
