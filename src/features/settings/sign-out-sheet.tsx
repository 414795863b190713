import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UnsentChoice, useAccount } from '../../auth/use-account.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Props = { open: boolean; onClose: () => void };

/** Signs out, at once where everything was received; otherwise it asks what becomes of the rest (rule S1). */
export function SignOutSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const { signOut, countUnsent } = useAccount();
  const { show } = useBanner();
  const [unsent, setUnsent] = useState(0);
  const [choice, setChoice] = useState<UnsentChoice | null>(null);

  const leave = async (chosen: UnsentChoice) => {
    setChoice(chosen);
    try {
      await signOut(chosen);
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
      <ul className="grid gap-3 text-soft">
        <li>
          <Trans>
            <b className="text-ink">Send now:</b> what cannot be sent stays on this device, sealed, until you
            sign in here again.
          </Trans>
        </li>
        <li>
          <Trans>
            <b className="text-ink">Keep it for me:</b> it stays on this device, sealed, and goes out after
            your next sign-in here.
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
