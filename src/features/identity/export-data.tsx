import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';

/** Everything about oneself as a file, by the right to it; a mail says when it is ready. */
export function ExportData() {
  const { t } = useLingui();
  const { call, newId } = useSync();
  const [state, setState] = useState<'idle' | 'asking' | 'asked' | 'failed'>('idle');
  const [_id] = useState(newId);
  const ask = async () => {
    setState('asking');
    setState(
      await call('rights.export', { _id }).then(
        () => 'asked' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <div className="grid justify-items-start gap-2">
      {state === 'asked' ? (
        <p role="status">
          <Trans>It is being put together. A mail tells you when you can fetch it.</Trans>
        </p>
      ) : (
        <Button
          variant="quiet"
          icon={Download}
          busy={state === 'asking' && t`Asking`}
          onClick={() => void ask()}
        >
          <Trans>Ask for a copy of my data</Trans>
        </Button>
      )}
      {state === 'failed' && (
        <p role="alert" className="text-small text-danger">
          <Trans>That needs the network. Try again when you are back online.</Trans>
        </p>
      )}
    </div>
  );
}
