import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { SEALED_DAYS, SEND_BEFORE_LEAVING_MS } from '../../../contract/limits.ts';
import { type Parting, type UnsentChoice, useAccount } from '../../auth/use-account.ts';
import { forgetSharedFiles } from '../../replica/public/shared-files.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Props = { open: boolean; onClose: () => void };

const SECONDS = SEND_BEFORE_LEAVING_MS / 1000;
const DAYS = SEALED_DAYS;

/** Signs out, at once where everything was received; otherwise it asks what becomes of the rest (rule S1). */
export function SignOutSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const { signOut, countUnsent } = useAccount();
  const { show } = useBanner();
  const [unsent, setUnsent] = useState(0);
  const [choice, setChoice] = useState<UnsentChoice | null>(null);
  const isSlow = useSlow(open);

  /** Told on the page they come to: what they are leaving has no place for it any more. */
  const tellRest = (chosen: UnsentChoice, { unsent: rest, locked }: Parting) => {
    if (rest === 0 || (locked && chosen === 'keep')) return;
    show({
      title: t`${plural(rest, { one: 'One thing was not sent', other: '# things were not sent' })}`,
      message: locked
        ? t`It stays on this device, locked, for ${DAYS} days. It goes out after your next sign-in here.`
        : t`It stays on this device for ${DAYS} days and goes out after your next sign-in here. It could not be locked, because this device has not got your key yet.`,
      color: 'warning',
    });
  };
  const leave = async (chosen: UnsentChoice) => {
    setChoice(chosen);
    // The next person here is not asked about them.
    forgetSharedFiles();
    try {
      tellRest(chosen, await signOut(chosen));
    } catch {
      show({ title: t`Signing out did not work`, message: t`Nothing was lost. Try again.`, color: 'danger' });
      onClose();
    } finally {
      setChoice(null);
    }
  };
  const begin = useEffectEvent(async () => {
    const count = await countUnsent();
    setUnsent(count);
    // Keep: should something be written in this very moment, it stays.
    if (count === 0) await leave('keep');
  });
  useEffect(() => {
    if (open) void begin();
    else setUnsent(0);
  }, [open]);

  const busy = (of: UnsentChoice, words: string) => choice === of && words;
  if (open && unsent === 0)
    return (
      <Sheet open={isSlow} onClose={() => undefined} sticky title={t`Signing out`}>
        <p className="text-soft">
          <Trans>This takes a few seconds.</Trans>
        </p>
      </Sheet>
    );
  return (
    <Sheet
      open={open && unsent > 0}
      onClose={onClose}
      title={t`${plural(unsent, { one: 'One thing was not received yet', other: '# things were not received yet' })}`}
      actions={
        <>
          <Button busy={busy('send', t`Sending`)} onClick={() => void leave('send')}>
            <Trans>Send now, then sign out</Trans>
          </Button>
          <Button variant="quiet" busy={busy('keep', t`Signing out`)} onClick={() => void leave('keep')}>
            <Trans>Keep it for me</Trans>
          </Button>
          <Button
            variant="danger"
            busy={busy('discard', t`Discarding`)}
            onClick={() => void leave('discard')}
          >
            <Trans>Discard it</Trans>
          </Button>
        </>
      }
    >
      <p role="status" className="mb-3 font-medium empty:hidden">
        {choice === 'send' && (
          <Trans>
            Sending now. You are signed out when everything has arrived, or after {SECONDS} seconds.
          </Trans>
        )}
      </p>
      <ul className="grid gap-3 text-soft">
        <li>
          <Trans>
            <b className="text-ink">Send now:</b> it takes {SECONDS} seconds at most. What cannot be sent by
            then stays on this device, locked, for {DAYS} days.
          </Trans>
        </li>
        <li>
          <Trans>
            <b className="text-ink">Keep it for me:</b> it stays on this device, locked, for {DAYS} days. Only
            your next sign-in here opens it, and then it goes out.
          </Trans>
        </li>
        <li>
          <Trans>
            <b className="text-ink">Discard it:</b> it is gone for good, and so is everything else of yours on
            this device.
          </Trans>
        </li>
      </ul>
    </Sheet>
  );
}

/** What lasts longer is told of, in milliseconds. */
const SLOW_MS = 500;

function useSlow(busy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return isSlow;
}
