import { createFileRoute } from '@tanstack/react-router';
import { TeamScreen } from '../features/company/team-screen.tsx';
import { AppFrame } from './-app-frame.tsx';

export const Route = createFileRoute('/pwa/company/team')({
  staticData: { middleware: ['linked-company'] },
  component: Team,
});

function Team() {
  return (
    <AppFrame company="team">
      <TeamScreen />
    </AppFrame>
  );
}
