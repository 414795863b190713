import { Trans } from '@lingui/react/macro';
import type { Photo } from '../../../../contract/entities/photo.ts';
import { usePhoto } from '../../../sync/react/use-photos.ts';
import { AttachmentCard } from '../../../ui/attachment-card.tsx';
import { PhotoGrid } from '../../../ui/photo-grid.tsx';

/** Photos of the company's place and people. */
export function CompanyPhotos({ photos }: { photos: readonly Photo[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-title font-bold">
        <Trans>Photos</Trans>
      </h2>
      <PhotoGrid photos={photos} tile={({ _fileId }, name) => <Tile fileId={_fileId} name={name} />} />
    </section>
  );
}

function Tile({ fileId, name }: { fileId: string; name: string }) {
  return <AttachmentCard {...usePhoto(fileId, name)} large="tile" />;
}
