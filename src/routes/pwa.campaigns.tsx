import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { addressOfCampaigns, readCampaignFilters } from '../features/campaigns/campaign-address.ts';
import { CampaignsScreen } from '../features/campaigns/campaigns-screen.tsx';
import { AppFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';

export const Route = createFileRoute('/pwa/campaigns')({
  validateSearch: textFields('words', 'platform', 'budget', 'remote'),
  component: Campaigns,
});

function Campaigns() {
  const search = Route.useSearch();
  const filters = useMemo(() => readCampaignFilters(search), [search]);
  const navigate = useNavigate();
  return (
    <AppFrame seeker="jobs">
      <CampaignsScreen
        filters={filters}
        onFilters={(next) =>
          void navigate({
            to: '/pwa/campaigns',
            search: addressOfCampaigns(next),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </AppFrame>
  );
}
