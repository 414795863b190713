import { Trans, useLingui } from '@lingui/react/macro';
import type { Photo } from '../../../../contract/entities/photo.ts';
import { usePhoto } from '../../../sync/react/use-photos.ts';
import { AttachmentCard } from '../../../ui/attachment-card.tsx';
import { PhotoGrid } from '../../../ui/photo-grid.tsx';
import { Part } from './part.tsx';

/** Photos of the creator's work, each of which opens large. */
export function KitPhotos({ photos }: { photos: readonly Photo[] }) {
  const { t } = useLingui();
  return (
    <Part title={<Trans>Photos</Trans>}>
      <PhotoGrid name={t`Photos`}>
        {photos.map((photo, at) => (
          <Tile key={photo._fileId} photo={photo} number={at + 1} />
        ))}
      </PhotoGrid>
    </Part>
  );
}

function Tile({ photo, number }: { photo: Photo; number: number }) {
  const { t } = useLingui();
  return (
    <li className="break-inside-avoid">
      <AttachmentCard {...usePhoto(photo, t`Photo ${number}`)} large="tile" />
    </li>
  );
}
