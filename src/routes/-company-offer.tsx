import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AppFrame } from './-app-frame.tsx';

const CompanyOfferScreen = lazy(async () => ({
  default: (await import('../features/offers/company/company-offer-screen.tsx')).CompanyOfferScreen,
}));

type Props = { offerId: string; applicantId: string | undefined; step: string | undefined };

/** An offer of the company: by its id, or `new` to an applicant; `step=edit`: with its form open. */
export function CompanyOffer({ offerId, applicantId, step }: Props) {
  const navigate = useNavigate();
  return (
    <AppFrame company="applicants">
      <Suspense>
        <CompanyOfferScreen
          key={offerId}
          offerId={offerId}
          applicantId={applicantId}
          step={step}
          onOpen={(id, at) =>
            void navigate({
              to: '/pwa/company',
              search: { offer: id, ...(at ? { step: at } : {}) },
              replace: true,
            })
          }
        />
      </Suspense>
    </AppFrame>
  );
}

/** A new offer to a creator. `start`: the place of the package it begins with, or `new`. */
export function CreatorOffer({ creatorId, start }: { creatorId: string; start: string }) {
  const navigate = useNavigate();
  return (
    <AppFrame company="creators">
      <Suspense>
        <CompanyOfferScreen
          offerId="new"
          creatorId={creatorId}
          step={start}
          onOpen={(offer) => void navigate({ to: '/pwa/company', search: { offer }, replace: true })}
        />
      </Suspense>
    </AppFrame>
  );
}
