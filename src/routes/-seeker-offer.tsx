import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AppFrame } from './-app-frame.tsx';

/** Few people have an offer: its screens are not part of what everybody loads. */
const OfferScreen = lazy(async () => ({
  default: (await import('../features/offers/read/offer-screen.tsx')).OfferScreen,
}));
const STEPS = ['read', 'sign', 'counter', 'guardians'] as const;

/** An offer as whoever it is for reads it; `step`: what is open of it. */
export function SeekerOffer({ offerId, step }: { offerId: string; step: string | undefined }) {
  const navigate = useNavigate();
  return (
    <AppFrame seeker="applications">
      <Suspense>
        <OfferScreen
          key={offerId}
          offerId={offerId}
          step={STEPS.find((known) => known === step) ?? 'open'}
          onStep={(next, replace = false) =>
            void navigate({
              to: '/pwa/user',
              search: { offer: offerId, ...(next === 'open' ? {} : { step: next }) },
              replace,
            })
          }
        />
      </Suspense>
    </AppFrame>
  );
}
