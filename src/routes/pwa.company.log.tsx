import { createFileRoute } from '@tanstack/react-router';
import { LogScreen } from '../features/company/log-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';

// `who`: id of a member · `about`: a kind of entry.
export const Route = createFileRoute('/pwa/company/log')({
  validateSearch: textFields('who', 'about'),
  staticData: { middleware: ['linked-company'] },
  component: Log,
});

function Log() {
  const filter = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppFrame company="team">
      <LogScreen
        filter={filter}
        onFilter={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AppFrame>
  );
}
