import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { myCompany } from '../../../replica/queries/me.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { ChosenChip } from '../../../ui/chip.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Page } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CreatorFilterFields } from './creator-filter-fields.tsx';
import { filterText } from './filter-text.ts';
import { type CreatorFilters, FILTER_KEYS, searchArgs, without } from './filters.ts';
import { FoundCreators } from './found-creators.tsx';
import { PlanNeeded } from './plan-needed.tsx';
import { SavedCreators } from './saved-creators.tsx';

type Tab = 'all' | 'saved';
type Props = {
  tab: Tab;
  filters: CreatorFilters;
  onTab: (tab: Tab) => void;
  onFilters: (filters: CreatorFilters) => void;
};

/** Limits of a plan move rarely; the server asks them of every search as well. */
const LIMITS_FRESH_MS = 10 * 60_000;

/** /pwa/company/creators: people who can be asked for a campaign. */
export function FindCreatorsScreen({ tab, filters, onTab, onFilters }: Props) {
  const { t } = useLingui();
  const company = useLive(async (db) => (await myCompany(db)) ?? null);
  const reach = useReachability();
  const limits = useRead('subscription.entitlement', company ? { companyId: company._id } : null, {
    freshMs: LIMITS_FRESH_MS,
  });
  const [open, setOpen] = useState(false);
  const closed = limits.state === 'there' && !limits.data.creatorSearch;
  const search = (next: CreatorFilters) => {
    setOpen(false);
    onFilters(next);
  };
  const fields = <CreatorFilterFields filters={filters} onSearch={search} />;
  const chosen = FILTER_KEYS.filter((key) => filters[key] !== undefined);
  const count = chosen.length;
  return (
    <Page
      title={t`Creators`}
      wide
      lead={<Trans>People who make posts, videos or podcasts, and can be asked for a campaign.</Trans>}
      actions={
        !closed && (
          <SegmentedControl<Tab>
            legend={t`Search or saved`}
            hideLegend
            segments={[
              { value: 'all', label: t`Search` },
              { value: 'saved', label: t`Saved` },
            ]}
            value={tab}
            onChange={onTab}
          />
        )
      }
    >
      {company === null ? (
        <NotHere title={<Trans>Your company is not on this device yet</Trans>} {...reach}>
          <Skeleton lines={8} />
        </NotHere>
      ) : !company || limits.state === 'loading' ? (
        <Skeleton lines={8} />
      ) : closed ? (
        <PlanNeeded />
      ) : tab === 'saved' ? (
        <div className="max-w-content">
          <SavedCreators onSearch={() => onTab('all')} />
        </div>
      ) : (
        <div className="grid items-start gap-8 desk:grid-cols-[17rem_minmax(0,45rem)] desk:gap-12">
          <div className="max-desk:hidden">{fields}</div>
          <div className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center gap-2 empty:hidden">
              <div className="desk:hidden">
                <Button variant="quiet" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
                  {count === 0
                    ? t`Filters`
                    : t`${plural(count, { one: 'Filters, # on', other: 'Filters, # on' })}`}
                </Button>
              </div>
              <Chosen filters={filters} chosen={chosen} onFilters={onFilters} />
            </div>
            <FoundCreators
              key={JSON.stringify(filters)}
              args={searchArgs(filters)}
              narrowed={count > 0}
              onReset={() => onFilters({})}
            />
          </div>
          <Sheet open={open} onClose={() => setOpen(false)} title={t`Filters`}>
            {fields}
          </Sheet>
        </div>
      )}
    </Page>
  );
}

type ChosenProps = Pick<Props, 'filters' | 'onFilters'> & { chosen: readonly (keyof CreatorFilters)[] };

/** The filters that are on, each with a way to take it off. */
function Chosen({ filters, chosen, onFilters }: ChosenProps) {
  const { t, i18n } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t`Chosen filters`} className="contents">
      {chosen.map((key) => {
        const text = filterText(i18n, filters, key);
        return (
          <li key={key} className="max-w-full">
            <ChosenChip removeName={t`Remove: ${text}`} onRemove={() => onFilters(without(filters, key))}>
              {text}
            </ChosenChip>
          </li>
        );
      })}
    </ul>
  );
}
