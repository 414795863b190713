import { Trans, useLingui } from '@lingui/react/macro';
import { readQuery } from '../../../contract/search/read-query.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { MarketFilters } from '../../replica/market/filters.ts';
import { useCounts } from '../../replica/market/use-counts.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';

type Props = { filters: MarketFilters; onFilters: (filters: MarketFilters) => void };

/** Other words that are named; a table has more of them than anybody reads. */
const NAMED = 3;

/** Where the words have to stand, with how many jobs that leaves, and what else was looked for (pwa.1). */
export function WordsIn({ filters, onFilters }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const counting = ([false, true] as const).map((inTitle) => ({
    key: `words-in:${inTitle}`,
    filters: { ...filters, inTitle },
    since: null,
  }));
  const counts = useCounts(counting);
  const told = (inTitle: boolean, name: string) => {
    const count = counts[`words-in:${inTitle}`]?.all;
    return count === undefined ? name : `${name} · ${number(count)}`;
  };
  const others = otherWords(filters.words);
  return (
    <div className="grid max-w-form gap-1 py-1">
      <SegmentedControl
        wide
        hideLegend
        legend={t`Where your words have to be`}
        segments={[
          { value: 'ad', label: told(false, t`Whole ad`) },
          { value: 'title', label: told(true, t`Title only`) },
        ]}
        value={filters.inTitle ? 'title' : 'ad'}
        onChange={(value) => onFilters({ ...filters, inTitle: value === 'title' })}
      />
      <p className="text-note text-faint">
        {filters.inTitle ? (
          <Trans>Only jobs that have your words in their title.</Trans>
        ) : (
          <Trans>Jobs that have your words anywhere, in any form.</Trans>
        )}{' '}
        {others.length > 0 && (
          <Trans>
            Also looked for: <span className="capitalize">{others.join(', ')}</span>.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** Words that ads use for the typed ones. */
function otherWords(words: string): string[] {
  const written = readQuery(words).flatMap(({ typed, meanings }) =>
    meanings.flatMap(([first, ...rest]) =>
      first && rest.length === 0 && first.where !== 'mark' && !typed.includes(first.word) ? [first.word] : [],
    ),
  );
  return [...new Set(written)].slice(0, NAMED);
}
