import { createFileRoute, useRouter } from '@tanstack/react-router';
import { lazy, useMemo } from 'react';
import { ApplicationsStrip } from '../features/applications/applications-strip.tsx';
import { MarketScreen } from '../features/jobs/market-screen.tsx';
import { addressOf, type MarketSearch, searchOfAddress } from '../features/jobs/market-search-params.ts';
import { AppFrame } from './-app-frame.tsx';
import { askAhead } from './-ask-ahead.ts';

const JobBeside = lazy(async () => ({ default: (await import('./-job-page.tsx')).JobBeside }));

export const Route = createFileRoute('/pwa/')({
  // Typed and not checked: what makes no sense is as good as not there (market-search-params.ts), and routes are small.
  validateSearch: (search: Record<string, unknown>): MarketSearch => search,
  // Loaded only where another app has shared something: the share target of the manifest leads here.
  beforeLoad: async ({ location: { searchStr } }) => {
    if (!/[?&](url|text|title)=/.test(searchStr)) return;
    (await import('./-shared.ts')).leadToShared(searchStr, location.origin);
  },
  loader: ({ context }) => askAhead(context),
  // Once: what it has asked for is live.
  staleTime: Number.POSITIVE_INFINITY,
  component: Market,
});

function Market() {
  const search = Route.useSearch();
  const router = useRouter();
  const address = useMemo(() => addressOf(search), [search]);
  return (
    <AppFrame seeker="jobs">
      <MarketScreen
        aside={<ApplicationsStrip />}
        address={address}
        onAddress={(next) => {
          // Words that settle while a job is being opened would take the person back to the list.
          if (router.latestLocation.pathname !== '/pwa') return;
          const search = searchOfAddress(next);
          void router.navigate({ to: '/pwa', search, replace: true, resetScroll: false });
        }}
        article={(jobId) => <JobBeside jobId={jobId} />}
      />
    </AppFrame>
  );
}
