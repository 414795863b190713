import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import { ApplicationsList } from './applications-list.tsx';
import { DirectOffers } from './direct-offers.tsx';

type Props = {
  selectedId?: string | undefined;
  /** What can be offered to somebody who waits for answers. */
  offer?: ReactNode;
};

/** My applications as a page of their own. */
export function ApplicationsScreen({ selectedId, offer }: Props) {
  const { t } = useLingui();
  return (
    <Page title={t`Applications`}>
      {offer}
      <DirectOffers />
      <ApplicationsList selectedId={selectedId} />
    </Page>
  );
}
