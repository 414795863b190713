import { createFileRoute } from '@tanstack/react-router';
import { WelcomeScreen } from '../features/content/welcome-screen.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';

export const Route = createFileRoute('/')({ component: Welcome });

function Welcome() {
  return (
    <DefaultLayout>
      <WelcomeScreen />
    </DefaultLayout>
  );
}
