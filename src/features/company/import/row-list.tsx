import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlannedRow, RowChoice, Verdict } from '../../../../contract/import/plan-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterChip } from '../../../ui/chip.tsx';
import { ImportRow } from './import-row.tsx';

export const GROUPS = ['all', 'good', 'open', 'double', 'other'] as const;
type Group = (typeof GROUPS)[number];

const GROUP_OF: Record<Verdict, Group> = {
  new: 'good',
  changed: 'good',
  open: 'open',
  live: 'open',
  double: 'double',
  same: 'other',
  edited: 'other',
  unreadable: 'other',
};
/** Rows that are drawn at first: hundreds of fields are slow on a phone. */
const AT_FIRST = 60;

type Props = {
  rows: readonly PlannedRow[];
  onChoose: (at: number, choice: RowChoice) => void;
};

/** Every row with its verdict, and with what mends it. */
export function RowList({ rows, onChoose }: Props) {
  const { t } = useLingui();
  const [group, setGroup] = useState<Group>('all');
  const [all, setAll] = useState(false);
  const count = (one: Group) =>
    (one === 'all' ? rows : rows.filter((row) => GROUP_OF[row.verdict] === one)).length;
  const names: Record<Group, string> = {
    all: t`${count('all')} in total`,
    good: t`${count('good')} good`,
    open: t`${count('open')} incomplete`,
    double: t`${count('double')} double`,
    other: t`${count('other')} left out`,
  };
  const there = GROUPS.filter((one) => one === 'all' || one === group || count(one) > 0);
  const chosen = group === 'all' ? rows : rows.filter((row) => GROUP_OF[row.verdict] === group);
  const shown = all ? chosen : chosen.slice(0, AT_FIRST);
  return (
    <section aria-label={t`Rows`} className="grid min-w-0 content-start gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t`Which rows`}</legend>
        {there.map((one) => (
          <FilterChip key={one} pressed={one === group} onPress={() => setGroup(one)}>
            {names[one]}
          </FilterChip>
        ))}
      </fieldset>
      <Shares good={count('good')} open={count('open')} rest={count('double') + count('other')} />
      <ul>
        {shown.map((row) => (
          <ImportRow key={row.at} row={row} onChoose={onChoose} />
        ))}
      </ul>
      {chosen.length === 0 && (
        <p role="status" className="text-soft">
          <Trans>There are none of these.</Trans>
        </p>
      )}
      {shown.length < chosen.length && (
        <div>
          <Button variant="bare" onClick={() => setAll(true)}>
            <Trans>Show all {chosen.length} rows</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

/** The counts above as lengths. */
function Shares({ good, open, rest }: { good: number; open: number; rest: number }) {
  const total = Math.max(1, good + open + rest);
  const parts = [
    { key: 'good', from: 0, width: good, fill: 'fill-accent' },
    { key: 'open', from: good, width: open, fill: 'fill-danger' },
    { key: 'rest', from: good + open, width: rest, fill: 'fill-faint' },
  ];
  return (
    <svg viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-full">
      {parts.map(({ key, from, width, fill }) => (
        <rect
          key={key}
          x={(from / total) * 1000}
          width={(width / total) * 1000}
          height="6"
          className={fill}
        />
      ))}
    </svg>
  );
}
