import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CREATOR_LIST_MAX } from '../../../../contract/entities/creator.ts';
import { regionName } from '../../../i18n/display-names.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AGE_BANDS, type KitForm } from './kit-form.ts';
import { useKitError } from './use-kit-error.ts';

/** Where the audience of a creator here mostly is, ISO 3166-1. */
const OFFERED = [
  ...['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'FR', 'IT', 'ES', 'PT', 'GB', 'IE', 'DK', 'SE', 'NO', 'FI'],
  ...['PL', 'CZ', 'SK', 'HU', 'SI', 'HR', 'BA', 'RS', 'RO', 'BG', 'GR', 'TR', 'UA', 'US', 'CA', 'BR', 'IN'],
];

/** Who watches, by the creator's own word: nobody measures it yet (creator.8). */
export function AudienceFields() {
  const { t, i18n } = useLingui();
  const { register, control, getValues } = useFormContext<KitForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'countries' });
  const errorOf = useKitError();
  const bandError = errorOf('ageBands') ?? errorOf('ageBands.root');
  const countryError = errorOf('countries') ?? errorOf('countries.root');
  const countries = OFFERED.map((code) => ({ code, name: regionName(i18n.locale, code) })).sort((a, b) =>
    a.name.localeCompare(b.name, i18n.locale),
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="text-small font-semibold">
        <Trans>Your audience, as you state it</Trans>
      </legend>
      <p className="text-small text-soft">
        <Trans>In percent, as the platform tells you. The media kit says that nobody has measured it.</Trans>
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {AGE_BANDS.map((band, at) => (
          <TextField
            key={band}
            {...register(`ageBands.${at}.percent`)}
            label={t`Age ${band} (%)`}
            error={errorOf(`ageBands.${at}.percent`)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      {bandError && <p className="text-small font-medium text-danger">{bandError}</p>}
      {fields.map(({ id }, at) => {
        const number = at + 1;
        return (
          <div key={id} className="flex items-start gap-1">
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
              <Select
                {...register(`countries.${at}.country`)}
                label={t`Country ${number}`}
                error={errorOf(`countries.${at}.country`)}
              >
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
              <TextField
                {...register(`countries.${at}.percent`)}
                label={t`Share (%)`}
                error={errorOf(`countries.${at}.percent`)}
                inputMode="decimal"
                autoComplete="off"
              />
            </div>
            <div className="pt-6">
              <IconButton name={t`Remove country ${number}`} icon={X} onClick={() => remove(at)} />
            </div>
          </div>
        );
      })}
      {countryError && <p className="text-small font-medium text-danger">{countryError}</p>}
      {fields.length < CREATOR_LIST_MAX.shares && (
        <div>
          <Button
            variant="bare"
            icon={Plus}
            onClick={() => {
              const taken = getValues('countries');
              const next = OFFERED.find((code) => !taken.some(({ country }) => country === code)) ?? 'DE';
              append({ country: next, percent: '' });
            }}
          >
            <Trans>Add a country</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
