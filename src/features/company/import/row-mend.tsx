import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { AdRow } from '../../../../contract/import/ad-row.ts';
import type { Finding } from '../../../../contract/import/finding.ts';
import type { PlannedRow, RowChoice } from '../../../../contract/import/plan-rows.ts';
import { PAY_UNIT_LABEL } from '../../../i18n/pay.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { row: PlannedRow; onChoose: (choice: RowChoice) => void };

/** How a row that cannot be imported is mended: by a suggestion, or by rewriting a cell. */
export function RowMend({ row, onChoose }: Props) {
  const { t } = useLingui();
  const { verdict, findings } = row;
  if (verdict === 'double')
    return (
      <Ways>
        <Way onPress={() => onChoose({ anyway: true })}>{t`Import anyway`}</Way>
      </Ways>
    );
  if (verdict === 'edited')
    return (
      <Ways>
        <Way onPress={() => onChoose({ anyway: true })}>{t`Take the file’s version`}</Way>
      </Ways>
    );
  const [finding] = findings;
  if ((verdict !== 'open' && verdict !== 'live') || !finding) return null;
  return <Mend key={finding.code} finding={finding} row={row} onCells={(cells) => onChoose({ cells })} />;
}

type MendProps = { finding: Finding; row: PlannedRow; onCells: (cells: Partial<AdRow>) => void };

function Mend({ finding, row, onCells }: MendProps) {
  const { t, i18n } = useLingui();
  const town = (name: string) => onCells({ postcode: '', location: '', city: name });
  const place = <CellField label={t`Town or postcode`} onPut={town} />;
  const pay = (sum: string) => onCells(payCells(row, sum));
  switch (finding.code) {
    case 'place_unknown':
    case 'place_ambiguous': {
      const meant = finding.code === 'place_unknown' ? finding.near : finding.among;
      return (
        <Ways>
          {meant.map((name) => (
            <Way key={name} onPress={() => town(name)}>
              {name}
            </Way>
          ))}
          {place}
        </Ways>
      );
    }
    case 'place_missing':
    case 'postcode_unknown':
    case 'postcode_elsewhere':
      return <Ways>{place}</Ways>;
    case 'pay_lacks':
      return (
        <Ways>
          {finding.lacking.includes('unit')
            ? (['HOUR', 'MONTH', 'YEAR'] as const).map((unit) => (
                <Way key={unit} onPress={() => onCells({ salary_period: unit, ...euros(finding) })}>
                  {t`per ${i18n._(PAY_UNIT_LABEL[unit])}`}
                </Way>
              ))
            : [<Way key="eur" onPress={() => onCells(euros(finding))}>{t`in euros`}</Way>]}
        </Ways>
      );
    case 'below_wage':
      return (
        <Ways>
          <CellField
            label={t`Pay per hour, from`}
            begun={(finding.wage / 100).toLocaleString(i18n.locale, { minimumFractionDigits: 2 })}
            onPut={pay}
            decimal
          />
        </Ways>
      );
    case 'pay_missing':
    case 'pay_unclear':
    case 'pay_no_range':
      return (
        <Ways>
          <CellField label={t`Pay per hour, from`} onPut={pay} decimal />
        </Ways>
      );
    default:
      return null;
  }
}

const euros = ({ lacking }: { lacking: readonly string[] }): Partial<AdRow> =>
  lacking.includes('currency') ? { salary_currency: 'EUR' } : {};

/** Euros an hour from this sum on; the upper end stays where it is one of an hour, and above. */
function payCells({ draft, ad }: PlannedRow, sum: string): Partial<AdRow> {
  const least = Number(sum.replace(',', '.')) * 100;
  const keeps = draft?.pay?.unit === 'HOUR' && draft.pay.max >= least && ad.salary_max.trim() !== '';
  return {
    salary_min: sum,
    salary_max: keeps ? ad.salary_max : '',
    salary_range: '',
    salary_period: 'HOUR',
    salary_currency: 'EUR',
  };
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-end gap-2">{children}</div>
);

const Way = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <Button variant="quiet" onClick={onPress}>
    {children}
  </Button>
);

type FieldProps = { label: string; begun?: string; decimal?: boolean; onPut: (text: string) => void };

function CellField({ label, begun = '', decimal = false, onPut }: FieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(begun);
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onPut(text.trim());
      }}
    >
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        inputMode={decimal ? 'decimal' : 'text'}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="control w-40"
      />
      <Button type="submit" variant="quiet">
        {t`Insert`}
      </Button>
    </form>
  );
}
