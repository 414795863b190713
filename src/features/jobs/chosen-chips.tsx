import { useLingui } from '@lingui/react/macro';
import type { MarketFilters } from '../../replica/market/filters.ts';
import { ChosenChip } from '../../ui/chip.tsx';
import { chosenOf, without } from './chosen.ts';
import { chosenText } from './chosen-text.ts';

type Props = { filters: MarketFilters; onFilters: (filters: MarketFilters) => void };

/** The filters that are on, each with a way to take it off. */
export function ChosenChips({ filters, onFilters }: Props) {
  const { t, i18n } = useLingui();
  const chosen = chosenOf(filters);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t`Chosen filters`} className="contents">
      {chosen.map((name) => {
        const text = chosenText(i18n, filters, name);
        return (
          <li key={name} className="max-w-full">
            <ChosenChip removeName={t`Remove: ${text}`} onRemove={() => onFilters(without(filters, name))}>
              <span className="inline-block first-letter:uppercase">{text}</span>
            </ChosenChip>
          </li>
        );
      })}
    </ul>
  );
}
