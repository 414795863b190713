import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { SettingCard } from './setting-card.tsx';

export type PushSwitch = {
  state: 'off' | 'on' | 'denied' | 'unsupported' | 'needs-install';
  enable: () => Promise<void>;
  disable: () => Promise<void>;
};

/** Notifications of this device while the app is closed. Nothing is lost without them: it is all in the app. */
export function PushSection({ push }: { push: PushSwitch }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const on = push.state === 'on';
  const change = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await (on ? push.disable() : push.enable());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={<Trans>Notifications</Trans>}>
      <SettingCard>
        <StateDot
          state={on ? 'done' : 'ahead'}
          label={on ? t`on for this device` : t`off for this device`}
          good={on}
        />
        <p className="text-soft">{explanation(push.state)}</p>
        {(push.state === 'on' || push.state === 'off') && (
          <div>
            <Button
              variant={on ? 'quiet' : 'primary'}
              busy={busy && t`One moment`}
              onClick={() => void change()}
            >
              {on ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
            </Button>
          </div>
        )}
        {failed && (
          <p role="alert" className="text-small font-medium text-danger">
            <Trans>
              That did not work. It needs network and your browser's consent. Try again when both are there.
            </Trans>
          </p>
        )}
      </SettingCard>
    </Section>
  );
}

function explanation(state: PushSwitch['state']): ReactNode {
  switch (state) {
    case 'on':
      return <Trans>You are told when somebody answers or writes, also while the app is closed.</Trans>;
    case 'off':
      return (
        <Trans>
          Switched on, you are told when somebody answers or writes, also while the app is closed.
        </Trans>
      );
    case 'denied':
      return (
        <Trans>
          Your browser blocks notifications of this page. Allow them in its settings for this page, then come
          back.
        </Trans>
      );
    case 'needs-install':
      return (
        <Trans>
          On this device notifications come once the app is on the home screen: tap Share, then Add to Home
          Screen.
        </Trans>
      );
    case 'unsupported':
      return <Trans>This browser has no notifications. Everything is in the app when you open it.</Trans>;
  }
}
