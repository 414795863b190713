import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { OverviewScreen } from '../features/company/overview-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { CompanyOffer } from './-company-offer.tsx';
import { PushOffer } from './-push-offer.tsx';
import { textFields } from './-text-fields.ts';

export const Route = createFileRoute('/pwa/company/')({
  validateSearch: textFields('view', 'applicant', 'job', 'offer', 'step'),
  staticData: { middleware: ['linked-company'] },
  component: Overview,
});

function Overview() {
  const { view, applicant, job, offer, step } = Route.useSearch();
  const navigate = useNavigate();
  if (offer) return <CompanyOffer key={offer} offerId={offer} applicantId={applicant} step={step} />;
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
