import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Tick } from '../../../ui/tick.tsx';
import { DataTable, type TableColumn } from '../table/data-table.tsx';
import type { TableSort } from '../table/table-sort.ts';
import { AgeBand, TeamMarks } from './applicant-facts.tsx';
import { ApplicantState } from './applicant-state.tsx';
import type { CardControls } from './card-controls.ts';
import { TeamNames } from './team-names.ts';

type Props = {
  /** Sorted already. */
  applicants: readonly Applicant[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  controls: CardControls;
};

/** Many applicants on a desk, in rows of 36 px (company.10). */
export function ApplicantsTable({ applicants, sort, onSort, controls }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useContext(TeamNames);
  const columns: TableColumn<Applicant>[] = [
    {
      key: 'select',
      name: '',
      whole: true,
      track: '1.75rem',
      cell: ({ _id, name }) => (
        <span className="-my-2 -ms-2 block">
          <Tick
            aria-label={t`Select ${name}`}
            checked={controls.selected.has(_id)}
            onClick={(event) => controls.onToggle(_id, event.shiftKey)}
            onChange={() => undefined}
          />
        </span>
      ),
    },
    {
      key: 'name',
      name: t`Name`,
      track: 'minmax(8rem, 1.4fr)',
      sorts: true,
      main: true,
      cell: (row) => (
        <span className="flex items-center gap-2">
          <button
            type="button"
            data-applicant={row._id}
            onClick={() => controls.onOpen(row._id)}
            className={`min-w-0 truncate text-start hover:underline ${row.status === 'submitted' ? 'font-bold' : 'font-semibold'}`}
          >
            {row.name}
          </button>
          {row.ageBand !== '18plus' && <AgeBand applicant={row} />}
        </span>
      ),
    },
    {
      key: 'job',
      name: t`Job`,
      track: 'minmax(6rem, 1.6fr)',
      sorts: true,
      cell: ({ job }) => <span lang="">{job.title}</span>,
    },
    {
      key: 'applied',
      name: t`Applied`,
      track: '6rem',
      sorts: true,
      cell: ({ statusAt }) => (
        <span className="tabular-nums text-soft">
          {statusAt.submitted && format.shortDay(statusAt.submitted)}
        </span>
      ),
    },
    {
      key: 'due',
      name: t`Answer by`,
      track: '6rem',
      sorts: true,
      cell: ({ dueAt }) => <span className="tabular-nums">{dueAt && format.shortDay(dueAt)}</span>,
    },
    {
      key: 'state',
      name: t`State`,
      track: 'minmax(7rem, 1fr)',
      sorts: true,
      cell: (row) => (
        <span className="text-note">
          <ApplicantState
            applicant={row}
            entries={controls.entriesOf(row._id)}
            saving={controls.saving.has(row._id)}
          />
        </span>
      ),
    },
    {
      key: 'member',
      name: t`Assigned to`,
      track: 'minmax(5rem, 0.8fr)',
      sorts: true,
      cell: ({ private: { assigned } }) => assigned && names.get(assigned._userId),
    },
    {
      key: 'tags',
      name: t`Tags`,
      track: 'minmax(4rem, 1fr)',
      sorts: true,
      cell: (row) => <TeamMarks applicant={row} />,
    },
  ];
  return (
    <DataTable
      name={t`Applicants`}
      columns={names.size > 1 ? columns : columns.filter(({ key }) => key !== 'member')}
      rows={applicants}
      idOf={({ _id }) => _id}
      sort={sort}
      onSort={onSort}
      isMarked={({ _id }) => _id === controls.openId || controls.selected.has(_id)}
      wanted={controls.wanted}
    />
  );
}
