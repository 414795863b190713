import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import Columns3 from 'lucide-react/icons/columns-3';
import ListIcon from 'lucide-react/icons/list';
import Rows4 from 'lucide-react/icons/rows-4';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { FilterChip } from '../../../ui/chip.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Select } from '../../../ui/select.tsx';
import { SORTS, type Sort } from './columns.ts';
import { JobFilter } from './job-filter.tsx';

const SORT_LABEL: Record<Sort, MessageDescriptor> = {
  due: msg`answer due first`,
  newest: msg`newest first`,
  name: msg`by name`,
};

export const VIEWS = ['board', 'list', 'table'] as const;
export type View = (typeof VIEWS)[number];

type Props = {
  /** All of them: those the filter can choose from. */
  applicants: readonly Applicant[];
  job: string | undefined;
  search: string;
  /** Null in the table, which is sorted by its headings. */
  sort: Sort | null;
  /** How many were given to the reader, and whether only they are shown; null: the reader works alone. */
  mine: { count: number; on: boolean } | null;
  onMine: (on: boolean) => void;
  onJob: (jobId: string | undefined) => void;
  onSearch: (words: string) => void;
  onSort: (sort: Sort) => void;
};

/** Chooses which applicants are shown, and in what order. */
export function Toolbar({ applicants, job, search, sort, mine, onMine, onJob, onSearch, onSort }: Props) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <JobFilter applicants={applicants} jobId={job} onChange={onJob} />
      <div className="min-w-0 flex-1 basis-56">
        <SearchInput
          label={t`Search among the applicants`}
          placeholder={t`Name, letter, tag`}
          value={search}
          onType={onSearch}
        />
      </div>
      {sort !== null && (
        <div className="w-44 max-sm:flex-1 max-sm:basis-40">
          <Select
            label={t`Order`}
            value={sort}
            onChange={(event) => onSort(event.currentTarget.value as Sort)}
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {i18n._(SORT_LABEL[one])}
              </option>
            ))}
          </Select>
        </div>
      )}
      {mine && (
        <FilterChip pressed={mine.on} onPress={() => onMine(!mine.on)}>
          <Trans>Mine ({mine.count})</Trans>
        </FilterChip>
      )}
    </div>
  );
}

/** A list, a table or columns of the same people: the filter, the selection and the open person stay. */
export function ViewSwitch({ as, onChange }: { as: View; onChange: (as: View) => void }) {
  const { t } = useMacro();
  return (
    <div className="max-desk:hidden">
      <SegmentedControl
        legend={t`Shown as`}
        hideLegend
        segments={[
          { value: 'board', label: <Trans>Board</Trans>, icon: Columns3 },
          { value: 'list', label: <Trans>List</Trans>, icon: ListIcon },
          { value: 'table', label: <Trans context="rows and columns">Table</Trans>, icon: Rows4 },
        ]}
        value={as}
        onChange={onChange}
      />
    </div>
  );
}
