import { Trans } from '@lingui/react/macro';
import { useImage } from '../../../sync/react/use-attachment.ts';
import { usePhotos } from '../../../sync/react/use-photos.ts';
import { AttachmentMark } from '../../../ui/attachment-mark.tsx';
import { Section } from '../../../ui/page.tsx';
import { PhotoEditor } from '../../../ui/photo-editor.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

/** Photos of one's work, on the card and in the media kit (creator.5). */
export function PhotosSection() {
  const editor = usePhotos({ of: 'creator' }, useSaving());
  return (
    <Section title={<Trans>Photos</Trans>}>
      <div className="grid max-w-content gap-4">
        <p className="text-soft">
          <Trans>
            A few pictures of your work. Everybody who may read your card sees them, so take none that shows
            your name, or people who have not agreed.
          </Trans>
        </p>
        <PhotoEditor {...editor} mark={(id) => <Mark fileId={id} />} />
      </div>
    </Section>
  );
}

function Mark({ fileId }: { fileId: string }) {
  return <AttachmentMark picture={useImage(fileId)} />;
}
