import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { platform as platforms } from '../../../../contract/entities/campaign.ts';
import { CREATOR_TEXT_MAX, packageFormat } from '../../../../contract/entities/creator.ts';
import { FORMAT_LABEL, PLATFORM_LABEL } from '../../../i18n/creator-labels.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { problemText } from '../problem-text.ts';
import { blankPackage, type PackageForm } from './package-form.ts';

const FIELDS = Object.keys(blankPackage('youtube')) as (keyof PackageForm)[];

/** Format, count, price, days, revisions, usage rights, exclusivity (creator.5). */
export function PackageFields() {
  const { t, i18n } = useLingui();
  const { register, formState, setFocus } = useFormContext<PackageForm>();
  const errorOf = (field: keyof PackageForm) => {
    const code = formState.errors[field]?.type;
    return code ? i18n._(problemText(field, String(code))) : undefined;
  };
  const wrong = FIELDS.flatMap((field) => {
    const text = errorOf(field);
    return text ? [{ field, text }] : [];
  });
  return (
    <>
      {formState.submitCount > 0 && <ErrorSummary errors={wrong} onGo={(field) => setFocus(field)} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select {...register('format')} label={t`Format`}>
          {packageFormat.options.map((one) => (
            <option key={one} value={one}>
              {i18n._(FORMAT_LABEL[one])}
            </option>
          ))}
        </Select>
        <Select {...register('platform')} label={t`Platform`}>
          {platforms.options.map((one) => (
            <option key={one} value={one}>
              {i18n._(PLATFORM_LABEL[one])}
            </option>
          ))}
        </Select>
        <TextField {...register('count')} label={t`How many`} error={errorOf('count')} inputMode="numeric" />
        <TextField
          {...register('price')}
          label={t`Total price, net (€)`}
          error={errorOf('price')}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...register('days')}
          label={t`Days until it is delivered`}
          error={errorOf('days')}
          inputMode="numeric"
        />
        <TextField
          {...register('revisions')}
          label={t`Revisions in the price`}
          error={errorOf('revisions')}
          inputMode="numeric"
        />
      </div>
      <TextArea
        {...register('rights')}
        label={t`Usage rights`}
        hint={t`Where and how long the company may use it, such as: own channels, one year, no paid ads.`}
        optional
        error={errorOf('rights')}
        limit={CREATOR_TEXT_MAX.rights}
        rows={2}
      />
      <TextArea
        {...register('exclusivity')}
        label={t`Exclusivity`}
        hint={t`For whom you do not work meanwhile, and how long. Empty means: for anybody.`}
        optional
        error={errorOf('exclusivity')}
        limit={CREATOR_TEXT_MAX.rights}
        rows={2}
      />
    </>
  );
}
