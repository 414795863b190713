import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Attachment } from '../../../../contract/entities/file.ts';
import { may } from '../../../../contract/policy/application.ts';
import { useAttachment } from '../../../sync/react/use-attachment.ts';
import { AttachmentCard } from '../../../ui/attachment-card.tsx';

/** What an applicant has sent along; each opens with a tap. */
export function ApplicantFiles({ applicant }: { applicant: Applicant }) {
  const id = useId();
  // A row that an older app has kept may know nothing of files.
  const { files = [], heldFiles = 0 } = applicant;
  if (files.length + heldFiles === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 id={id} className="text-small font-semibold">
        <Trans>Files</Trans>
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2 empty:hidden">
        {files.map((file) => (
          <li key={file._fileId} className="max-w-full">
            <ApplicantFile attachment={file} />
          </li>
        ))}
      </ul>
      {heldFiles > 0 && (
        <p className="text-small text-soft">
          {may('accept', applicant.status) ? (
            <Plural
              value={heldFiles}
              one="# file tells who they are. You can read it once you invite them to talk."
              other="# files tell who they are. You can read them once you invite them to talk."
            />
          ) : (
            <Plural
              value={heldFiles}
              one="# file was held back, because it tells who they are."
              other="# files were held back, because they tell who they are."
            />
          )}
        </p>
      )}
    </div>
  );
}

function ApplicantFile({ attachment }: { attachment: Attachment }) {
  return <AttachmentCard {...useAttachment(attachment)} />;
}
