import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { SignedIn } from '../app/signed-in.tsx';
import { AppBadge } from '../layouts/app-badge.tsx';
import { KeepPreferences } from '../layouts/keep-preferences.tsx';
import { textFields } from './-text-fields.ts';

/** What is held back was tapped a moment ago: nothing of it is in the first paint. */
const UndoWatch = lazy(async () => ({
  default: (await import('../features/settings/undo-watch.tsx')).UndoWatch,
}));
const ReportSheet = lazy(async () => ({
  default: (await import('../features/safety/report-sheet.tsx')).ReportSheet,
}));

// `report`: what is reported, over whatever screen is there.
export const Route = createFileRoute('/pwa')({
  validateSearch: textFields('report'),
  component: SignedInArea,
});

function SignedInArea() {
  const { app } = Route.useRouteContext();
  return (
    <SignedIn app={app}>
      <KeepPreferences />
      <AppBadge />
      <Suspense>
        <UndoWatch />
      </Suspense>
      <Outlet />
      <Reporting />
    </SignedIn>
  );
}

function Reporting() {
  const { report } = Route.useSearch();
  const navigate = useNavigate();
  // Once it was open it stays: a sheet that is gone gives no focus back.
  const [asked, setAsked] = useState(false);
  if (report && !asked) setAsked(true);
  const close = () =>
    navigate({
      to: '.',
      search: (now) => ({ ...now, report: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    asked && (
      <Suspense>
        <ReportSheet about={report} onClose={() => void close()} />
      </Suspense>
    )
  );
}
