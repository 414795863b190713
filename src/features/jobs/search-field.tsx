import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SearchInput } from '../../ui/search-input.tsx';

/** The address ends with this where somebody asked for the search field. */
const HASH = 'search';

type Props = { text: string; onType: (text: string) => void; onLeave: () => void };

/** Words of the title, the company, the place and the text of a job. */
export function SearchField({ text, onType, onLeave }: Props) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  // Another key for each arrival, so that asking twice leads here twice.
  const asked = useLocation({
    select: ({ hash, state }) => (hash === HASH ? (state.__TSR_key ?? hash) : null),
  });
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers this app still serves do not know <search>
    <form
      role="search"
      id={HASH}
      onSubmit={(event) => {
        event.preventDefault();
        // Puts the keyboard of a phone away; the results are there already.
        field.current?.blur();
      }}
    >
      <SearchInput
        ref={field}
        label={t`Search jobs`}
        placeholder={t`Job, company or place`}
        maxLength={200}
        value={text}
        onType={onType}
        onBlur={onLeave}
      />
    </form>
  );
}
