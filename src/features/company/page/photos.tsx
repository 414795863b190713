import { Trans } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import { useImage } from '../../../sync/react/use-attachment.ts';
import { usePhotos } from '../../../sync/react/use-photos.ts';
import { AttachmentMark } from '../../../ui/attachment-mark.tsx';
import { PhotoEditor } from '../../../ui/photo-editor.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

/** companysettings.1: photos of the place and the people. */
export function Photos({ company: { _id: companyId } }: { company: Company }) {
  const editor = usePhotos({ of: 'company', companyId }, useSaving());
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        <Trans>Photos</Trans>
      </p>
      <p className="text-small text-soft">
        <Trans>Your place and your people, as they are. Take no photo of anybody who has not agreed.</Trans>
      </p>
      <PhotoEditor {...editor} mark={(id) => <Mark fileId={id} />} />
    </div>
  );
}

function Mark({ fileId }: { fileId: string }) {
  return <AttachmentMark picture={useImage(fileId)} />;
}
