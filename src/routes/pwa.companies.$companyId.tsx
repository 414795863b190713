import { createFileRoute } from '@tanstack/react-router';
import { CompanyScreen } from '../features/jobs/company/company-screen.tsx';
import { AppFrame } from './-app-frame.tsx';

export const Route = createFileRoute('/pwa/companies/$companyId')({ component: CompanyPage });

function CompanyPage() {
  const { companyId } = Route.useParams();
  return (
    <AppFrame seeker="jobs">
      <CompanyScreen key={companyId} companyId={companyId} />
    </AppFrame>
  );
}
