import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SignedIn } from '../app/signed-in.tsx';
import { useSession } from '../auth/use-account.ts';
import { LockedScreen } from '../features/identity/locked-screen.tsx';
import { DataSection } from '../features/rights/data-section.tsx';
import { LockObjection } from '../features/safety/lock-objection.tsx';
import { LockReasons } from '../features/safety/lock-reasons.tsx';
import { OutboxList } from '../features/settings/outbox-list.tsx';
import { SignOutSheet } from '../features/settings/sign-out-sheet.tsx';
import { LockedLayout } from '../layouts/locked-layout.tsx';

/** Of few accounts: who works for no company never loads it. */
const LockedPlan = lazy(async () => ({
  default: (await import('../features/billing/locked-plan.tsx')).LockedPlan,
}));

/** How often it is looked whether the account is open again, in milliseconds (locked.5). */
const LOOK_EVERY_MS = 10 * 60_000;

// Specification section 2: the route carries a middleware entry with an undefined value.
export const Route = createFileRoute('/locked')({
  staticData: { middleware: [undefined] },
  component: Locked,
});

function Locked() {
  const { app } = Route.useRouteContext();
  const { locked: lock, companyId } = useSession() ?? {};
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const look = () => void app.checkLock();
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [app]);
  if (!lock) return null;
  return (
    <LockedLayout>
      <SignedIn app={app}>
        <LockedScreen
          why={<LockReasons lock={lock} />}
          objection={<LockObjection />}
          held={<OutboxList />}
          plan={
            companyId && (
              <Suspense>
                <LockedPlan companyId={companyId} />
              </Suspense>
            )
          }
          data={<DataSection onSignOut={() => setLeaving(true)} />}
          onSignOut={() => setLeaving(true)}
        />
        <SignOutSheet open={leaving} onClose={() => setLeaving(false)} />
      </SignedIn>
    </LockedLayout>
  );
}
