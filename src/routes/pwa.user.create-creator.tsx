import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { CreatorScreen } from '../features/creator/creator-screen.tsx';
import { partOf } from '../features/creator/parts/parts.ts';
import { AskGuardianForm } from '../features/identity/ask-guardian-form.tsx';
import { AppFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';

/** `state` and `code` are what a platform's sign-in gives back. */
export const Route = createFileRoute('/pwa/user/create-creator')({
  validateSearch: textFields('view', 'part', 'state', 'code'),
  component: CreateCreator,
});

function CreateCreator() {
  const { view, part, state, code } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <AppFrame seeker="me">
      <CreatorScreen
        view={view === 'kit' ? 'kit' : 'edit'}
        part={partOf(part)}
        onPart={(next) => void navigate({ to: '/pwa/user/create-creator', search: { part: next } })}
        returned={state === undefined ? null : { state, code }}
        onReturned={() =>
          void navigate({ to: '/pwa/user/create-creator', search: { part: 'sources' }, replace: true })
        }
        askForm={(ask) => <AskGuardianForm {...ask} />}
      />
    </AppFrame>
  );
}
