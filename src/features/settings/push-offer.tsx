import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { declinePush } from '../../replica/preferences.ts';
import { type AwaitedNews, awaitsNews } from '../../replica/queries/push-offer.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { PushFailed, type PushSwitch, pushExplanation } from './push-words.tsx';
import { usePushChange } from './use-push-change.ts';

type Props = {
  /** `asked`: the browser has put its own question on this device before. */
  push: PushSwitch & { asked: boolean };
  news: AwaitedNews;
};

/** Offers to tell of what somebody waits for, once; the browser puts its own question only after a yes. */
export function PushOffer({ push, news }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const { now } = useSync();
  const { busy, failed, change } = usePushChange();
  const { side } = news;
  const jobId = news.side === 'talent' ? news.jobId : undefined;
  const waits = useLive((replica) => awaitsNews(replica, news), [side, jobId]);
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const [declined, setDeclined] = useState(false);
  const isEnded = declined || (answer === 'yes' && (push.state === 'on' || push.state === 'denied'));
  const isOffered = waits && !push.asked && (push.state === 'off' || push.state === 'needs-install');
  if (!isOffered && answer === null) return null;

  const yes = () => {
    setAnswer('yes');
    void change(push.enable);
  };
  const no = () => {
    setAnswer('no');
    // Said only once it is kept. Where it cannot be, the offer comes back, which costs nobody anything.
    void declinePush(db, now())
      .catch(() => undefined)
      .then(() => setDeclined(true));
  };
  return (
    <section
      aria-label={t`Notifications`}
      className="grid gap-3 rounded-card border border-line bg-sheet px-5 py-4"
    >
      {isEnded ? (
        <Outcome>
          {answer === 'no' ? (
            <Trans>
              All right. If you want them later, the switch is in the{' '}
              <TextLink to="/pwa/user/settings">settings</TextLink>.
            </Trans>
          ) : (
            pushExplanation(push.state)
          )}
        </Outcome>
      ) : (
        <>
          <div className="grid gap-1">
            <p className="font-semibold">
              {side === 'talent' ? (
                <Trans>Hear about the answer</Trans>
              ) : (
                <Trans>Hear about applications</Trans>
              )}
            </p>
            <p className="text-small text-soft">{promise(push.state, side)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {push.state !== 'needs-install' && (
              <Button variant="quiet" busy={busy && t`One moment`} onClick={yes}>
                <Trans>Yes, tell me</Trans>
              </Button>
            )}
            <Button variant="bare" onClick={no}>
              <Trans>Not now</Trans>
            </Button>
          </div>
          {failed && <PushFailed />}
        </>
      )}
    </section>
  );
}

function promise(state: PushSwitch['state'], side: AwaitedNews['side']): ReactNode {
  if (state === 'needs-install') return pushExplanation(state);
  return side === 'talent' ? (
    <Trans>This device can tell you when somebody answers or writes, also while the app is closed.</Trans>
  ) : (
    <Trans>This device can tell you when somebody applies or writes, also while the app is closed.</Trans>
  );
}

/** What came of it, in the place of the button that had the focus. */
function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="text-small text-soft outline-none">
      {children}
    </p>
  );
}
