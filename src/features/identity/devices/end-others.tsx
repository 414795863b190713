import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { type Devices, OTHERS } from './use-devices.ts';

/** Ends every sign-in but this one; nothing where there is at most one other, which has a button of its own. */
export function EndOthers({ devices: { others, ending, endOthers } }: { devices: Devices }) {
  const { t } = useLingui();
  if (others.filter(({ ended }) => !ended).length < 2) return null;
  return (
    <Button variant="quiet" wide busy={ending === OTHERS && t`Signing out`} onClick={() => void endOthers()}>
      <Trans>Sign out everywhere else</Trans>
    </Button>
  );
}
