import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import BellPlus from 'lucide-react/icons/bell-plus';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { readQuery } from '../../../contract/search/read-query.ts';
import { type MarketFilters, NO_FILTERS } from '../../replica/market/filters.ts';
import { useCounts } from '../../replica/market/use-counts.ts';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Relaxation, relaxations } from './chosen.ts';
import { chosenText } from './chosen-text.ts';
import { useKeepSearch } from './use-keep-search.ts';
import { singleWords, usualWords } from './usual-words.ts';

type Props = {
  filters: MarketFilters;
  /** The server has more of the market than this device: what is not here may be there. */
  isPart: boolean;
  onFilters: (filters: MarketFilters) => void;
  /** They are a saved search from now on. */
  onKept: (id: string) => void;
  /** They are one already. */
  isKept: boolean;
};

type Way = Omit<Relaxation, 'what'> & { what: Relaxation['what'] | 'other words' };

const MOST = 5;

/** No job passes: the nearest ways to some, each with how many it finds. None that leads to nothing again (pwa.1). */
export function NothingFound({ filters, isPart, onFilters, onKept, isKept }: Props) {
  const { t, i18n } = useLingui();
  const keep = useKeepSearch();
  const ways = waysOut(filters);
  const keyOf = (way: Way) => `way:${JSON.stringify(way.filters)}`;
  const words = [...new Set(readQuery(filters.words).map(({ typed }) => typed))];
  const counts = useCounts([
    ...ways.map((way) => ({ key: keyOf(way), filters: way.filters, since: null })),
    ...words.map((word) => ({ key: `word:${word}`, filters: { ...NO_FILTERS, words: word }, since: null })),
  ]);
  const unknown = words.filter((word) => counts[`word:${word}`]?.all === 0).join(', ');
  const leading = ways.filter((way) => (counts[keyOf(way)]?.all ?? 0) > 0).slice(0, MOST);
  const told = ({ what, km, filters: { words } }: Way): string => {
    if (what === 'other words') return words;
    if (what === 'radius') return t`Look within ${km ?? 0} km`;
    if (what === 'words') return t`Search without words`;
    if (what === 'title') return t`Look in the whole ad`;
    const filter = chosenText(i18n, filters, what);
    return t`Remove: ${filter}`;
  };
  return (
    <div className="grid max-w-form content-start gap-4 py-6">
      <Drawing name="no-jobs" />
      <div className="grid gap-1">
        <p className="text-title font-bold">
          <Trans>Nothing yet</Trans>
        </p>
        <p className="text-soft">
          {unknown && <Trans>No job on this device has: {unknown}.</Trans>}{' '}
          {isPart ? (
            leading.length > 0 ? (
              <Trans>No job on this device fits all of this. These come closest:</Trans>
            ) : (
              <Trans>No job on this device fits all of this.</Trans>
            )
          ) : leading.length > 0 ? (
            <Trans>No job fits all of this today. These come closest:</Trans>
          ) : (
            <Trans>No job fits all of this today. New jobs arrive here by themselves.</Trans>
          )}
        </p>
      </div>
      {leading.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-sheet">
          {leading.map((way) => {
            const found = counts[keyOf(way)]?.all ?? 0;
            return (
              <li key={keyOf(way)}>
                <button
                  type="button"
                  onClick={() => onFilters(way.filters)}
                  className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start"
                >
                  <Icon of={iconOf(way.what)} className="text-accent" />
                  <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{told(way)}</span>
                  <span className="text-small tabular-nums text-soft">
                    {t`${plural(found, { one: '# job', other: '# jobs' })}`}
                  </span>
                  <Icon of={ChevronRight} className="text-faint" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {!isKept && (
        <Button
          variant="quiet"
          icon={BellPlus}
          onClick={() => void keep(filters, { alert: true }).then((id) => id && onKept(id))}
        >
          <Trans>Tell me when there is one</Trans>
        </Button>
      )}
    </div>
  );
}

/** Other words first: they keep what is asked for. Then what to let go of, least painful first. */
function waysOut(filters: MarketFilters): Way[] {
  // Words that are typed twice lead the same way twice.
  const others = [...new Set([...usualWords(filters.words), ...singleWords(filters.words)])];
  return [
    ...others.map((words): Way => ({ what: 'other words', filters: { ...filters, words } })),
    ...relaxations(filters),
  ];
}

function iconOf(what: Way['what']) {
  if (what === 'other words' || what === 'words' || what === 'title') return Search;
  return what === 'radius' || what === 'place' ? MapPin : SlidersHorizontal;
}
