import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsScreen } from '../features/applications/applications-screen.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { Invited } from './-invited.tsx';
import { PushOffer } from './-push-offer.tsx';
import { textFields } from './-text-fields.ts';

export const Route = createFileRoute('/pwa/user/')({
  validateSearch: textFields('view', 'application'),
  component: UserPage,
});

function UserPage() {
  const { view, application } = Route.useSearch();
  if (view === 'invitation') return <Invited />;
  const applications = view === 'applications' || application !== undefined;
  return (
    <AppFrame seeker={applications ? 'applications' : 'me'}>
      {applications ? (
        <ApplicationsScreen selectedId={application} offer={<PushOffer side="talent" />} />
      ) : (
        <ProfileScreen />
      )}
    </AppFrame>
  );
}
