import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { dayOf } from '../../../../contract/calendar-day.ts';
import type { Company } from '../../../../contract/entities/company.ts';
import type { CompanyJob, PayUnit } from '../../../../contract/entities/job.ts';
import { adsOf, type Column, type ColumnMap, recognised } from '../../../../contract/import/ad-row.ts';
import type { FactWords } from '../../../../contract/import/ad-to-draft.ts';
import { planRows, type RowChoice } from '../../../../contract/import/plan-rows.ts';
import type { Table } from '../../../../contract/import/read-table.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { usePlaceBook } from './use-place-book.ts';

/** What is assumed where a file names no currency. */
const CURRENCY = 'EUR';

/** Everything that is decided about a table before it is written: its columns, its pay, its rows. */
export function useImportPlan(table: Table, company: Company, jobs: readonly CompanyJob[]) {
  const [map, setMap] = useState<ColumnMap>(() => recognised(table.columns));
  const [unit, setUnit] = useState<PayUnit>();
  const [choices, setChoices] = useState<ReadonlyMap<number, RowChoice>>(new Map());
  const words = useFactWords();
  const today = dayOf(useNow());
  const ads = useMemo(() => adsOf(table, map), [table, map]);
  // What was mended is asked about as well.
  const shown = useMemo(() => ads.map((ad, at) => ({ ...ad, ...choices.get(at)?.cells })), [ads, choices]);
  const { book, asking, away } = usePlaceBook(shown, jobs);
  const rows = useMemo(
    () =>
      planRows(ads, choices, {
        companyId: company._id,
        jobs,
        book,
        words,
        pay: { unit, currency: CURRENCY },
        today,
      }),
    [ads, choices, company._id, jobs, book, words, unit, today],
  );
  return {
    rows,
    map,
    unit,
    asking,
    away,
    setUnit,
    /** A field is one column's: the one that had it before has none then. */
    assign: (name: string, column: Column | undefined) =>
      setMap((before) => {
        const next = new Map([...before].filter(([other, field]) => other !== name && field !== column));
        if (column) next.set(name, column);
        return next;
      }),
    choose: (at: number, choice: RowChoice) =>
      setChoices((before) => {
        const last = before.get(at);
        const cells = { ...last?.cells, ...choice.cells };
        return new Map(before).set(at, {
          ...last,
          ...choice,
          ...(Object.keys(cells).length > 0 && { cells }),
        });
      }),
  };
}
export type ImportPlan = ReturnType<typeof useImportPlan>;

function useFactWords(): FactWords {
  const { t } = useLingui();
  return useMemo(
    () => ({
      department: t`Department`,
      industry: t`Industry`,
      function: t`Occupation`,
      experience: t`Experience`,
      education: t`Qualification`,
    }),
    [t],
  );
}
