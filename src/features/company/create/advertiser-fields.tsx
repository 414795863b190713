import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { advertiserKind, land, publicRegister } from '../../../../contract/entities/registration.ts';
import { factsNeeded, needsDocument } from '../../../../contract/policy/registration.ts';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { KIND_TEXT, LAND_TEXT, REGISTER_TEXT, VERIFICATION_TEXT } from '../advertiser-text.ts';
import type { CompanyForm } from './company-form.ts';

type Props = { errorOf: (field: keyof CompanyForm) => string | undefined };

/** What one is, and the number or address that goes with it: who has no VAT number says something else (L25). */
export function AdvertiserFields({ errorOf }: Props) {
  const { t, i18n } = useLingui();
  const { watch, setValue } = useFormContext<CompanyForm>();
  const kind = watch('kind');
  return (
    <>
      <ChoiceTiles
        legend={<Trans>Who hires?</Trans>}
        hint={[i18n._(VERIFICATION_TEXT[kind]), needsDocument(kind) && t`You hand it in after this form.`]
          .filter(Boolean)
          .join(' ')}
        tiles={advertiserKind.options.map((value) => ({ value, label: i18n._(KIND_TEXT[value]) }))}
        chosen={[kind]}
        onChange={([next]) => next && setValue('kind', next, { shouldDirty: true })}
      />
      {kind === 'business' && (
        <Fact
          field="companyUID"
          label={t`VAT number`}
          hint={t`As on your invoices, such as DE136695976. We check it right here.`}
          errorOf={errorOf}
        />
      )}
      {factsNeeded(kind).map((field) => (
        <RegistrationFact key={field} field={field} errorOf={errorOf} />
      ))}
    </>
  );
}

function RegistrationFact({ field, errorOf }: Props & { field: ReturnType<typeof factsNeeded>[number] }) {
  const { t, i18n } = useLingui();
  switch (field) {
    case 'land':
      return (
        <Choice
          field={field}
          label={t`Federal state of your tax office`}
          options={land.options.map((value) => [value, i18n._(LAND_TEXT[value])] as const)}
          errorOf={errorOf}
        />
      );
    case 'register':
      return (
        <Choice
          field={field}
          label={t`Register`}
          options={publicRegister.options.map((value) => [value, i18n._(REGISTER_TEXT[value])] as const)}
          errorOf={errorOf}
        />
      );
    case 'taxNumber':
      return (
        <Fact
          field={field}
          label={t`Tax number`}
          hint={t`Steuernummer, as the tax office writes it, such as 21/815/08150. Not your tax ID.`}
          errorOf={errorOf}
        />
      );
    case 'court':
      return (
        <Fact
          field={field}
          label={t`Court of the register`}
          hint={t`Such as Amtsgericht Lüneburg.`}
          errorOf={errorOf}
        />
      );
    case 'number':
      return (
        <Fact field={field} label={t`Number in the register`} hint={t`Such as 200123.`} errorOf={errorOf} />
      );
    case 'line1':
      return (
        <Fact field={field} label={t`Street and number`} autoComplete="address-line1" errorOf={errorOf} />
      );
    case 'postalCode':
      return <Fact field={field} label={t`Postcode`} autoComplete="postal-code" errorOf={errorOf} />;
    case 'city':
      return <Fact field={field} label={t`Town`} autoComplete="address-level2" errorOf={errorOf} />;
  }
}

type FactProps = Props & {
  field: Exclude<keyof CompanyForm, 'business' | 'kind'>;
  label: string;
  hint?: string;
  autoComplete?: string;
};

function Fact({ field, label, hint, autoComplete = 'off', errorOf }: FactProps) {
  const { register } = useFormContext<CompanyForm>();
  return (
    <TextField
      {...register(field)}
      label={label}
      hint={hint}
      error={errorOf(field)}
      autoComplete={autoComplete}
      spellCheck={false}
      {...(field === 'companyUID' && { autoCapitalize: 'characters' })}
      {...(field === 'postalCode' && { inputMode: 'numeric' as const })}
    />
  );
}

type ChoiceProps = FactProps & { options: readonly (readonly [string, string])[] };

function Choice({ field, label, options, errorOf }: ChoiceProps) {
  const { t } = useLingui();
  const { register } = useFormContext<CompanyForm>();
  return (
    <Select {...register(field)} label={label} error={errorOf(field)}>
      <option value="">{t`Choose one`}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
