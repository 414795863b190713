import { Trans } from '@lingui/react/macro';
import type { Photo } from '../../../../contract/entities/photo.ts';
import { usePhoto } from '../../../sync/react/use-photos.ts';
import { AttachmentCard } from '../../../ui/attachment-card.tsx';
import { PhotoGrid } from '../../../ui/photo-grid.tsx';
import { Part } from './part.tsx';

/** Photos of the creator's work. */
export function KitPhotos({ photos }: { photos: readonly Photo[] }) {
  return (
    <Part title={<Trans>Photos</Trans>}>
      <PhotoGrid photos={photos} tile={({ _fileId }, name) => <Tile fileId={_fileId} name={name} />} />
    </Part>
  );
}

function Tile({ fileId, name }: { fileId: string; name: string }) {
  return <AttachmentCard {...usePhoto(fileId, name)} large="tile" />;
}
