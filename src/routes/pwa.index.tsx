import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ApplicationsStrip } from '../features/applications/applications-strip.tsx';
import { MarketScreen } from '../features/jobs/market-screen.tsx';
import { filtersOf, marketSearch, searchOf } from '../features/jobs/market-search-params.ts';
import { AppFrame } from './-app-frame.tsx';

export const Route = createFileRoute('/pwa/')({
  validateSearch: marketSearch,
  component: Market,
});

function Market() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const filters = useMemo(() => filtersOf(search), [search]);
  return (
    <AppFrame seeker="jobs">
      <MarketScreen
        aside={<ApplicationsStrip />}
        filters={filters}
        onFilters={(next) =>
          void navigate({ to: '/pwa', search: searchOf(next), replace: true, resetScroll: false })
        }
      />
    </AppFrame>
  );
}
