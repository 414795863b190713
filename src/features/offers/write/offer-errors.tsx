import { useLingui } from '@lingui/react/macro';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { FIELD_LABEL, problemText } from './field-text.ts';
import { useOfferFields } from './use-offer-fields.ts';
import type { OfferValues } from './values.ts';

const FIELDS = Object.keys(FIELD_LABEL) as (keyof OfferValues)[];

/** The offer's fields that have to be looked at again. */
export function OfferErrors() {
  const { i18n } = useLingui();
  const { form } = useOfferFields();
  const { errors, submitCount } = form.formState;
  const wrong = FIELDS.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const one = Array.isArray(error) ? error.find(Boolean) : error;
    const code = String((one as { type?: unknown } | undefined)?.type ?? '');
    return [{ field, label: i18n._(FIELD_LABEL[field]), problem: i18n._(problemText(field, code)) }];
  });
  return (
    <FormErrors
      wrong={wrong}
      submitCount={submitCount}
      onGo={(field) => form.setFocus(field, { shouldSelect: false })}
    />
  );
}
