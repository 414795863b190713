import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import type { PayUnit } from '../../../../contract/entities/job.ts';
import type { Column } from '../../../../contract/import/ad-row.ts';
import { payUnitOf } from '../../../../contract/import/pay-text.ts';
import type { Table } from '../../../../contract/import/read-table.ts';
import { PAY_UNIT_LABEL } from '../../../i18n/pay.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { COLUMN_LABEL } from './import-words.ts';
import type { ImportPlan } from './use-import-plan.ts';

type Props = { table: Table; plan: Pick<ImportPlan, 'map' | 'assign' | 'unit' | 'setUnit'> };

const FIELDS = Object.keys(COLUMN_LABEL) as Column[];
const UNITS = Object.keys(PAY_UNIT_LABEL) as PayUnit[];
const SAMPLE = 40;

/** Which column of the file is what: recognised by its name, and to be changed. */
export function ColumnList({ table, plan }: Props) {
  const { t, i18n } = useLingui();
  const { map, assign, unit, setUnit } = plan;
  const count = table.columns.length;
  const used = map.size;
  const fields = new Set(map.values());
  const paid = fields.has('salary_range') || fields.has('salary_min');
  return (
    <section aria-labelledby="import-columns" className="grid content-start gap-3">
      <div>
        <h2 id="import-columns" className="font-bold">
          <Trans>What is in which column?</Trans>
        </h2>
        <p className="text-small text-soft">
          <Plural value={count} one="# column" other="# columns" />, <Trans>{used} of them are used.</Trans>
        </p>
      </div>
      <ul className="border-t border-ink">
        {table.columns.map((name) => (
          <ColumnRow
            key={name}
            name={name}
            sample={table.rows.find((row) => row[name]?.trim())?.[name] ?? ''}
            field={map.get(name)}
            onChange={(field) => assign(name, field)}
          />
        ))}
      </ul>
      {paid && !fields.has('salary_period') && (
        <Select
          label={t`Pay is per`}
          hint={t`For rows that do not say it themselves.`}
          value={unit ?? ''}
          onChange={(event) => setUnit((event.currentTarget.value || undefined) as PayUnit | undefined)}
        >
          <option value="">{t`as each row says`}</option>
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {i18n._(PAY_UNIT_LABEL[one])}
            </option>
          ))}
        </Select>
      )}
      {paid && !fields.has('salary_currency') && (
        <p className="text-small text-soft">
          <Trans>Sums without a currency are read as euros.</Trans>
        </p>
      )}
    </section>
  );
}

type RowProps = {
  name: string;
  sample: string;
  field: Column | undefined;
  onChange: (field: Column | undefined) => void;
};

function ColumnRow({ name, sample, field, onChange }: RowProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const unit = field === 'salary_period' ? payUnitOf(sample) : undefined;
  const per = unit && i18n._(PAY_UNIT_LABEL[unit]);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1.1fr)] items-center gap-x-3 border-b border-line py-1.5">
      <label htmlFor={id} className="min-w-0">
        <span className="block truncate text-small font-semibold">{name}</span>
        <span className="block truncate text-note text-soft">{sample.slice(0, SAMPLE)}</span>
      </label>
      <Icon of={ArrowRight} size="sm" className="text-faint" />
      <div className="relative">
        <select
          id={id}
          aria-describedby={per && `${id}-per`}
          value={field ?? ''}
          onChange={(event) => onChange((event.currentTarget.value || undefined) as Column | undefined)}
          className={field ? 'control truncate' : 'control truncate border-dashed text-soft'}
        >
          <option value="">{t`do not use`}</option>
          {FIELDS.map((column) => (
            <option key={column} value={column}>
              {i18n._(COLUMN_LABEL[column])}
            </option>
          ))}
        </select>
        {per && (
          <p id={`${id}-per`} className="pt-1 text-note text-soft">
            <Trans>
              “{sample}” is read as per {per}.
            </Trans>
          </p>
        )}
      </div>
    </li>
  );
}
