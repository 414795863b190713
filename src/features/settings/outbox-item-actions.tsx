import { Trans, useLingui } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useSession } from '../../auth/use-account.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { useSync } from '../../sync/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { isStopped } from './held-up.ts';
import { OpenEntry } from './open-entry.tsx';

type Props = { entry: OutboxEntry; onOpen?: (() => void) | undefined };

/** Send again, open, discard. What is under way right now can only be watched. */
export function OutboxItemActions({ entry, onOpen }: Props) {
  const { t } = useLingui();
  const { discard, sendAgain } = useSync();
  const { show } = useBanner();
  const company = useSession()?.userMode === 'company';
  const [asked, setAsked] = useState<'no' | 'asking' | 'kept'>('no');
  if (entry.state === 'sending') return null;

  const drop = async () => {
    setAsked('no');
    if (!(await discard(entry.id)))
      show({ title: t`It was already on its way, so it could not be taken back.`, color: 'warning' });
  };
  // In place, because there is no way back from it; no second window is opened for that.
  if (asked === 'asking')
    return (
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="mb-2 text-small font-semibold">
          <Trans>Discard this for good?</Trans>
        </legend>
        <Button variant="danger" onClick={() => void drop()}>
          <Trans>Discard it</Trans>
        </Button>
        <Button variant="quiet" autoFocus onClick={() => setAsked('kept')}>
          <Trans>Keep it</Trans>
        </Button>
      </fieldset>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {isStopped(entry) && (
        <Button variant="quiet" onClick={() => void sendAgain(entry.id)}>
          <Trans>Send again</Trans>
        </Button>
      )}
      <OpenEntry entry={entry} company={company} onOpen={onOpen} />
      <div className="ms-auto">
        <IconButton
          name={t`Discard`}
          icon={Trash}
          autoFocus={asked === 'kept'}
          onClick={() => setAsked('asking')}
        />
      </div>
    </div>
  );
}
