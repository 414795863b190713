import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Keeps the answer and goes on. False: something in it is wrong, and is marked. */
  onContinue: () => Promise<unknown>;
  /** Left out where it cannot be skipped. */
  onSkip?: () => Promise<void>;
  /** Beside the question, and no part of its form. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A question of the setup with its two ways on. */
export function StepForm({ title, lead, onContinue, onSkip, aside, children }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const go = async (way: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      if ((await way()) === false) setRefused((before) => before + 1);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={title} lead={lead}>
      {aside}
      <form
        ref={form}
        noValidate
        className="grid max-w-form gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void go(onContinue);
        }}
      >
        {children}
        {failed && (
          <ErrorState title={t`This could not be saved on this device`}>
            <Trans>Nothing was changed. Make room on the device and try again.</Trans>
          </ErrorState>
        )}
        <div className="grid gap-2">
          <Button type="submit" wide busy={busy && t`One moment`}>
            <Trans>Continue</Trans>
          </Button>
          {onSkip && (
            <Button variant="quiet" wide onClick={() => void go(onSkip)}>
              <Trans>Skip this step</Trans>
            </Button>
          )}
        </div>
      </form>
    </Page>
  );
}
