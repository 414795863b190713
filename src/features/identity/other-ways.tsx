import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../contract/errors.ts';
import type { Session } from '../../auth/session.ts';
import { useAccount } from '../../auth/use-account.ts';
import { useClock } from '../../i18n/clock.ts';
import { Button } from '../../ui/button.tsx';
import { PasskeyButton } from '../../ui/passkey-button.tsx';
import { Resend } from './resend.tsx';

type Props = {
  /** What stands in the field for the address. */
  email: () => string;
  onNoEmail: () => void;
  /** Goes in by this way, or tells why it did not work; `again` repeats the tap. False: it proved nothing. */
  onEnter: (way: () => Promise<Session | null>, again: () => void) => Promise<boolean>;
};

/** Ways in without a password: a passkey, and a link by mail. */
export function OtherWays({ email, onNoEmail, onEnter }: Props) {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h2 className="text-body font-semibold">
        <Trans>Without a password</Trans>
      </h2>
      <ByPasskey onEnter={onEnter} />
      <ByLink email={email} onNoEmail={onNoEmail} onEnter={onEnter} />
    </section>
  );
}

/** The person said no, or the browser has none: nothing happened. */
const isDeclined = (error: unknown) => error instanceof Error && error.name === 'PasskeyDeclinedError';

/** What nobody has asked for fails in silence, but for who is known and has to finish registering. */
const isUnfinished = (error: unknown) => error instanceof ApiError && error.code === 'user_unknown';

function ByPasskey({ onEnter }: Pick<Props, 'onEnter'>) {
  const account = useAccount();
  const [busy, setBusy] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const enter = async (autofill: boolean) => {
    const way = () =>
      account.signInByPasskey({ autofill }).catch((error: unknown) => {
        if (isDeclined(error) || (autofill && !isUnfinished(error))) return null;
        throw error;
      });
    return onEnter(way, () => void choose());
  };
  const offer = useEffectEvent(() => void enter(true));
  useEffect(() => {
    let gone = false;
    const load = async () => {
      // Browsers that offer passkeys where an address is typed are asked at once; what they are asked is never seen.
      if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
      if (!gone) offer();
    };
    void load().catch(() => undefined);
    return () => {
      gone = true;
      void import('../../auth/passkey.ts').then(
        ({ stopAsking }) => stopAsking(),
        () => undefined,
      );
    };
  }, []);
  // Painted by the build as well, where there is no browser to ask: nearly every one has them.
  if ('window' in globalThis && !('PublicKeyCredential' in globalThis)) return null;
  const choose = async () => {
    setBusy(true);
    setUnknown(false);
    setUnknown(!(await enter(false)));
    setBusy(false);
  };
  return (
    <PasskeyButton state={busy ? 'busy' : unknown ? 'unproved' : 'idle'} onClick={() => void choose()} />
  );
}

function ByLink({ email, onNoEmail, onEnter }: Props) {
  const { t } = useLingui();
  const account = useAccount();
  const clock = useClock();
  const [sent, setSent] = useState<{ mail: string; at: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const ask = async () => {
    const mail = email().trim();
    setMissing(mail === '');
    if (mail === '') return onNoEmail();
    setBusy(true);
    const send = async () => {
      await account.askSignInLink(mail);
      setSent({ mail, at: clock().getTime() });
      return null;
    };
    await onEnter(send, () => void ask());
    setBusy(false);
  };
  return (
    <>
      {sent && (
        <div role="status" className="grid gap-1 rounded-card border border-line bg-well p-4">
          <p className="font-semibold">
            <Trans>If {sent.mail} has an account here, a link is on its way to it.</Trans>
          </p>
          <p className="text-small text-soft">
            <Trans>
              It signs you in once, within 15 minutes, also on another device. Nothing there? Look in your
              spam folder as well.
            </Trans>
          </p>
        </div>
      )}
      <Resend sentAt={sent?.at ?? null}>
        <Button variant="quiet" wide icon={Mail} busy={busy && t`Asking`} onClick={() => void ask()}>
          {sent ? t`Send it again` : t`Send me a link`}
        </Button>
      </Resend>
      {missing && (
        <p role="status" className="text-small text-soft">
          <Trans>Write your email address above first.</Trans>
        </p>
      )}
    </>
  );
}
