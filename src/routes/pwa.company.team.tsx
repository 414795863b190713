import { createFileRoute } from '@tanstack/react-router';
import { LogScreen } from '../features/company/log-screen.tsx';
import { TeamScreen } from '../features/company/team-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';

// `view=log`: the log · `who`: its entries by one member · `about`: of one kind.
export const Route = createFileRoute('/pwa/company/team')({
  validateSearch: textFields('view', 'who', 'about'),
  staticData: { middleware: ['linked-company'] },
  component: Team,
});

function Team() {
  const { view, ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AppFrame company="team">
      {view === 'log' ? (
        <LogScreen
          filter={filter}
          onFilter={(next) =>
            void navigate({ search: { view: 'log', ...next }, replace: true, resetScroll: false })
          }
        />
      ) : (
        <TeamScreen />
      )}
    </AppFrame>
  );
}
