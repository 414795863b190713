import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/entities/application.ts';
import type { Attachment } from '../../../contract/entities/file.ts';
import { isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { uploadProgress } from '../../replica/queries/files.ts';
import { useLive } from '../../replica/use-live.ts';
import { useAttachment } from '../../sync/react/use-attachment.ts';
import { AttachmentCard } from '../../ui/attachment-card.tsx';

type Props = { application: Application; entries: readonly OutboxEntry[] };

/** What went along with an application, and how far it has come. */
export function ApplicationFiles({ application, entries }: Props) {
  const { t } = useLingui();
  // A row that an older app has kept may know nothing of files.
  const files = application.files ?? [];
  if (files.length === 0) return null;
  const heldNames = files.flatMap(({ held, name }) => (held ? [name] : [])).join(', ');
  const adding = entries.find((entry) => entry.name === 'application.add' && !isStopped(entry));
  return (
    <div className="grid gap-2">
      <ul aria-label={t`Files of your application`} className="flex flex-wrap gap-2">
        {files.map((file) => (
          <li key={file._fileId} className="max-w-full">
            <SentFile attachment={file} />
          </li>
        ))}
      </ul>
      {heldNames && (
        <p className="text-small text-soft wrap-anywhere">
          <Trans>Held back until they invite you: {heldNames}</Trans>
        </p>
      )}
      {adding && <Progress entry={adding} />}
    </div>
  );
}

function SentFile({ attachment }: { attachment: Attachment }) {
  return <AttachmentCard {...useAttachment(attachment)} />;
}

function Progress({ entry }: { entry: OutboxEntry }) {
  const ids = entry.files.join();
  const progress = useLive((db) => uploadProgress(db, ids.split(',')), [ids]);
  if (!progress || progress.size === 0) return null;
  const percent = Math.floor((100 * progress.sent) / progress.size);
  return (
    <p className="text-small text-soft tabular-nums">
      {entry.state === 'sending' && progress.reachable ? (
        <Trans>Uploading the files: {percent} %</Trans>
      ) : (
        <Trans>The files are kept here and go out with your application. {percent} % uploaded.</Trans>
      )}
    </p>
  );
}
