import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useWhen } from '../../i18n/use-when.ts';
import { lastPush } from '../../replica/queries/last-push.ts';
import { useLive } from '../../replica/use-live.ts';
import { type SyncActions, useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { StateDot } from '../../ui/state-dot.tsx';

/** What the browser tells of this device's notifications, and a way to try them; given by the route. */
export type PushDevice = {
  health: () => Promise<{
    permission: NotificationPermission | 'unsupported';
    worker: boolean;
    subscribed: boolean;
  }>;
  /** SHA-256 of this device's address as hex, which the server's list has it by; null where it has none. */
  own: () => Promise<string | null>;
  /** False where this device has no address to send to. */
  test: (call: SyncActions['call']) => Promise<boolean>;
};

/** Whether notifications arrive on this device: when the last one did, what they need, and a test (usersettings.3). */
export function PushHealth({ device, on }: { device: PushDevice; on: boolean }) {
  const when = useWhen();
  const last = useLive(lastPush);
  return (
    <div className="grid gap-4">
      {last !== undefined && (
        <p role="status" className="text-small">
          {last === null ? (
            <Trans>No notification has arrived on this device yet.</Trans>
          ) : (
            <Trans>The last notification arrived: {when(new Date(last).toISOString())}</Trans>
          )}
        </p>
      )}
      {on && <Test device={device} last={last ?? null} />}
      <Needs device={device} on={on} />
    </div>
  );
}

type Sent = { step: 'none' | 'busy' | 'failed' | 'unknown' } | { step: 'sent'; at: number };

function Test({ device, last }: { device: PushDevice; last: number | null }) {
  const { t } = useLingui();
  const { call, now } = useSync();
  const [sent, setSent] = useState<Sent>({ step: 'none' });
  const send = async () => {
    setSent({ step: 'busy' });
    const at = now();
    const known = await device.test(call).catch(() => null);
    setSent(known === null ? { step: 'failed' } : known ? { step: 'sent', at } : { step: 'unknown' });
  };
  const has = sent.step === 'sent' && last !== null && last >= sent.at;
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="quiet" busy={sent.step === 'busy' && t`Sending`} onClick={() => void send()}>
        <Trans>Send a test</Trans>
      </Button>
      <div role="status" className="text-small">
        {sent.step === 'sent' &&
          (has ? (
            <StateDot state="done" good label={t`The test has arrived.`} />
          ) : (
            <Trans>Sent. It should be here in a few seconds.</Trans>
          ))}
        {sent.step === 'unknown' && (
          <Trans>This device has no address for notifications. Switch them off and on again.</Trans>
        )}
        {sent.step === 'failed' && (
          <Trans>The test was not sent. It needs the network: try again when you are online.</Trans>
        )}
      </div>
    </div>
  );
}

function Needs({ device, on }: { device: PushDevice; on: boolean }) {
  const { t } = useLingui();
  const [health, setHealth] = useState<Awaited<ReturnType<PushDevice['health']>>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: using the switch (`on`) changes what `health` answers
  useEffect(() => {
    let wanted = true;
    device.health().then(
      (found) => wanted && setHealth(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [device, on]);
  if (!health) return null;
  const allowed = health.permission === 'granted';
  return (
    <dl className="grid gap-1.5 text-small">
      <Need name={t`Permission of the browser`} good={allowed}>
        {allowed ? t`allowed` : health.permission === 'denied' ? t`blocked` : t`not given yet`}
      </Need>
      <Need name={t`Background service of the app`} good={health.worker}>
        {health.worker ? t`runs` : t`does not run: load the app again`}
      </Need>
      <Need name={t`Address for notifications`} good={health.subscribed}>
        {health.subscribed ? t`there` : t`none`}
      </Need>
    </dl>
  );
}

function Need({ name, good, children }: { name: string; good: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className="text-soft">{name}</dt>
      <dd>
        <StateDot state={good ? 'done' : 'ahead'} good={good} label={children} />
      </dd>
    </div>
  );
}
