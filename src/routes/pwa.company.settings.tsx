import { createFileRoute } from '@tanstack/react-router';
import { CompanySettingsScreen } from '../features/company/company-settings-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { requireCompany } from './-guards.ts';

export const Route = createFileRoute('/pwa/company/settings')({
  beforeLoad: requireCompany,
  component: CompanySettings,
});

function CompanySettings() {
  return (
    <AppFrame company="settings">
      <CompanySettingsScreen />
    </AppFrame>
  );
}
