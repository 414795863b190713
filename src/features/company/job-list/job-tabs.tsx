import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { CountedTabs } from '../../../ui/counted-tabs.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Arranged, JOB_SORTS, type JobSort } from './arranged.ts';
import { JOB_SHELVES, type JobShelf } from './job-change.ts';

const SHELF_LABEL: Record<JobShelf, MessageDescriptor> = {
  all: msg({ message: 'All', context: 'jobs of a company' }),
  published: msg({ message: 'Online', context: 'jobs of a company' }),
  drafts: msg({ message: 'Drafts', context: 'jobs of a company' }),
  closed: msg({ message: 'Closed', context: 'jobs of a company' }),
};

type TabsProps = { counts: Arranged['counts']; shelf: JobShelf; onChange: (shelf: JobShelf) => void };

/** The parts of the list, each with its number. */
export function JobTabs({ counts, shelf, onChange }: TabsProps) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  return (
    <CountedTabs
      legend={t`Jobs by state`}
      name="jobs-tab"
      parts={JOB_SHELVES.map((key) => ({ key, label: i18n._(SHELF_LABEL[key]), count: counts[key] }))}
      value={shelf}
      onChange={onChange}
    />
  );
}

const SORT_LABEL: Record<JobSort, MessageDescriptor> = {
  closing: msg`closes first`,
  newest: msg`newest first`,
  unseen: msg`new applications first`,
  title: msg`by title`,
};

type ToolbarProps = {
  words: string;
  sort: JobSort;
  onWords: (words: string) => void;
  onSort: (sort: JobSort) => void;
};

/** Chooses which jobs are shown, and in what order. */
export function JobToolbar({ words, sort, onWords, onSort }: ToolbarProps) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-48 max-sm:basis-full">
        <SearchInput
          label={t`Search among my jobs`}
          placeholder={t`Title or town`}
          value={words}
          onType={onWords}
        />
      </div>
      <div className="w-56 max-sm:w-full">
        <Select
          label={t`Order`}
          value={sort}
          onChange={(event) => onSort(event.currentTarget.value as JobSort)}
        >
          {JOB_SORTS.map((one) => (
            <option key={one} value={one}>
              {i18n._(SORT_LABEL[one])}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
