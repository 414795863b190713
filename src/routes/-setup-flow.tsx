import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readMailLink } from '../auth/mail-link.ts';
import { GuardianConsent } from '../features/content/guardian/guardian-consent.tsx';
import { WebpageScreen } from '../features/content/webpage-screen.tsx';
import { SetupScreen } from '../features/identity/setup/setup-screen.tsx';
import { usePlaceInSetup } from '../features/identity/setup/use-place-in-setup.ts';
import { OutboxList } from '../features/settings/outbox-list.tsx';
import { PushSection } from '../features/settings/push-section.tsx';
import { SignOutSheet } from '../features/settings/sign-out-sheet.tsx';
import { SetupLayout } from '../layouts/setup-layout.tsx';
import { usePush } from './-use-push.ts';

type Props = { em?: string; step?: string; page?: string };

/** The steps in their layout, with what other features give to them. */
export function SetupFlow({ em, step: asked, page }: Props) {
  const navigate = useNavigate();
  const place = usePlaceInSetup(asked, (step) => void navigate({ to: '/setup', search: { step } }));
  const push = usePush();
  const [leaving, setLeaving] = useState(false);
  const { step, before, progress } = place?.setup ? place : { step: null, before: null, progress: null };

  // The browser's way back goes from step to step, so each of them has an address.
  const unnamed = step !== null && !page && asked !== step;
  useEffect(() => {
    if (unnamed) void navigate({ to: '/setup', search: { ...(em && { em }), step }, replace: true });
  }, [navigate, unnamed, em, step]);

  return (
    <SetupLayout
      progress={page ? null : progress}
      back={page ? step : before}
      cameFromElsewhere={em === 'e1' && !page}
      onSignOut={() => setLeaving(true)}
    >
      {page ? (
        <LegalText key={page} page={page} />
      ) : (
        <SetupScreen
          place={place}
          push={{ on: push.state === 'on', section: <PushSection push={push} /> }}
          waiting={<OutboxList />}
        />
      )}
      <SignOutSheet open={leaving} onClose={() => setLeaving(false)} />
    </SetupLayout>
  );
}

/** A parent may answer on the child's own device. */
function LegalText({ page }: { page: string }) {
  const [link] = useState(() => readMailLink(sessionStorage, 'guardian'));
  return (
    <WebpageScreen webpageId={page}>
      {page === 'parents-letter' && link && <GuardianConsent token={link.token} />}
    </WebpageScreen>
  );
}
