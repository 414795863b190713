import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { NotHere } from '../../../ui/not-here.tsx';
import { Page } from '../../../ui/page.tsx';
import { CompanyStep } from './company-step.tsx';
import { GuardianStep } from './guardian-step.tsx';
import { InterestsStep } from './interests-step.tsx';
import { ModeStep } from './mode-step.tsx';
import { NoticesStep } from './notices-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import type { usePlaceInSetup } from './use-place-in-setup.ts';

type Props = {
  place: ReturnType<typeof usePlaceInSetup>;
  /** Notifications of this device: whether they are on, and the switch for them. */
  push: { on: boolean; section: ReactNode };
  /** Everything that was not received yet. */
  waiting: ReactNode;
};

/** /setup: one question at a time (setup.1). */
export function SetupScreen({ place, push, waiting }: Props) {
  if (!place) return null;
  if (!place.setup) return <NotRegisteredHere />;
  const { setup, state, step } = place;
  switch (step) {
    case 'mode':
      return <ModeStep setup={setup} />;
    case 'guardian':
      return <GuardianStep setup={setup} />;
    case 'place':
      return <PlaceStep setup={setup} />;
    case 'interests':
      return <InterestsStep setup={setup} />;
    case 'company':
      return <CompanyStep setup={setup} />;
    case 'notices':
      return <NoticesStep setup={setup} push={push.section} />;
    case 'summary':
      return <SummaryStep setup={setup} state={state} pushOn={push.on} waiting={waiting} />;
  }
}

/** Somebody has registered, and their record has not come to this device yet. */
function NotRegisteredHere() {
  const { t } = useLingui();
  const reach = useReachability();
  return (
    <Page title={t`Setup`} hideTitle>
      <NotHere title={<Trans>Your details are not on this device yet.</Trans>} {...reach} />
    </Page>
  );
}
