import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { addressOfCampaigns, readCampaignFilters } from '../features/campaigns/campaign-address.ts';
import { CampaignsScreen } from '../features/campaigns/campaigns-screen.tsx';

/** Campaigns, with their filters in the address. */
export function Campaigns({ show }: { show: string | undefined }) {
  const navigate = useNavigate();
  const filters = useMemo(() => readCampaignFilters(show), [show]);
  return (
    <CampaignsScreen
      filters={filters}
      onFilters={(next) =>
        void navigate({
          to: '/pwa/user',
          search: { view: 'campaigns', ...addressOfCampaigns(next) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
