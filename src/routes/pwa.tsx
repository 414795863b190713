import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { SignedIn } from '../app/signed-in.tsx';
import { AppBadge } from '../layouts/app-badge.tsx';
import { KeepPreferences } from '../layouts/keep-preferences.tsx';
import { usePainted } from '../ui/use-painted.ts';
import { textFields } from './-text-fields.ts';

/** Entries that are held back were tapped a moment ago: none of them is in the first paint. Without its code all else goes on. */
const UndoWatch = lazy(() =>
  import('../features/settings/undo-watch.tsx').then(
    ({ UndoWatch }) => ({ default: UndoWatch }),
    () => ({ default: () => null }),
  ),
);
const Reporting = lazy(async () => ({ default: (await import('./-reporting.tsx')).Reporting }));

// `report`: what is reported, over the screen that is open.
export const Route = createFileRoute('/pwa')({
  validateSearch: textFields('report'),
  component: SignedInArea,
});

function SignedInArea() {
  const { app } = Route.useRouteContext();
  const { report } = Route.useSearch();
  const painted = usePainted();
  // Once it was open it stays: a sheet that is gone gives no focus back.
  const [reporting, setReporting] = useState(false);
  if (report && !reporting) setReporting(true);
  return (
    <SignedIn app={app}>
      <KeepPreferences />
      <AppBadge />
      <Suspense>{painted && <UndoWatch />}</Suspense>
      <Outlet />
      <Suspense>{reporting && <Reporting about={report} />}</Suspense>
    </SignedIn>
  );
}
