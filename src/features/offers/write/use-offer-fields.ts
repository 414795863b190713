import { useLingui } from '@lingui/react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import type { OfferTerms } from '../../../../contract/entities/offer.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { NO_TERMS } from '../../../../contract/policy/start-terms.ts';
import { FIELD_LABEL, problemText } from './field-text.ts';
import { type OfferField, toTerms } from './to-terms.ts';
import type { OfferValues } from './values.ts';

/** The form of an offer with its words: labels and errors by field. */
export function useOfferFields() {
  const { i18n } = useLingui();
  const form = useFormContext<OfferValues>();
  const { errors } = form.formState;
  return {
    form,
    label: (field: keyof OfferValues): string => i18n._(FIELD_LABEL[field]),
    errorOf: (field: OfferField): string | undefined => {
      const error: { type?: unknown } | undefined = get(errors, field);
      const type = error?.type;
      return typeof type === 'string' ? i18n._(problemText(field, type)) : undefined;
    },
  };
}

/** What can be read of the form right now, for notes beside its fields. */
export function useReadableTerms(kind: JobKind): OfferTerms {
  const { control } = useFormContext<OfferValues>();
  return toTerms(useWatch({ control }) as OfferValues, kind, NO_TERMS).readable;
}
