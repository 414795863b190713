import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { COLUMN_LABEL } from './column-label.ts';
import { type Columns, TABS, type Tab } from './columns.ts';

const TAB_LABEL: Record<Tab, MessageDescriptor> = {
  ...COLUMN_LABEL,
  open: msg({ message: 'Open', context: 'applicants who wait for an answer' }),
};

type Props = { columns: Columns; tab: Tab; onChange: (tab: Tab) => void };

/** The parts of the list, each with its number. */
export function Tabs({ columns, tab, onChange }: Props) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const countOf = (one: Tab) =>
    one === 'open' ? columns.new.length + columns.seen.length : columns[one].length;
  return (
    <fieldset className="scroll-row min-w-0">
      <legend className="sr-only">{t`Applicants by state`}</legend>
      {TABS.map((one) => (
        <label key={one} className="segment relative shrink-0 border-line! has-checked:border-accent!">
          <input
            type="radio"
            name="applicants-tab"
            value={one}
            checked={one === tab}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          <span className="whitespace-nowrap">{i18n._(TAB_LABEL[one])}</span>
          <span className="tabular-nums text-faint">{countOf(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
