import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import type { MarketSort } from '../../replica/market/filters.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuChoice } from '../../ui/menu-item.tsx';
import { SORTS } from './market-search-params.ts';

const LABEL: Record<MarketSort, MessageDescriptor> = {
  newest: msg({ message: 'Newest first', context: 'order of jobs' }),
  nearest: msg({ message: 'Nearest first', context: 'order of jobs' }),
  pay: msg({ message: 'Highest pay first', context: 'order of jobs' }),
  'starts-soon': msg({ message: 'Starts soonest', context: 'order of jobs' }),
};

type Props = {
  sort: MarketSort;
  /** Without a place nothing is near. */
  hasPlace: boolean;
  onSort: (sort: MarketSort) => void;
};

/** The order of the list is the reader's choice, and nobody else's. */
export function SortChoice({ sort, hasPlace, onSort }: Props) {
  const { t, i18n } = useLingui();
  const now = i18n._(LABEL[sort]);
  return (
    <Menu
      name={t`Order`}
      button={(opener) => (
        <Button {...opener} variant="bare" icon={ArrowDownUp} aria-label={t`Order: ${now}`}>
          {now}
        </Button>
      )}
    >
      {SORTS.filter((one) => hasPlace || one !== 'nearest').map((one) => (
        <MenuChoice key={one} checked={one === sort} onSelect={() => onSort(one)}>
          {i18n._(LABEL[one])}
        </MenuChoice>
      ))}
    </Menu>
  );
}
