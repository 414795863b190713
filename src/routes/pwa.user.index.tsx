import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsScreen } from '../features/applications/applications-screen.tsx';
import { SharedFilesScreen } from '../features/applications/shared-files-screen.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { Invited } from './-invited.tsx';
import { PushOffer } from './-push-offer.tsx';
import { SeekerOffer } from './-seeker-offer.tsx';
import { textFields } from './-text-fields.ts';

// `view=shared`: files that another app has shared (sw/shared.ts).
export const Route = createFileRoute('/pwa/user/')({
  validateSearch: textFields('view', 'application', 'offer', 'step'),
  component: UserPage,
});

function UserPage() {
  const { view, application, offer, step } = Route.useSearch();
  if (view === 'invitation') return <Invited />;
  if (offer) return <SeekerOffer offerId={offer} step={step} />;
  const applications = view === 'applications' || view === 'shared' || application !== undefined;
  return (
    <AppFrame seeker={applications ? 'applications' : 'me'}>
      {view === 'shared' ? (
        <SharedFilesScreen />
      ) : applications ? (
        <ApplicationsScreen selectedId={application} offer={<PushOffer side="talent" />} />
      ) : (
        <ProfileScreen />
      )}
    </AppFrame>
  );
}
