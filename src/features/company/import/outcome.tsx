import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import type { Table } from '../../../../contract/import/read-table.ts';
import { Button } from '../../../ui/button.tsx';
import { csvOf, separatorOf } from '../../../ui/csv.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { Section } from '../../../ui/page.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { NOT_SAVED, reasonText } from './import-words.ts';
import { lineOf, restCells } from './rest-csv.ts';
import type { Written } from './use-write-rows.ts';
import type { Order } from './workbench.tsx';

type Props = {
  table: Table;
  order: Order;
  written: ReadonlyMap<number, Written>;
  /** `working`: not all of them yet; `stopped`: this device could not save the next one. */
  state: 'working' | 'stopped' | 'done';
  onAgain: () => void;
  onOther: () => void;
};

/** What became of every row (import.4). */
export function Outcome({ table, order, written, state, onAgain, onOther }: Props) {
  const { t, i18n } = useLingui();
  const count = (one: Written) => [...written.values()].filter((each) => each === one).length;
  const [created, published, changed] = [count('created'), count('published'), count('changed')];
  const same = order.all.filter(({ verdict }) => verdict === 'same').length;
  const rest = useMemo(
    () =>
      order.all
        .filter(({ at, verdict }) => verdict !== 'same' && !written.has(at))
        .map((row) => ({
          at: row.at,
          title: row.draft?.title ?? row.ad.title,
          reason: reasonText(i18n, row) || i18n._(NOT_SAVED),
        })),
    [order, written, i18n],
  );
  const left = rest.length;
  const save = () => {
    const cells = restCells(table, rest, { line: t`Line`, reason: t`Reason` });
    saveFile(new Blob([csvOf(cells, separatorOf(i18n.locale))], { type: 'text/csv' }), 'jobs-left-out.csv');
  };
  const total = order.rows.length;
  const done = written.size;
  if (state === 'working')
    return (
      <p role="status" className="tabular-nums">
        <Trans>
          {done} of {total} saved on this device
        </Trans>
      </p>
    );
  return (
    <div className="grid max-w-content gap-8">
      {state === 'stopped' && (
        <ErrorState
          title={<Trans>Not all of them could be saved on this device</Trans>}
          action={
            <Button variant="quiet" onClick={onAgain}>
              <Trans>Save the others</Trans>
            </Button>
          }
        >
          <Trans>Make room on the device and go on. Nothing is saved twice.</Trans>
        </ErrorState>
      )}
      <ul role="status" className="grid gap-1 text-lead font-semibold">
        {published > 0 && (
          <li>
            <Plural
              value={published}
              one="One job is new and published"
              other="# jobs are new and published"
            />
          </li>
        )}
        <li>
          <Plural value={created} _0="No new draft" one="One new draft" other="# new drafts" />
        </li>
        {changed > 0 && (
          <li>
            <Plural value={changed} one="One job changed" other="# jobs changed" />
          </li>
        )}
        {same > 0 && (
          <li>
            <Plural value={same} one="One was there already" other="# were there already" />
          </li>
        )}
        {left > 0 && (
          <li>
            <Plural value={left} one="One left out" other="# left out" />
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/pwa/company" search={{ view: 'jobs' }}>
          <Trans>To my jobs</Trans>
        </LinkButton>
        <Button variant="quiet" onClick={onOther}>
          <Trans>Another file</Trans>
        </Button>
      </div>
      {left > 0 && (
        <Section
          title={<Trans>Left out</Trans>}
          aside={
            <Button variant="bare" icon={Download} onClick={save}>
              <Trans>Save as CSV</Trans>
            </Button>
          }
        >
          <ul>
            {rest.map(({ at, title, reason }) => (
              <li
                key={at}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 border-b border-line py-2"
              >
                <span className="text-note tabular-nums text-faint">{lineOf(at)}</span>
                <span className="wrap-anywhere">
                  <span className="block font-medium">{title}</span>
                  <span className="block text-small text-soft">{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
