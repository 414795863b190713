import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

type Props<Field extends string> = {
  /** In the order of the form. */
  wrong: readonly { field: Field; label: string; problem: string }[];
  /** Nothing is told before the form was sent once; each time it is, the box takes the focus. */
  submitCount: number;
  onGo: (field: Field) => void;
};

/**
 * What has to be looked at again in a long form, beside the button that was tapped at its end; each leads to its field.
 * Short forms have theirs above (`error-summary.tsx`).
 */
export function FormErrors<Field extends string>({ wrong, submitCount, onGo }: Props<Field>) {
  const box = useRef<HTMLDivElement>(null);
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
        {wrong.map(({ field, label, problem }) => (
          <li key={field}>
            <button type="button" className="link min-h-6 text-start" onClick={() => onGo(field)}>
              {label}
            </button>
            : {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}
