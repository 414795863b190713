import { lazy, Suspense, useCallback, useState } from 'react';

/** What is asked about a job before anything is done. */
export type JobSheet = 'close' | 'extend' | 'export' | 'clean' | 'delete';

const SHEETS = {
  close: lazy(async () => ({ default: (await import('../unpublish-sheet.tsx')).UnpublishSheet })),
  extend: lazy(() => import('./extend-sheet.tsx')),
  export: lazy(() => import('./export-sheet.tsx')),
  clean: lazy(() => import('./clean-sheet.tsx')),
  delete: lazy(async () => ({ default: (await import('../delete-job-sheet.tsx')).DeleteJobSheet })),
};

/** Closed it keeps its sheet without a job: only a sheet that is still there gives the focus back. */
type Asked = { sheet: JobSheet; jobId: string | undefined };

/** Opens the sheet of what was chosen in a job's menu; each is loaded when it is opened first. */
export function useJobSheets() {
  const [asked, setAsked] = useState<Asked>();
  const onSheet = useCallback((sheet: JobSheet, jobId: string) => setAsked({ sheet, jobId }), []);
  const close = () => setAsked((last) => last && { ...last, jobId: undefined });
  const Chosen = asked && SHEETS[asked.sheet];
  const sheets = Chosen && (
    <Suspense>
      <Chosen jobId={asked.jobId} onClose={close} />
    </Suspense>
  );
  return { onSheet, sheets };
}
