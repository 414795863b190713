import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { CreatorScreen } from '../features/creator/creator-screen.tsx';
import { AskGuardianForm } from '../features/identity/ask-guardian-form.tsx';
import { AppFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';

/** `state` and `code` are what a platform's sign-in gives back. */
export const Route = createFileRoute('/pwa/user/create-creator')({
  validateSearch: textFields('view', 'state', 'code'),
  component: CreateCreator,
});

function CreateCreator() {
  const { view, state, code } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <AppFrame seeker="me">
      <CreatorScreen
        view={view === 'kit' ? 'kit' : 'edit'}
        returned={state === undefined ? null : { state, code }}
        onReturned={() => void navigate({ to: '/pwa/user/create-creator', search: {}, replace: true })}
        askForm={(ask) => <AskGuardianForm {...ask} />}
      />
    </AppFrame>
  );
}
