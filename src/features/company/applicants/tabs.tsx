import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { CountedTabs } from '../../../ui/counted-tabs.tsx';
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
    <CountedTabs
      legend={t`Applicants by state`}
      name="applicants-tab"
      parts={TABS.map((key) => ({ key, label: i18n._(TAB_LABEL[key]), count: countOf(key) }))}
      value={tab}
      onChange={onChange}
    />
  );
}
