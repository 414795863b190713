import { createFileRoute } from '@tanstack/react-router';
import { SellerScreen } from '../features/rights/seller/seller-screen.tsx';
import { AppFrame } from './-app-frame.tsx';

export const Route = createFileRoute('/pwa/user/tax')({ component: TaxPage });

function TaxPage() {
  return (
    <AppFrame seeker="me">
      <SellerScreen />
    </AppFrame>
  );
}
