import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isSignature, SignatureLine } from '../sign/signature-line.tsx';

type Props = {
  offer: Offer;
  token: string;
  onAnswered: (how: 'signed' | 'declined') => void;
  /** It is not as it was read any more. */
  onMoved: () => void;
};

/** A name typed under what was read, or a no; both need the network and are bound to this version. */
export function GuardianAnswer({ offer, token, onAnswered, onMoved }: Props) {
  const { t } = useLingui();
  const call = usePublicCall();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'sending' | 'no-answer'>('idle');
  const read = { _offerId: offer._id, version: offer.version, token };
  const answer = async (how: 'signed' | 'declined') => {
    setState('sending');
    try {
      if (how === 'declined') await call('offer.update', { ...read, action: 'decline' });
      else
        await call('offer.update', {
          ...read,
          action: 'guardian-sign',
          termsHash: offer.termsHash,
          signature: { name: name.trim() },
        });
      onAnswered(how);
    } catch (error) {
      setState(error instanceof ApiError ? 'idle' : 'no-answer');
      if (error instanceof ApiError) onMoved();
    }
  };
  const sign = () => {
    setTried(true);
    if (isSignature(name, undefined)) void answer('signed');
  };
  const busy = state === 'sending' && t`Sending`;
  return (
    <>
      {state === 'no-answer' && (
        <ErrorState title={t`There was no answer.`}>
          {t`It may have arrived. Sending it again is safe, nothing is made twice.`}
        </ErrorState>
      )}
      {asking ? (
        <div className="grid gap-3">
          <p>
            <Trans>Then this offer is over, and your child cannot take it up again.</Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" busy={busy} onClick={() => void answer('declined')}>
              <Trans>Say no</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              <Trans>Back</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <>
          <SignatureLine
            value={name}
            onChange={setName}
            error={tried && !isSignature(name, undefined) && t`Your full name is missing.`}
          />
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={sign}>
              <Trans>Sign</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              <Trans>I do not agree</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  );
}
