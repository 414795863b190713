import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MarketFilters, POSTED_WITHIN, START_WITHIN } from '../../replica/market/filters.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { without } from './chosen.ts';
import { AD_LANGUAGE_LABEL } from './chosen-text.ts';
import { AD_LANGUAGES } from './market-search-params.ts';

type Props = { filters: MarketFilters; onFilters: (filters: MarketFilters) => void };

/** Hours a week to choose from; what was typed in the setup stays one of them. */
const HOURS = [5, 10, 15, 20, 25, 30, 35, 40];
const ANY = '';

/** What the rows on this device say of hours, start, age of the ad, experience and language. */
export function WishFields({ filters, onFilters }: Props) {
  const { t, i18n } = useLingui();
  const { wishes, postedWithin } = filters;
  const wish = (more: MarketFilters['wishes']) => onFilters({ ...filters, wishes: { ...wishes, ...more } });
  const setHours = (key: 'hoursMin' | 'hoursMax', value: string) => {
    const { [key]: _, ...rest } = wishes;
    onFilters({ ...filters, wishes: value === ANY ? rest : { ...rest, [key]: Number(value) } });
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <HoursSelect
          label={t`Hours a week, from`}
          value={wishes.hoursMin}
          onChange={(value) => setHours('hoursMin', value)}
        />
        <HoursSelect
          label={t`Hours a week, up to`}
          value={wishes.hoursMax}
          onChange={(value) => setHours('hoursMax', value)}
        />
      </div>
      <Select
        label={t`Begins`}
        value={wishes.startWithin ?? ANY}
        onChange={({ currentTarget: { value } }) =>
          value === ANY ? onFilters(without(filters, 'start')) : wish({ startWithin: Number(value) })
        }
      >
        <option value={ANY}>{t`At any time`}</option>
        {START_WITHIN.map((days) => (
          <option
            key={days}
            value={days}
          >{t`${plural(days, { one: 'Within # day', other: 'Within # days' })}`}</option>
        ))}
      </Select>
      <Select
        label={t`Published`}
        value={postedWithin ?? ANY}
        onChange={({ currentTarget: { value } }) =>
          onFilters({ ...filters, postedWithin: value === ANY ? null : Number(value) })
        }
      >
        <option value={ANY}>{t`At any time`}</option>
        {POSTED_WITHIN.map((days) => (
          <option
            key={days}
            value={days}
          >{t`${plural(days, { one: 'In the last 24 hours', other: 'In the last # days' })}`}</option>
        ))}
      </Select>
      <Select
        label={t`Language of the ad`}
        value={wishes.adLanguage ?? ANY}
        onChange={({ currentTarget: { value } }) => {
          const adLanguage = AD_LANGUAGES.find((known) => known === value);
          if (adLanguage) wish({ adLanguage });
          else onFilters(without(filters, 'language'));
        }}
      >
        <option value={ANY}>{t`Any language`}</option>
        {AD_LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {i18n._(AD_LANGUAGE_LABEL[language])}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t`Without experience`}
        hint={t`Only ads that say so.`}
        checked={wishes.noExperience ?? false}
        onChange={({ currentTarget: { checked } }) =>
          checked ? wish({ noExperience: true }) : onFilters(without(filters, 'experience'))
        }
      />
    </>
  );
}

type HoursProps = { label: string; value: number | undefined; onChange: (value: string) => void };

function HoursSelect({ label, value, onChange }: HoursProps) {
  const { t } = useLingui();
  const choices = value === undefined || HOURS.includes(value) ? HOURS : [value, ...HOURS];
  return (
    <Select label={label} value={value ?? ANY} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value={ANY}>{t`Any`}</option>
      {choices
        .toSorted((a, b) => a - b)
        .map((hours) => (
          <option key={hours} value={hours}>{t`${hours} h`}</option>
        ))}
    </Select>
  );
}
