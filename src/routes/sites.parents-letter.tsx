import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { readMailLink } from '../auth/mail-link.ts';
import { GuardianConsent } from '../features/content/guardian/guardian-consent.tsx';
import { WebpageScreen } from '../features/content/webpage-screen.tsx';
import { PublicFrame } from './-public-frame.tsx';
import { versionSearch } from './-version-search.ts';

const GuardianOffer = lazy(async () => ({
  default: (await import('../features/offers/guardian/guardian-offer.tsx')).GuardianOffer,
}));

export const Route = createFileRoute('/sites/parents-letter')({
  validateSearch: versionSearch,
  component: ParentsLetter,
});

function ParentsLetter() {
  const { version } = Route.useSearch();
  const [link] = useState(() => readMailLink(sessionStorage, 'guardian'));
  const [offer] = useState(() => readMailLink(sessionStorage, 'guardian-sign'));
  return (
    <PublicFrame>
      <WebpageScreen webpageId="parents-letter" version={version}>
        {link && <GuardianConsent token={link.token} />}
        {offer && (
          <Suspense>
            <GuardianOffer token={offer.token} />
          </Suspense>
        )}
      </WebpageScreen>
    </PublicFrame>
  );
}
