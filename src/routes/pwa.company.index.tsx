import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { ApplicantsScreen } from '../features/company/applicants-screen.tsx';
import { JobsScreen } from '../features/company/jobs-screen.tsx';
import { OverviewScreen } from '../features/company/overview-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { CompanyImport } from './-company-import.tsx';
import { CompanyOffer } from './-company-offer.tsx';
import { placeOnMap } from './-place-on-map.tsx';
import { PushOffer } from './-push-offer.tsx';
import { textFields } from './-text-fields.ts';

const PoolScreen = lazy(async () => ({ default: (await import('../features/company/later.ts')).PoolScreen }));

export const Route = createFileRoute('/pwa/company/')({
  validateSearch: textFields('view', 'applicant', 'job', 'offer', 'step', 'as', 'tab', 'sort', 'q', 'mine'),
  staticData: { middleware: ['linked-company'] },
  component: Overview,
});

function Overview() {
  const search = Route.useSearch();
  const { view, applicant, offer, step } = search;
  const navigate = useNavigate();
  // The same one each time: the cards of a board are drawn again for another.
  const select = useCallback(
    (next: Omit<typeof search, 'offer' | 'step'>) =>
      void navigate({
        to: '/pwa/company',
        search: (before) => ({ ...before, ...next }),
        resetScroll: false,
        // Each letter that is typed is no step back.
        replace: 'q' in next,
      }),
    [navigate],
  );
  if (offer) return <CompanyOffer key={offer} offerId={offer} applicantId={applicant} step={step} />;
  if (view === 'import') return <CompanyImport />;
  if (view === 'applicants')
    return (
      <AppFrame company="applicants" slim={applicant !== undefined}>
        <ApplicantsScreen
          address={search}
          onSelect={select}
          onOffer={(id, offerId = 'new') =>
            void navigate({ to: '/pwa/company', search: { offer: offerId, applicant: id } })
          }
        />
      </AppFrame>
    );
  if (view === 'pool')
    return (
      <AppFrame company="applicants" slim={applicant !== undefined}>
        <Suspense>
          <PoolScreen address={search} onSelect={select} />
        </Suspense>
      </AppFrame>
    );
  const offers = <PushOffer side="company" />;
  if (view === 'jobs')
    return (
      <AppFrame company="jobs">
        <JobsScreen address={search} offer={offers} place={placeOnMap} onSelect={select} />
      </AppFrame>
    );
  return (
    <AppFrame company="overview">
      <OverviewScreen offer={offers} applicantId={applicant} onSelect={select} />
    </AppFrame>
  );
}
