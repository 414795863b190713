import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../../../contract/errors.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import { Button } from '../../../ui/button.tsx';
import type { Answered, Asked } from './asked.ts';
import { MayHaveArrived } from './may-have-arrived.tsx';

type Props = { asked: Asked; token: string; onDone: Answered };

/** By the link mailed after the consent: takes it back (parents.4). */
export function RevokeForm({ asked: { firstname, act }, token, onDone }: Props) {
  const { t } = useLingui();
  const call = usePublicCall();
  const [state, setState] = useState<'asking' | 'sending' | 'no-answer'>('asking');
  const revoke = async () => {
    setState('sending');
    try {
      await call('guardian.revoke', { token });
      onDone('revoked');
    } catch (error) {
      if (error instanceof ApiError) onDone();
      else setState('no-answer');
    }
  };
  return (
    <div className="grid gap-4">
      <h2 className="text-title">
        {act === 'creator' ? (
          <Trans>You have agreed that {firstname} has a creator profile.</Trans>
        ) : (
          <Trans>You have agreed that {firstname} uses Zusage.</Trans>
        )}
      </h2>
      <p className="text-soft">
        {act === 'creator' ? (
          <Trans>
            You can take that back at any time. The profile is then paused; offers that are made stay as they
            are.
          </Trans>
        ) : (
          <Trans>
            You can take that back at any time. Under 16 {firstname} can then search, but no longer apply;
            applications that were sent are withdrawn, and after 30 days without a new consent the account is
            deleted. From 16 on the account does not need your consent, and nothing changes.
          </Trans>
        )}
      </p>
      {state === 'no-answer' && <MayHaveArrived />}
      <div>
        <Button variant="danger" busy={state === 'sending' && t`Sending`} onClick={() => void revoke()}>
          <Trans>Take my consent back</Trans>
        </Button>
      </div>
    </div>
  );
}
