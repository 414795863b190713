import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import { API_BASE } from '../../../contract/calls.ts';
import type { DataExport } from '../../../contract/entities/rights.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** An archive that is ready: fetched with the sign-in, so that its address alone opens it for nobody. */
export function FetchExport({ of: { _id, size, createdAt, expiresAt } }: { of: DataExport }) {
  const { t } = useLingui();
  const format = useFormat();
  const { readDocument } = useSync();
  const { offline } = useReachability();
  const [state, setState] = useState<'idle' | 'loading' | 'saved' | 'failed'>('idle');
  const id = useId();
  const fetchIt = async () => {
    setState('loading');
    try {
      saveFile(await readDocument(`${API_BASE}/user/export/${_id}`), `zusage-${createdAt.slice(0, 10)}.zip`);
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  const until = expiresAt && format.deadline(expiresAt);
  return (
    <div className="grid justify-items-start gap-2 rounded-card bg-well px-4 py-3">
      <p role="status" className="text-small">
        <b>
          <Trans>Your file is ready.</Trans>
        </b>{' '}
        {until && <Trans>You can download it until {until}.</Trans>}
      </p>
      <Button
        icon={Download}
        busy={state === 'loading' && t`Loading`}
        waits={offline && id}
        onClick={() => void fetchIt()}
      >
        {size === null ? t`Download` : t`Download (${format.bytes(size)})`}
      </Button>
      {offline && (
        <p id={id} className="text-note text-soft">
          <Trans>waits for the network</Trans>
        </p>
      )}
      {state === 'saved' && (
        <p role="status" className="text-small text-soft">
          <Trans>It is with your downloads. Keep it to yourself: it says everything about you.</Trans>
        </p>
      )}
      {!offline && state === 'failed' && (
        <p role="alert" className="text-small text-danger">
          <Trans>That did not work. Try again.</Trans>
        </p>
      )}
    </div>
  );
}
