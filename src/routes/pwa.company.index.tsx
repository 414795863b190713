import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { OverviewScreen } from '../features/company/overview-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { PushOffer } from './-push-offer.tsx';
import { textFields } from './-text-fields.ts';

export const Route = createFileRoute('/pwa/company/')({
  validateSearch: textFields('view', 'applicant', 'job'),
  staticData: { middleware: ['linked-company'] },
  component: Overview,
});

function Overview() {
  const { view, applicant, job } = Route.useSearch();
  const navigate = useNavigate();
  const place = view === 'jobs' || view === 'applicants' ? view : 'overview';
  return (
    <AppFrame company={place}>
      <OverviewScreen
        view={place}
        offer={<PushOffer side="company" />}
        applicantId={applicant}
        jobId={job}
        onSelect={(next) =>
          void navigate({ to: '/pwa/company', search: { view, applicant, job, ...next }, resetScroll: false })
        }
      />
    </AppFrame>
  );
}
