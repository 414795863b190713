import { createFileRoute } from '@tanstack/react-router';
import { WelcomeScreen } from '../features/content/welcome-screen.tsx';
import { PublicFrame } from './-public-frame.tsx';

export const Route = createFileRoute('/')({ component: Welcome });

function Welcome() {
  return (
    <PublicFrame>
      <WelcomeScreen />
    </PublicFrame>
  );
}
