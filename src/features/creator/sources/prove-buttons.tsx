import { Trans, useLingui } from '@lingui/react/macro';
import type { Platform } from '../../../../contract/entities/campaign.ts';
import type { ProofMethod, Source } from '../../../../contract/entities/creator.ts';
import { PLATFORM_LABEL } from '../../../i18n/creator-labels.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { useNeededCall } from '../use-needed-call.ts';
import { METHOD_LABEL } from './method-text.ts';
import { offeredMethods } from './source-form.ts';
import { isCodeGood, type SourceState } from './source-state.ts';
import { useSignInProof } from './use-sign-in-proof.ts';

type Props = {
  source: Source;
  state: SourceState;
  signIn: readonly Platform[];
  now: number;
};

/** Having a page checked, a new code, another way: whatever its state leaves open (creator.3). */
export function ProveButtons({ source, state, signIn, now }: Props) {
  const { t, i18n } = useLingui();
  const { mutate, newId } = useSync();
  const { offline } = useReachability();
  const saving = useSaving();
  const check = useNeededCall('creator.verify');
  const proof = useSignInProof();
  if (state === 'verified' || state === 'checking' || state === 'unsent' || state === 'sending') return null;

  const { _id: _sourceId, platform, url, method } = source;
  const name = i18n._(PLATFORM_LABEL[platform]);
  const prove = (by: ProofMethod) => {
    const args = { _id: newId(), platform, url, method: by };
    // The same page again is the same source: with a new code, or another proof.
    void (by === 'oauth' ? proof.signIn(args) : saving(() => mutate('creator.add-source', args)));
  };
  const others = offeredMethods(platform, signIn).filter((one) => one !== method);
  const problem = check.problem ?? proof.problem;
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap gap-2">
        {method === 'oauth' ? (
          <Button busy={proof.busy && t`Asking the platform`} onClick={() => prove('oauth')}>
            <Trans>Sign in with {name}</Trans>
          </Button>
        ) : isCodeGood(source, now) ? (
          <Button
            busy={check.busy && t`Asking for a check`}
            onClick={() => void check.ask({ _sourceId, method })}
          >
            <Trans>Check now</Trans>
          </Button>
        ) : (
          <Button onClick={() => prove(method)}>
            <Trans>Get a new code</Trans>
          </Button>
        )}
        {others.map((other) => (
          <Button key={other} variant="quiet" onClick={() => prove(other)}>
            {i18n._(METHOD_LABEL[other])}
          </Button>
        ))}
      </div>
      {offline && (
        <p className="text-small text-soft">
          <Trans>You are offline. Checking a page needs the network.</Trans>
        </p>
      )}
      {problem && <ErrorState title={i18n._(problem)} />}
    </div>
  );
}
