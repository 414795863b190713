import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ApplicationsScreen } from '../features/applications/applications-screen.tsx';
import { SharedFilesScreen } from '../features/applications/shared-files-screen.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { Invited } from './-invited.tsx';
import { PushOffer } from './-push-offer.tsx';
import { SeekerOffer } from './-seeker-offer.tsx';
import { textFields } from './-text-fields.ts';

const Campaigns = lazy(async () => ({ default: (await import('./-campaigns.tsx')).Campaigns }));

// `view=shared`: files that another app has shared (sw/shared.ts).
export const Route = createFileRoute('/pwa/user/')({
  validateSearch: textFields(
    'view',
    'application',
    'offer',
    'step',
    'show',
    'add',
    'title',
    'link',
    'invite',
    'company',
  ),
  component: UserPage,
});

function UserPage() {
  const { view, offer, step, invite, company, ...address } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (view === 'invitation') return <Invited key={invite} invite={invite} company={company} />;
  if (offer) return <SeekerOffer offerId={offer} step={step} />;
  const applications = view === 'applications' || view === 'shared' || address.application !== undefined;
  return (
    <AppFrame seeker={applications ? 'applications' : 'me'}>
      {view === 'campaigns' ? (
        <Suspense>
          <Campaigns show={address.show} />
        </Suspense>
      ) : view === 'shared' ? (
        <SharedFilesScreen />
      ) : applications ? (
        <ApplicationsScreen
          address={address}
          onAddress={(next) =>
            void navigate({ search: { view: 'applications', ...next }, replace: true, resetScroll: false })
          }
          offer={<PushOffer side="talent" />}
        />
      ) : (
        <ProfileScreen />
      )}
    </AppFrame>
  );
}
