import { createFileRoute } from '@tanstack/react-router';
import { TeamScreen } from '../features/content/team-screen.tsx';
import { PublicFrame } from './-public-frame.tsx';

export const Route = createFileRoute('/team')({ component: Team });

function Team() {
  return (
    <PublicFrame>
      <TeamScreen />
    </PublicFrame>
  );
}
