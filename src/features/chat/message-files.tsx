import { Trans } from '@lingui/react/macro';
import type { Attachment } from '../../../contract/entities/file.ts';
import { isStopped } from '../../replica/outbox-entry.ts';
import { uploadProgress } from '../../replica/queries/files.ts';
import { useLive } from '../../replica/use-live.ts';
import { useAttachment } from '../../sync/react/use-attachment.ts';
import { AttachmentCard } from '../../ui/attachment-card.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { MessageEntry } from './stream-items.ts';

type Props = {
  attachments: readonly Attachment[];
  /** Of the reader's own side: stands on the right. */
  ours: boolean;
  /** What is on its way; missing once the message was received. */
  entry: MessageEntry | undefined;
};

/** The files of a message, from the moment it is written. */
export function MessageFiles({ attachments, ours, entry }: Props) {
  return (
    <div className="mb-1 grid max-w-[min(34rem,84%)] gap-1">
      <ul className={classNames('grid gap-1', ours ? 'justify-items-end' : 'justify-items-start')}>
        {attachments.map((attachment) => (
          <li key={attachment._fileId} className="max-w-full">
            <MessageFile attachment={attachment} />
          </li>
        ))}
      </ul>
      {entry && !isStopped(entry) && <Progress entry={entry} />}
    </div>
  );
}

function MessageFile({ attachment }: { attachment: Attachment }) {
  return <AttachmentCard {...useAttachment(attachment)} large />;
}

/** How far the bytes have come, as the server has confirmed them. */
function Progress({ entry }: { entry: MessageEntry }) {
  const ids = entry.files.join();
  const progress = useLive((db) => uploadProgress(db, ids.split(',')), [ids]);
  if (!progress || progress.size === 0) return null;
  const percent = Math.floor((100 * progress.sent) / progress.size);
  return (
    <p className="px-1 text-end text-note text-faint tabular-nums">
      {entry.state === 'sending' && progress.reachable ? (
        <Trans>uploading {percent} %</Trans>
      ) : percent > 0 ? (
        <Trans>{percent} % uploaded, waits for network</Trans>
      ) : (
        <Trans>waits for network</Trans>
      )}
    </p>
  );
}
