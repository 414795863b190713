import { createFileRoute } from '@tanstack/react-router';
import { PricingScreen } from '../features/billing/pricing-screen.tsx';
import { AppFrame } from './-app-frame.tsx';

export const Route = createFileRoute('/pwa/company/pricing')({
  staticData: { middleware: ['linked-company'] },
  component: Pricing,
});

function Pricing() {
  return (
    <AppFrame company="plan">
      <PricingScreen />
    </AppFrame>
  );
}
