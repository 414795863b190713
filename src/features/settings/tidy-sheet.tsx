import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { trim } from '../../replica/store/trim.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Step = { is: 'asked' | 'busy' | 'failed' } | { is: 'done'; rows: number };

/** Takes off this device what the server can give again; never what waits, drafts, or files (usersettings.7, rule S2). */
export function TidySheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const db = useReplica();
  const { now } = useSync();
  const [step, setStep] = useState<Step>({ is: 'asked' });
  const tidy = async () => {
    setStep({ is: 'busy' });
    const freed = await trim(db, Number.POSITIVE_INFINITY, now()).catch(() => null);
    setStep(freed ? { is: 'done', rows: freed.rows } : { is: 'failed' });
  };
  const isDone = step.is === 'done';
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Tidy up this device?`}
      actions={
        isDone ? (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button busy={step.is === 'busy' && t`Tidying up`} onClick={() => void tidy()}>
              <Trans>Tidy up</Trans>
            </Button>
            <Button variant="quiet" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-3">
        <p role="status">
          {isDone ? (
            step.rows === 0 ? (
              <Trans>There was nothing old here.</Trans>
            ) : (
              t`${plural(step.rows, { one: '# old entry was taken off this device.', other: '# old entries were taken off this device.' })}`
            )
          ) : step.is === 'failed' ? (
            <Trans>That did not work. Close the app, open it again and try once more.</Trans>
          ) : (
            <Trans>The oldest jobs, messages and notifications leave this device.</Trans>
          )}
        </p>
        <p className="text-soft">
          <Trans>
            What waits to be sent stays, and so do your drafts, your applications and the newest messages. The
            rest comes back by itself later.
          </Trans>
        </p>
      </div>
    </Sheet>
  );
}
