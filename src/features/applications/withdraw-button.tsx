import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MessagesGo } from './messages-go.tsx';

type Props = {
  company: string;
  /** The application itself, where it has surely not left this device. */
  adding: OutboxEntry | undefined;
  onWithdraw: () => Promise<void>;
};

/** Asks once, plainly, and then does it (job.5). */
export function WithdrawButton({ company, adding, onWithdraw }: Props) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trans>Withdraw</Trans>
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={t`Withdraw this application?`}
        actions={
          <>
            <Button variant="danger" onClick={() => void onWithdraw().then(close)}>
              <Trans>Withdraw</Trans>
            </Button>
            <Button variant="quiet" onClick={close}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        }
      >
        <p>
          {adding ? (
            <Trans>It has not left this device, so {company} will never know of it. Your note is kept.</Trans>
          ) : (
            <Trans>
              {company} will see that you withdrew. You can apply again as long as the job is open.
            </Trans>
          )}
        </p>
        {adding && (
          <MessagesGo entry={adding}>
            <Trans>What you wrote to them in the chat is lost.</Trans>
          </MessagesGo>
        )}
      </Sheet>
    </>
  );
}
