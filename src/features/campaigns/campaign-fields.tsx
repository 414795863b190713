import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { platform as platforms } from '../../../contract/entities/campaign.ts';
import { PLATFORM_LABEL } from '../../i18n/creator-labels.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { CampaignFilters } from '../../replica/market/campaign-filters.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';

type Props = { filters: CampaignFilters; onFilters: (filters: CampaignFilters) => void };

/** Budgets one can choose from, in minor units. */
const BUDGETS = [10_000, 25_000, 50_000, 100_000, 250_000] as const;

/** Topic, platform, budget and whether it can be done from anywhere; each change counts at once. */
export function CampaignFields({ filters, onFilters }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  // The address follows the letters, and must not hold them up.
  const [words, setWords] = useState(filters.words);
  const change = (changed: Partial<CampaignFilters>) => onFilters({ ...filters, words, ...changed });
  return (
    <search className="grid gap-3">
      <SearchInput
        label={t`Topic or words`}
        placeholder={t`Topic: food, travel, games`}
        value={words}
        onType={(typed) => {
          setWords(typed);
          change({ words: typed });
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t`Platform`}
          value={filters.platform ?? ''}
          onChange={(event) =>
            change({ platform: platforms.options.find((one) => one === event.currentTarget.value) ?? null })
          }
        >
          <option value="">{t`Any`}</option>
          {platforms.options.map((one) => (
            <option key={one} value={one}>
              {i18n._(PLATFORM_LABEL[one])}
            </option>
          ))}
        </Select>
        <Select
          label={t`Budget from`}
          value={filters.budget ?? ''}
          onChange={(event) => change({ budget: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t`Any`}</option>
          {BUDGETS.map((sum) => (
            <option key={sum} value={sum}>
              {format.money(sum, 'EUR')}
            </option>
          ))}
        </Select>
      </div>
      <Checkbox
        checked={filters.remoteOnly}
        onChange={(event) => change({ remoteOnly: event.currentTarget.checked })}
        label={t`From anywhere`}
      />
    </search>
  );
}
