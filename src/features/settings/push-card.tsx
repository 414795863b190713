import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { PushFailed, type PushSwitch, pushExplanation } from './push-words.tsx';
import { SettingCard } from './setting-card.tsx';
import { usePushChange } from './use-push-change.ts';

/** Notifications of this device while the app is closed. Nothing is lost without them: it is all in the app. */
export function PushCard({ push, children }: { push: PushSwitch; children?: ReactNode }) {
  const { t } = useLingui();
  const { busy, failed, change } = usePushChange();
  const on = push.state === 'on';
  return (
    <SettingCard>
      <StateDot
        state={on ? 'done' : 'ahead'}
        label={on ? t`on for this device` : t`off for this device`}
        good={on}
      />
      <p className="text-soft">{pushExplanation(push.state)}</p>
      {(push.state === 'on' || push.state === 'off') && (
        <div>
          <Button
            variant={on ? 'quiet' : 'primary'}
            busy={busy && t`One moment`}
            onClick={() => void change(on ? push.disable : push.enable)}
          >
            {on ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
          </Button>
        </div>
      )}
      {failed && <PushFailed />}
      {children}
    </SettingCard>
  );
}
