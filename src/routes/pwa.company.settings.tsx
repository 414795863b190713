import { createFileRoute } from '@tanstack/react-router';
import { CompanySettingsScreen } from '../features/company/company-settings-screen.tsx';
import { DeleteCompany } from '../features/rights/company/delete-company.tsx';
import { AppFrame } from './-app-frame.tsx';

export const Route = createFileRoute('/pwa/company/settings')({
  staticData: { middleware: ['linked-company'] },
  component: CompanySettings,
});

function CompanySettings() {
  return (
    <AppFrame company="settings">
      <CompanySettingsScreen danger={<DeleteCompany />} />
    </AppFrame>
  );
}
