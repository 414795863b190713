import { useLingui } from '@lingui/react/macro';
import type { LogEntry } from '../../../../contract/entities/log.ts';
import { Select } from '../../../ui/select.tsx';
import { actorsOf, type LogFilter } from './entries.ts';
import { KIND_WORDS, LOG_KINDS } from './log-words.ts';

type Props = {
  entries: readonly LogEntry[];
  filter: LogFilter;
  onFilter: (next: LogFilter) => void;
};

/** Entries of one person, of one kind, or both. */
export function LogFilters({ entries, filter, onFilter }: Props) {
  const { t, i18n } = useLingui();
  const set = (change: LogFilter) => {
    const { who, about } = { ...filter, ...change };
    onFilter({ ...(who && { who }), ...(about && { about }) });
  };
  return (
    <div className="grid grow grid-cols-2 gap-3 sm:max-w-form">
      <Select
        label={t`Person`}
        value={filter.who ?? ''}
        onChange={(event) => set({ who: event.currentTarget.value || undefined })}
      >
        <option value="">{t`Everybody`}</option>
        {actorsOf(entries).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t`About`}
        value={filter.about ?? ''}
        onChange={(event) => set({ about: event.currentTarget.value || undefined })}
      >
        <option value="">{t`Everything`}</option>
        {LOG_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(KIND_WORDS[kind])}
          </option>
        ))}
      </Select>
    </div>
  );
}
