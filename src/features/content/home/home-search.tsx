import { useLingui } from '@lingui/react/macro';
import { SearchInput } from '../../../ui/search-input.tsx';

type Props = { text: string; onType: (text: string) => void };

/** Searches while somebody types; before scripts run it is a form to the list of the server (home.2). */
export function HomeSearch({ text, onType }: Props) {
  const { t } = useLingui();
  return (
    <search>
      <form action="/jobs" onSubmit={(event) => event.preventDefault()}>
        <SearchInput
          name="q"
          label={t`Search jobs`}
          placeholder={t`Job, company or place`}
          maxLength={200}
          value={text}
          onType={onType}
          large
        />
      </form>
    </search>
  );
}
