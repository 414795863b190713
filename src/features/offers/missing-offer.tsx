import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { offerDetail } from '../../replica/queries/offers.ts';
import { useMissing } from '../../sync/react/use-missing.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotHere } from '../../ui/not-here.tsx';

type Props = {
  id: string;
  /** Where else to go. */
  action: ReactNode;
  /** Why there may be none. */
  children: ReactNode;
};

/** An address leads to an offer that is not on this device: it is on its way, or there is none for this reader. */
export function MissingOffer({ id, action, children }: Props) {
  const { t } = useLingui();
  const { gone, ...reach } = useMissing(id, (db) => offerDetail(db, id));
  if (!gone) return <NotHere title={t`This offer is not on this device.`} {...reach} />;
  return (
    <EmptyState picture="not-found" title={<Trans>This offer is not here.</Trans>} action={action}>
      {children}
    </EmptyState>
  );
}
