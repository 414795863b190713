import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorState } from './error-state.tsx';

type Props<Field extends string> = {
  errors: readonly { field: Field; text: string }[];
  onGo: (field: Field) => void;
};

/** Everything that is wrong, above the form; each line leads to its field. */
export function ErrorSummary<Field extends string>({ errors, onGo }: Props<Field>) {
  const { t } = useLingui();
  if (errors.length === 0) return null;
  return (
    <ErrorState
      title={t`${plural(errors.length, { one: 'One thing is not right yet', other: '# things are not right yet' })}`}
    >
      <ul className="mt-1 grid gap-1">
        {errors.map(({ field, text }) => (
          <li key={field}>
            <button type="button" onClick={() => onGo(field)} className="link min-h-6 text-start">
              {text}
            </button>
          </li>
        ))}
      </ul>
    </ErrorState>
  );
}
