import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { ApplicationsList } from './applications-list.tsx';
import { DirectOffers } from './direct-offers.tsx';
import { SHOWS, type Show } from './timeline.ts';

const ElsewhereSheet = lazy(() => import('./elsewhere-sheet.tsx'));

/** What stands in the address: `add` opens the form for an application made elsewhere, `title` and `link` are in it. */
export type ApplicationsAddress = {
  application?: string | undefined;
  show?: string | undefined;
  add?: string | undefined;
  title?: string | undefined;
  link?: string | undefined;
};

type Props = {
  address: ApplicationsAddress;
  onAddress: (next: ApplicationsAddress) => void;
  /** What can be offered to somebody who waits for answers. */
  offer?: ReactNode;
};

/** My applications as a page of their own. */
export function ApplicationsScreen({ address, onAddress, offer }: Props) {
  const { t } = useLingui();
  const { application, show, add, title, link } = address;
  const shown: Show = SHOWS.find((one) => one === show) ?? 'all';
  return (
    <Page
      title={t`Applications`}
      actions={
        <Button
          variant="quiet"
          icon={Plus}
          aria-haspopup="dialog"
          onClick={() => onAddress({ application, show, add: 'yes' })}
        >
          <Trans context="an application made elsewhere">Add</Trans>
        </Button>
      }
    >
      {offer}
      <DirectOffers />
      <ApplicationsList
        selectedId={application}
        show={shown}
        onShow={(next) => onAddress({ application, show: next === 'all' ? undefined : next })}
      />
      {add !== undefined && (
        <Suspense>
          <ElsewhereSheet
            shared={{ title, link }}
            onClose={() => onAddress({ application, show })}
            onSaved={(id) => onAddress({ application: id, show })}
          />
        </Suspense>
      )}
    </Page>
  );
}
