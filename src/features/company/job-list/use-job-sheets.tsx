import { useCallback, useState } from 'react';
import { DeleteJobSheet } from '../delete-job-sheet.tsx';
import { CleanSheet } from './clean-sheet.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { ExtendSheet } from './extend-sheet.tsx';
import { ScheduleSheet } from './schedule-sheet.tsx';

const SHEETS = {
  extend: ExtendSheet,
  schedule: ScheduleSheet,
  export: ExportSheet,
  clean: CleanSheet,
  delete: DeleteJobSheet,
};

/** What is asked about a job before anything is done. */
export type JobSheet = keyof typeof SHEETS;

/** Closed it keeps its sheet without a job: only a sheet that is still there gives the focus back. */
type Asked = { sheet: JobSheet; jobId: string | undefined };

/** Opens the sheet of what was chosen in a job's menu. Not loaded apart: each file more costs every other screen. */
export function useJobSheets() {
  const [asked, setAsked] = useState<Asked>();
  const onSheet = useCallback((sheet: JobSheet, jobId: string) => setAsked({ sheet, jobId }), []);
  const close = () => setAsked((last) => last && { ...last, jobId: undefined });
  const Sheet = asked && SHEETS[asked.sheet];
  return { onSheet, sheets: Sheet && <Sheet jobId={asked.jobId} onClose={close} /> };
}
