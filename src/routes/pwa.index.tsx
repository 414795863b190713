import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ApplicationsStrip } from '../features/applications/applications-strip.tsx';
import { MarketScreen } from '../features/jobs/market-screen.tsx';
import { filtersOf, marketSearch, searchOf } from '../features/jobs/market-search-params.ts';
import { AppFrame } from './-app-frame.tsx';

export const Route = createFileRoute('/pwa/')({
  validateSearch: marketSearch,
  // Loaded only where another app has shared something: the share target of the manifest leads here.
  beforeLoad: async ({ location: { searchStr } }) => {
    if (!/[?&](url|text|title)=/.test(searchStr)) return;
    (await import('./-shared.ts')).leadToShared(searchStr, location.origin);
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
