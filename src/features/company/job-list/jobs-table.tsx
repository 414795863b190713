import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';
import { TextLink } from '../../../ui/links.tsx';
import { DataTable, type TableColumn } from '../table/data-table.tsx';
import type { TableSort } from '../table/table-sort.ts';
import { ClosingText } from './closing-text.tsx';
import { JobActions, type JobMenu } from './job-actions.tsx';
import { isUnsettled, jobChange, type ListedJob } from './job-change.ts';
import { endOf, unseenOf } from './job-rank.ts';
import { JobStatus } from './job-status.tsx';
import { OnItsWay } from './on-its-way.tsx';

type Props = {
  /** Sorted already, without those that need their person. */
  jobs: readonly ListedJob[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  menu: JobMenu;
};

/** Many jobs on a desk, in rows of 36 px (company.10). */
export function JobsTable({ jobs, sort, onSort, menu }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const columns: TableColumn<ListedJob>[] = [
    {
      key: 'title',
      name: t`Job`,
      track: 'minmax(10rem, 3fr)',
      sorts: true,
      main: true,
      cell: ({ id, title }) => (
        <span lang="" className="font-semibold">
          <TextLink to="/pwa/company" search={{ view: 'jobs', job: id }}>
            {title}
          </TextLink>
        </span>
      ),
    },
    {
      key: 'state',
      name: t`State`,
      track: 'minmax(7rem, 1fr)',
      sorts: true,
      cell: ({ row, entries }) => {
        const change = jobChange(entries);
        if (change && isUnsettled(entries)) return <OnItsWay change={change} />;
        return row && <JobStatus job={row} />;
      },
    },
    {
      key: 'applied',
      name: t`Applications`,
      track: '6.5rem',
      sorts: true,
      cell: ({ id, row }) =>
        row && row.stats.applied > 0 ? (
          <span className="tabular-nums">
            <TextLink to="/pwa/company" search={{ view: 'applicants', job: id }}>
              {row.stats.applied}
            </TextLink>
          </span>
        ) : (
          <span className="text-faint">0</span>
        ),
    },
    {
      key: 'fresh',
      name: t({ message: 'New', context: 'applications that nobody has opened' }),
      track: '4.5rem',
      sorts: true,
      cell: ({ row }) =>
        row && (
          <span className={`tabular-nums ${unseenOf(row) > 0 ? 'font-bold' : 'text-faint'}`}>
            {unseenOf(row)}
          </span>
        ),
    },
    {
      key: 'views',
      name: t`Views`,
      track: '4.5rem',
      sorts: true,
      cell: ({ row }) => <span className="tabular-nums text-soft">{row?.stats.views ?? 0}</span>,
    },
    {
      key: 'closes',
      name: t`Last day`,
      track: '8rem',
      sorts: true,
      cell: ({ row }) => row && endOf(row) !== '' && <ClosingText at={endOf(row)} short />,
    },
    {
      key: 'created',
      name: t`Written`,
      track: '6rem',
      sorts: true,
      cell: ({ row }) =>
        row && <span className="tabular-nums text-soft">{format.shortDay(row.createdAt)}</span>,
    },
    {
      key: 'menu',
      name: '',
      whole: true,
      track: '2.5rem',
      cell: ({ row, entries }) =>
        row && (
          <span className="-my-1.5 block">
            <JobActions job={row} onMarket={row.status === 'published' && !isUnsettled(entries)} {...menu} />
          </span>
        ),
    },
  ];
  return (
    <DataTable
      name={t`My jobs`}
      columns={columns}
      rows={jobs}
      idOf={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}
