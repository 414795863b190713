import { useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page.tsx';
import { ApplicationsList } from './applications-list.tsx';

/** My applications as a page of their own. */
export function ApplicationsScreen({ selectedId }: { selectedId?: string | undefined }) {
  const { t } = useLingui();
  return (
    <Page title={t`Applications`}>
      <ApplicationsList selectedId={selectedId} />
    </Page>
  );
}
