import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { addressOf, type FilterAddress, readFilters } from '../features/creator/find/filters.ts';
import { FindCreatorsScreen } from '../features/creator/find/find-creators-screen.tsx';
import { FoundCreator } from '../features/creator/find/found-creator.tsx';
import { AppFrame } from './-app-frame.tsx';
import { CreatorOffer } from './-company-offer.tsx';
import { textFields } from './-text-fields.ts';

const FILTERS = ['platform', 'niche', 'language', 'region', 'reach', 'maxPrice', 'measured'] as const;

export const Route = createFileRoute('/pwa/company/creators')({
  validateSearch: textFields('tab', 'creator', 'offer', ...FILTERS),
  staticData: { middleware: ['linked-company'] },
  component: Creators,
});

function Creators() {
  const { tab, creator, offer, ...filters } = Route.useSearch();
  const navigate = useNavigate();
  const go = (search: FilterAddress & { tab?: string }) =>
    void navigate({ to: '/pwa/company/creators', search });
  if (creator && offer) return <CreatorOffer key={creator} creatorId={creator} start={offer} />;
  return (
    <AppFrame company="creators">
      {creator ? (
        <FoundCreator
          key={creator}
          creatorId={creator}
          onBack={() => go({ ...filters, ...(tab && { tab }) })}
        />
      ) : (
        <FindCreatorsScreen
          tab={tab === 'saved' ? 'saved' : 'all'}
          filters={readFilters(filters)}
          onTab={(next) => go({ ...filters, ...(next === 'saved' && { tab: next }) })}
          onFilters={(next) => go(addressOf(next))}
        />
      )}
    </AppFrame>
  );
}
