import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PaymentScreen } from '../features/billing/payment-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';

export const Route = createFileRoute('/pwa/company/payment')({
  validateSearch: textFields('price'),
  staticData: { middleware: ['linked-company'] },
  component: Payment,
});

function Payment() {
  const { price } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <AppFrame company="plan">
      <PaymentScreen
        priceId={price}
        onChosen={() =>
          void navigate({ to: '/pwa/company/payment', search: {}, replace: true, resetScroll: false })
        }
      />
    </AppFrame>
  );
}
