import { Trans, useLingui } from '@lingui/react/macro';
import type { Photo } from '../../../../contract/entities/photo.ts';
import { usePhoto } from '../../../sync/react/use-photos.ts';
import { AttachmentCard } from '../../../ui/attachment-card.tsx';
import { PhotoGrid } from '../../../ui/photo-grid.tsx';

/** Photos of the company's place and people, each of which opens large. */
export function CompanyPhotos({ photos }: { photos: readonly Photo[] }) {
  const { t } = useLingui();
  return (
    <section className="grid gap-3">
      <h2 className="text-title font-bold">
        <Trans>Photos</Trans>
      </h2>
      <PhotoGrid name={t`Photos`}>
        {photos.map((photo, at) => (
          <Tile key={photo._fileId} photo={photo} number={at + 1} />
        ))}
      </PhotoGrid>
    </section>
  );
}

function Tile({ photo, number }: { photo: Photo; number: number }) {
  const { t } = useLingui();
  return (
    <li>
      <AttachmentCard {...usePhoto(photo, t`Photo ${number}`)} large="tile" />
    </li>
  );
}
