import { useNavigate } from '@tanstack/react-router';
import { ReportSheet } from '../features/safety/report-sheet.tsx';

/** The form that reports something, over the screen that is open. */
export function Reporting({ about }: { about: string | undefined }) {
  const navigate = useNavigate();
  const close = () =>
    navigate({
      to: '.',
      search: (now) => ({ ...now, report: undefined }),
      replace: true,
      resetScroll: false,
    });
  return <ReportSheet about={about} onClose={() => void close()} />;
}
