import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SetupState } from '../../../replica/queries/setup.ts';
import { Page } from '../../../ui/page.tsx';
import { EndSetup } from './end-setup.tsx';
import { SummaryList } from './summary-list.tsx';
import type { Setup } from './use-setup.ts';

type Props = {
  setup: Setup;
  state: SetupState;
  pushOn: boolean;
  /** Everything that was not received yet. */
  waiting: ReactNode;
};

/** All answers once more, and the end (setup.4, setup.5). */
export function SummaryStep({ setup, state, pushOn, waiting }: Props) {
  const { t } = useLingui();
  return (
    <Page title={t`Is everything right?`} lead={<Trans>Look at it once more, then finish.</Trans>}>
      <SummaryList setup={setup} pushOn={pushOn} />
      <EndSetup user={setup.user} state={state} waiting={waiting} />
    </Page>
  );
}
