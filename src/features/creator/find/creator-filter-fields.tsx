import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { platform } from '../../../../contract/entities/campaign.ts';
import { CREATOR_TEXT_MAX } from '../../../../contract/entities/creator.ts';
import { PLATFORM_LABEL } from '../../../i18n/creator-labels.ts';
import { moneyText, readMoney } from '../../../i18n/money-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { postingLanguages } from '../posting-languages.ts';
import { reachText } from './filter-text.ts';
import { type CreatorFilters, REACH, type Reach, readFilters } from './filters.ts';

type Props = { filters: CreatorFilters; onSearch: (filters: CreatorFilters) => void };

/** What one can ask of a creator. Nothing is searched before the button: each search needs the network. */
export function CreatorFilterFields({ filters, onSearch }: Props) {
  const { t, i18n } = useLingui();
  const [problem, setProblem] = useState('');
  const name = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]),
    );
    const price = readMoney(typed.maxPrice ?? '');
    const wrong = 'problem' in price && price.problem === 'not_a_sum';
    setProblem(wrong ? t`Enter an amount like 450 or 1,250.50.` : '');
    if (wrong) return;
    const { maxPrice: _, ...rest } = typed;
    onSearch(readFilters({ ...rest, ...('minor' in price && { maxPrice: `${price.minor}` }) }));
  };
  return (
    <form
      // Every search resets the fields, also one made by a chip or the back button.
      key={JSON.stringify(filters)}
      noValidate
      onSubmit={submit}
      aria-labelledby={name}
      className="grid gap-4"
    >
      <p id={name} className="sr-only">{t`What the creator should have`}</p>
      <Select name="platform" label={t`Platform`} defaultValue={filters.platform ?? ''}>
        <option value="">{t`Any`}</option>
        {platform.options.map((one) => (
          <option key={one} value={one}>
            {i18n._(PLATFORM_LABEL[one])}
          </option>
        ))}
      </Select>
      <TextField
        name="niche"
        label={t`Topic`}
        placeholder={t`Baking, hiking, books`}
        defaultValue={filters.niche ?? ''}
        maxLength={CREATOR_TEXT_MAX.niche}
        autoComplete="off"
      />
      <Select name="language" label={t`Language`} defaultValue={filters.language ?? ''}>
        <option value="">{t`Any`}</option>
        {postingLanguages(i18n.locale).map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </Select>
      <TextField
        name="region"
        label={t`Town or region`}
        defaultValue={filters.region ?? ''}
        maxLength={CREATOR_TEXT_MAX.region}
        autoComplete="off"
      />
      <Select name="reach" label={t`Followers of one page`} defaultValue={filters.reach ?? ''}>
        <option value="">{t`Any`}</option>
        {(Object.keys(REACH) as Reach[]).map((one) => (
          <option key={one} value={one}>
            {reachText(i18n, one)}
          </option>
        ))}
      </Select>
      <Checkbox
        name="measured"
        value="yes"
        label={t`Measured figures only`}
        hint={t`Numbers that the platform told us, not the creator.`}
        defaultChecked={filters.measured ?? false}
      />
      <TextField
        name="maxPrice"
        label={t`A package for at most (€)`}
        defaultValue={filters.maxPrice === undefined ? '' : moneyText(i18n.locale, filters.maxPrice)}
        error={problem || undefined}
        inputMode="decimal"
        autoComplete="off"
      />
      <Button type="submit" wide>
        <Trans>Show creators</Trans>
      </Button>
    </form>
  );
}
