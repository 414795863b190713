import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { FIELD_LABEL } from './field-label.ts';
import { problemText } from './problem-text.ts';
import { useJobFields } from './use-job-fields.ts';
import type { JobFormValues } from './values.ts';

/** What has to be looked at again, in one place beside the button that was tapped; each leads to its field. */
export function ErrorSummary() {
  const { i18n } = useLingui();
  const { form } = useJobFields();
  const { errors, submitCount } = form.formState;
  const box = useRef<HTMLDivElement>(null);
  const wrong = wrongFields(errors);
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
            : {i18n._(problemText(code.field, code.code))}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Wrong = { field: keyof JobFormValues; code: { field: string; code: string } };

/** In the order of the form. A list whose points are wrong is one line. */
function wrongFields(errors: FieldErrors<JobFormValues>): Wrong[] {
  const fields = Object.keys(FIELD_LABEL) as (keyof JobFormValues)[];
  return fields.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    if (Array.isArray(error)) {
      const at = error.findIndex(Boolean);
      return [{ field, code: { field: `${field}.${at}`, code: String(error[at]?.type) } }];
    }
    return [{ field, code: { field, code: String(error.type) } }];
  });
}
