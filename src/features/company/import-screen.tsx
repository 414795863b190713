import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Company } from '../../../contract/entities/company.ts';
import type { Table } from '../../../contract/import/read-table.ts';
import { companyJobs } from '../../replica/queries/jobs.ts';
import { myCompany } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChooseFile } from './import/choose-file.tsx';
import { FeedList } from './import/feed-list.tsx';
import { Outcome } from './import/outcome.tsx';
import { useWriteRows, type Written } from './import/use-write-rows.ts';
import { type Order, Workbench } from './import/workbench.tsx';
import { FirstLoad } from './overview/first-load.tsx';

type Read = { table: Table; name: string };

/** /pwa/company?view=import: jobs from a file, looked at row by row before they are saved. */
export function ImportScreen() {
  const { t } = useLingui();
  const company = useLive(async (db) => (await myCompany(db)) ?? null);
  const [read, setRead] = useState<Read>();
  const count = read?.table.rows.length ?? 0;
  return (
    <Page
      title={t`Import jobs`}
      wide
      lead={
        read && (
          <span className="wrap-anywhere">
            <Trans>
              {read.name} · {count} rows
            </Trans>
          </span>
        )
      }
      actions={
        read && (
          <Button variant="quiet" onClick={() => setRead(undefined)}>
            <Trans>Another file</Trans>
          </Button>
        )
      }
    >
      {company === undefined && <Skeleton lines={6} />}
      {company === null && <FirstLoad />}
      {company && !read && (
        <div className="grid max-w-content gap-10">
          <ChooseFile onRead={(table, name) => setRead({ table, name })} />
          <FeedList companyId={company._id} />
        </div>
      )}
      {company && read && <Import company={company} table={read.table} />}
    </Page>
  );
}

type Props = { company: Company; table: Table };

function Import({ company, table }: Props) {
  const jobs = useLive(companyJobs);
  const write = useWriteRows();
  const [order, setOrder] = useState<Order>();
  const [written, setWritten] = useState<ReadonlyMap<number, Written>>(new Map());
  const [state, setState] = useState<'working' | 'stopped' | 'done'>('working');
  const run = async (asked: Order) => {
    setOrder(asked);
    setState('working');
    const rows = asked.rows.filter(({ at }) => !written.has(at));
    const all = await write(rows, { companyId: company._id, publish: asked.publish }, (at, as) =>
      setWritten((before) => new Map(before).set(at, as)),
    );
    setState(all ? 'done' : 'stopped');
  };
  if (order)
    return (
      <Outcome table={table} order={order} written={written} state={state} onAgain={() => void run(order)} />
    );
  if (!jobs) return <Skeleton lines={6} />;
  return <Workbench table={table} company={company} jobs={jobs} onWrite={(asked) => void run(asked)} />;
}
