import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type FormEvent, type Ref, useCallback, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'maxLength'> & {
    /** Most characters. A longer text is shown as too long; nothing of what was pasted is cut off. */
    limit?: number;
  };

/** Several lines, `rows` of them at first; grows with its text. */
export function TextArea({ label, hint, error, optional, limit, ref, onInput, rows = 3, ...rest }: Props) {
  const [length, setLength] = useState(0);
  const measure = useCallback((area: HTMLTextAreaElement | null) => {
    if (area) setLength(area.value.length);
  }, []);
  const count = (event: FormEvent<HTMLTextAreaElement>) => {
    setLength(event.currentTarget.value.length);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  // A controlled text also changes without an input event: when it was sent, or restored from a draft.
  const shown = typeof rest.value === 'string' ? rest.value.length : length;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      aside={limit !== undefined && <Count length={shown} limit={limit} />}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
          ref={joinRefs(measure, ref)}
          onInput={count}
          className="control field-sizing-content max-h-[60dvh] resize-none leading-normal"
        />
      )}
    </Field>
  );
}

function Count({ length, limit }: { length: number; limit: number }) {
  const { t } = useLingui();
  const left = limit - length;
  const over = -left;
  return (
    <span className={left < 0 ? 'font-semibold tabular-nums text-danger' : 'tabular-nums text-faint'}>
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      {/* Read out only when it begins to matter. */}
      <span role="status" className="sr-only">
        {left < 0 ? t`${over} characters too long` : left <= limit / 20 ? t`${left} characters left` : ''}
      </span>
    </span>
  );
}

/** One ref for an element that two parties hold. */
function joinRefs<T>(own: (element: T | null) => void, given: Ref<T> | undefined) {
  return (element: T | null) => {
    own(element);
    if (typeof given === 'function') return given(element);
    if (given) given.current = element;
  };
}
