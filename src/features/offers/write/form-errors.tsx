import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FIELD_LABEL, problemText } from './field-text.ts';
import { useOfferFields } from './use-offer-fields.ts';
import type { OfferValues } from './values.ts';

const FIELDS = Object.keys(FIELD_LABEL) as (keyof OfferValues)[];

/** What has to be looked at again, beside the button that was tapped; each leads to its field. */
export function FormErrors() {
  const { i18n } = useLingui();
  const { form } = useOfferFields();
  const { errors, submitCount } = form.formState;
  const box = useRef<HTMLDivElement>(null);
  const wrong = FIELDS.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const one = Array.isArray(error) ? error.find(Boolean) : error;
    return [{ field, code: String((one as { type?: unknown } | undefined)?.type ?? '') }];
  });
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
  if (wrong.length === 0 || submitCount === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-card border border-danger/40 bg-danger-wash p-4"
    >
      <p className="font-semibold">
        <Trans>Not sent yet: look at this again</Trans>
      </p>
      <ul className="grid gap-1 text-small">
        {wrong.map(({ field, code }) => (
          <li key={field}>
            <button
              type="button"
              className="link min-h-6 text-start"
              onClick={() => form.setFocus(field, { shouldSelect: false })}
            >
              {i18n._(FIELD_LABEL[field])}
            </button>
            : {i18n._(problemText(field, code))}
          </li>
        ))}
      </ul>
    </div>
  );
}
