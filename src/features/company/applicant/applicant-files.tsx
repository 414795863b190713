import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Attachment } from '../../../../contract/entities/file.ts';
import { useAttachment } from '../../../sync/react/use-attachment.ts';
import { AttachmentCard } from '../../../ui/attachment-card.tsx';

/** What an applicant has sent along; each opens with a tap. */
export function ApplicantFiles({ files }: { files: readonly Attachment[] | undefined }) {
  const id = useId();
  // A row that an older app has kept may know nothing of files.
  if (!files || files.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 id={id} className="text-small font-semibold">
        <Trans>Files</Trans>
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {files.map((file) => (
          <li key={file._fileId} className="max-w-full">
            <ApplicantFile attachment={file} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ApplicantFile({ attachment }: { attachment: Attachment }) {
  return <AttachmentCard {...useAttachment(attachment)} />;
}
