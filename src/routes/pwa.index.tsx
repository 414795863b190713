import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ApplicationsStrip } from '../features/applications/applications-strip.tsx';
import { MarketScreen } from '../features/jobs/market-screen.tsx';
import { filtersOf, marketSearch, searchOf } from '../features/jobs/market-search-params.ts';
import { sharedOf } from '../features/jobs/shared.ts';
import { AppFrame } from './-app-frame.tsx';

export const Route = createFileRoute('/pwa/')({
  validateSearch: marketSearch,
  // The share target of the manifest leads here.
  beforeLoad: ({ location: { searchStr } }) => {
    const shared = sharedOf(searchStr, location.origin);
    if (!shared) return;
    if ('jobId' in shared) throw redirect({ to: '/pwa/$jobId', params: shared, replace: true });
    throw redirect({ to: '/pwa', search: shared.words ? { q: shared.words } : {}, replace: true });
  },
  component: Market,
});

function Market() {
  const search = Route.useSearch();
  const router = useRouter();
  const filters = useMemo(() => filtersOf(search), [search]);
  return (
    <AppFrame seeker="jobs">
      <MarketScreen
        aside={<ApplicationsStrip />}
        filters={filters}
        onFilters={(next) => {
          // Words that settle while a job is being opened would take the person back to the list.
          if (router.latestLocation.pathname !== '/pwa') return;
          void router.navigate({ to: '/pwa', search: searchOf(next), replace: true, resetScroll: false });
        }}
      />
    </AppFrame>
  );
}
