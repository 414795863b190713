import { Plural, Trans, useLingui } from '@lingui/react/macro';
import HardDrive from 'lucide-react/icons/hard-drive';
import { useState } from 'react';
import type { Company } from '../../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { PlannedRow } from '../../../../contract/import/plan-rows.ts';
import type { Table } from '../../../../contract/import/read-table.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDesk } from '../../../ui/use-breakpoint.ts';
import { ColumnList } from './column-list.tsx';
import { PublishChoice } from './publish-choice.tsx';
import { RowList } from './row-list.tsx';
import { useImportPlan } from './use-import-plan.ts';

/** What is to be written, and which of it goes online; the rows that are left are told afterwards. */
export type Order = { rows: readonly PlannedRow[]; all: readonly PlannedRow[]; publish: ReadonlySet<number> };

type Props = {
  table: Table;
  company: Company;
  jobs: readonly CompanyJob[];
  onWrite: (order: Order) => void;
};

/** Columns and rows of a table, to be looked at and mended before anything is written (import.3). */
export function Workbench({ table, company, jobs, onWrite }: Props) {
  const { t } = useLingui();
  const desk = useDesk();
  const plan = useImportPlan(table, company, jobs);
  const { rows, asking, away } = plan;
  const [drafts, setDrafts] = useState(false);
  const [publish, setPublish] = useState<ReadonlySet<number>>(NONE);
  const good = rows.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
  const open = rows.filter(({ verdict }) => verdict === 'open');
  const written = drafts ? rows.filter((row) => good.includes(row) || open.includes(row)) : good;
  const count = written.length;
  // A row that was chosen can have become incomplete since, by another choice of its column.
  const complete = new Set(good.flatMap(({ at }) => (publish.has(at) ? [at] : [])));
  const openCount = open.length;
  const columns = <ColumnList table={table} plan={plan} />;
  return (
    <>
      <div className="grid items-start gap-8 desk:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)]">
        {desk ? (
          columns
        ) : (
          <details className="rounded-card border border-line px-4 py-3">
            <summary className="min-h-6 cursor-pointer font-semibold">
              <Trans>Columns of the file</Trans>
            </summary>
            <div className="pt-3">{columns}</div>
          </details>
        )}
        <div className="grid min-w-0 gap-4">
          {away && (
            <p role="status" className="rounded-card bg-well px-4 py-2 text-small">
              <Trans>
                Without network only the places of your jobs are known. The others are looked up as soon as
                you are online.
              </Trans>
            </p>
          )}
          <p role="status" className="sr-only">
            {asking > 0 ? t`Places are being looked up` : ''}
          </p>
          <RowList rows={rows} onChoose={plan.choose} />
        </div>
      </div>
      <div className="grid gap-1">
        {openCount > 0 && (
          <Checkbox
            label={
              <Plural
                value={openCount}
                one="Save the incomplete one as a draft as well"
                other="Save the # incomplete ones as drafts as well"
              />
            }
            checked={drafts}
            onChange={(event) => setDrafts(event.currentTarget.checked)}
          />
        )}
        <PublishChoice company={company} rows={good} chosen={publish} onChoose={setPublish} />
      </div>
      <ActionBar>
        <p className="flex min-w-0 flex-1 basis-52 items-start gap-2 text-small text-soft">
          <Icon of={HardDrive} size="sm" className="mt-0.5 shrink-0" />
          <Trans>Everything becomes a draft first, and goes online when you publish it.</Trans>
        </p>
        <Button
          busy={asking > 0 && t`Looking up places`}
          disabled={count === 0}
          onClick={() => onWrite({ rows: written, all: rows, publish: complete })}
        >
          <Plural value={count} one="Save one job" other="Save # jobs" />
        </Button>
      </ActionBar>
    </>
  );
}

const NONE: ReadonlySet<number> = new Set();
