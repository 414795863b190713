import { lazy, Suspense } from 'react';
import { ImportAway } from '../features/company/import-away.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AppFrame } from './-app-frame.tsx';

/** Its readers of files are for the few who import: no device keeps them before (vite.config.ts). */
const ImportScreen = lazy(() =>
  import('../features/company/import-screen.tsx').then(
    ({ ImportScreen }) => ({ default: ImportScreen }),
    () => ({ default: ImportAway }),
  ),
);

export function CompanyImport() {
  return (
    <AppFrame company="jobs">
      <Suspense fallback={<Skeleton lines={6} />}>
        <ImportScreen />
      </Suspense>
    </AppFrame>
  );
}
