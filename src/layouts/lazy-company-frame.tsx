import { type ComponentProps, lazy, Suspense } from 'react';

const Frame = lazy(async () => ({ default: (await import('./company-frame.tsx')).CompanyFrame }));

/** Seekers never load it: their lines are the thinner ones. */
export function LazyCompanyFrame(props: ComponentProps<typeof Frame>) {
  return (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  );
}
