import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** What ties a control to its label, hint and error. */
export type Control = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** The problem, and how to correct it. */
  error?: ReactNode;
  /** Most fields are needed; those that are not say so. */
  optional?: boolean;
};

type Props = FieldTexts & {
  children: (control: Control) => ReactNode;
  /** Something small at the lower right, such as a count. */
  aside?: ReactNode;
};

/** Label above, hint below it, control, error: in this order for the eye and for the ear. */
export function Field({ label, hint, error, optional = false, aside, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
        {optional && (
          <span className="ms-2 inline-block font-normal text-faint">
            <Trans>optional</Trans>
          </span>
        )}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="-mt-1 text-small text-soft">
          {hint}
        </div>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {(error || aside) && (
        <div className="flex items-start justify-between gap-4 text-small">
          {error && (
            <div id={`${id}-error`} className="flex gap-1.5 font-medium text-danger">
              <Icon of={CircleAlert} size="sm" className="mt-[0.2em]" />
              <span>{error}</span>
            </div>
          )}
          {aside && <div className="ms-auto shrink-0">{aside}</div>}
        </div>
      )}
    </div>
  );
}
