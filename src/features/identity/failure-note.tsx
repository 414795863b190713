import { Trans, useLingui } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { FAILURE, REGISTER_OFFLINE } from './failure-text.ts';
import type { SignInFailure } from './sign-in-failure.ts';

type Props = {
  failure: Exclude<SignInFailure, 'unfinished'>;
  registering?: boolean;
  action?: ReactNode;
};

/** What nobody gets past alone (login.4). The imprint is open to everybody, and says where to write to. */
const NEEDS_US: readonly SignInFailure[] = ['second-factor', 'recaptcha'];

/** What happened. A network that is not there is told as a fact, everything else as something to change. */
export function FailureNote({ failure, registering = false, action }: Props) {
  const { i18n } = useLingui();
  const { title, next } = registering && failure === 'network' ? REGISTER_OFFLINE : FAILURE[failure];
  if (failure !== 'network' && failure !== 'no-answer')
    return (
      <ErrorState title={i18n._(title)} action={action || (NEEDS_US.includes(failure) && <WriteToUs />)}>
        {i18n._(next)}
      </ErrorState>
    );
  return (
    <div role="status" className="flex gap-3 rounded-card border border-line bg-well p-4">
      <Icon of={CloudOff} size="lg" className="text-soft" />
      <div className="grid gap-1">
        <p className="font-semibold">{i18n._(title)}</p>
        <p className="text-small text-soft">{i18n._(next)}</p>
        {action}
      </div>
    </div>
  );
}

function WriteToUs() {
  return (
    <LinkButton to="/sites/imprint" variant="quiet">
      <Trans>How to reach us</Trans>
    </LinkButton>
  );
}
