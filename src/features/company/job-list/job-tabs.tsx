import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import ListIcon from 'lucide-react/icons/list';
import Rows4 from 'lucide-react/icons/rows-4';
import { CountedTabs } from '../../../ui/counted-tabs.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Arranged, JOB_SORTS, type JobSort } from './arranged.ts';
import { JOB_SHELVES, type JobShelf } from './job-change.ts';

export type JobsView = 'list' | 'table';

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
  /** Null in the table, which is sorted by its headings. */
  sort: JobSort | null;
  as: JobsView;
  onView: (as: JobsView) => void;
  onWords: (words: string) => void;
  onSort: (sort: JobSort) => void;
};

/** Chooses which jobs are shown, and in what order. */
export function JobToolbar({ words, sort, as, onView, onWords, onSort }: ToolbarProps) {
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
      {sort !== null && (
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
      )}
      <div className="max-desk:hidden">
        <SegmentedControl
          legend={t`Shown as`}
          hideLegend
          segments={[
            { value: 'list', label: <Trans>List</Trans>, icon: ListIcon },
            { value: 'table', label: <Trans context="rows and columns">Table</Trans>, icon: Rows4 },
          ]}
          value={as}
          onChange={onView}
        />
      </div>
    </div>
  );
}
