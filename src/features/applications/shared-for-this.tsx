import { Trans, useLingui } from '@lingui/react/macro';
import Paperclip from 'lucide-react/icons/paperclip';
import { useEffect, useRef, useState } from 'react';
import { type SharedFile, withSharedFiles } from '../../replica/public/shared-files.ts';
import type { Attachments } from '../../sync/react/use-attachments.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { useSaving } from '../../ui/use-saving.ts';

type Props = { jobId: string; attachments: Attachments };

/**
 * Files that another app has shared: those placed with this application are taken along at once, others are offered.
 * Nothing where none waits.
 */
export function SharedForThis({ jobId, attachments }: Props) {
  const { t } = useLingui();
  const { now } = useSync();
  const saving = useSaving();
  const [waiting, setWaiting] = useState<readonly SharedFile[]>([]);
  const [taking, setTaking] = useState(false);
  const take = async (files: readonly SharedFile[]) => {
    setTaking(true);
    let left = files;
    await saving(async () => {
      left = await withSharedFiles((shared) =>
        shared.handOver(files, (given) =>
          attachments.add(given.map(({ bytes, name, type }) => new File([bytes], name, { type }))),
        ),
      );
    });
    setTaking(false);
    setWaiting(left);
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const found = await withSharedFiles((shared) => shared.waiting(now()));
      if (!wanted) return;
      if (found.some((file) => file.jobId === jobId)) await latest.current(found);
      else setWaiting(found);
    };
    look().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [jobId, now]);
  if (waiting.length === 0) return null;
  const names = waiting.map(({ name }) => name).join(', ');
  return (
    <div className="grid justify-items-start gap-2 rounded-card bg-accent-wash px-4 py-3">
      <p className="text-small wrap-anywhere">
        <Trans>Shared with Zusage: {names}</Trans>
      </p>
      <Button
        variant="quiet"
        icon={Paperclip}
        busy={taking && t`One moment`}
        onClick={() => void take(waiting)}
      >
        <Trans>Add to this application</Trans>
      </Button>
    </div>
  );
}
