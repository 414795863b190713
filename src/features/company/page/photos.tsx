import { Trans, useLingui } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import { PHOTOS_MAX } from '../../../../contract/entities/photo.ts';
import { acceptedBy } from '../../../../contract/file-types.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { fileProblemText } from '../../../i18n/file-problem-text.ts';
import { useImage } from '../../../sync/react/use-attachment.ts';
import { usePhotos } from '../../../sync/react/use-photos.ts';
import { AttachmentMark } from '../../../ui/attachment-mark.tsx';
import { PhotoEditor } from '../../../ui/photo-editor.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

/** companysettings.1: photos of the place and the people. */
export function Photos({ company: { _id: companyId } }: { company: Company }) {
  const { i18n } = useLingui();
  const { notTaken, ...editor } = usePhotos({ of: 'company', companyId }, useSaving());
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        <Trans>Photos</Trans>
      </p>
      <p className="text-small text-soft">
        <Trans>Your place and your people, as they are. Take no photo of anybody who has not agreed.</Trans>
      </p>
      <PhotoEditor
        {...editor}
        mark={(id) => <Mark fileId={id} />}
        most={PHOTOS_MAX}
        altMax={TEXT_MAX.imageAlt}
        accept={acceptedBy('company')}
        problems={notTaken.map((file) => ({
          key: file.key,
          text: i18n._(fileProblemText(file, PHOTOS_MAX)),
        }))}
      />
    </div>
  );
}

function Mark({ fileId }: { fileId: string }) {
  return <AttachmentMark picture={useImage(fileId)} />;
}
