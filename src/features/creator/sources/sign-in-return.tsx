import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Creator } from '../../../../contract/entities/creator.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useNeededCall } from '../use-needed-call.ts';

/** What a platform's sign-in page has given back: `state` is the code of the page it is for. */
export type Returned = { state: string; code: string | undefined };

type Props = { returned: Returned; creator: Creator | null; onDone: () => void };

/** Hands on what a platform's sign-in has given back, once; the page's own card tells what came of it. */
export function SignInReturn({ returned, creator, onDone }: Props) {
  const { i18n } = useLingui();
  const { ask, busy, problem } = useNeededCall('creator.verify');
  const asked = useRef(false);
  const source = creator?.sources.find(({ method, code }) => method === 'oauth' && code === returned.state);
  const hand = useEffectEvent(async () => {
    if (!source || returned.code === undefined) return;
    if (await ask({ _sourceId: source._id, method: 'oauth', oauthCode: returned.code })) onDone();
  });
  const isReady = source !== undefined && returned.code !== undefined;
  useEffect(() => {
    if (!isReady || asked.current) return;
    asked.current = true;
    void hand();
  }, [isReady]);
  if (isReady && problem)
    return (
      <ErrorState
        title={i18n._(problem)}
        action={
          <Button variant="quiet" onClick={() => void hand()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  if (isReady || busy)
    return (
      <p role="status" className="rounded-card bg-well px-4 py-3 text-small">
        <Trans>You have signed in there. We are asking the platform which page is yours.</Trans>
      </p>
    );
  return (
    <ErrorState
      title={<Trans>The sign-in there did not prove a page</Trans>}
      action={
        <Button variant="quiet" onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Trans>You did not agree there, or it was for a page that is no longer on this profile.</Trans>
    </ErrorState>
  );
}
