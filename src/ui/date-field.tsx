import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'>;

/** The device's own calendar; the value is `YYYY-MM-DD` or empty. */
export function DateField({ label, hint, error, optional, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...input} {...control} type="date" className="control tabular-nums" />}
    </Field>
  );
}
