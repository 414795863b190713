import { Trans } from '@lingui/react/macro';
import type { Photo } from '../../../../contract/entities/photo.ts';
import { usePhoto } from '../../../sync/react/use-attachment.ts';
import { PhotoGrid } from '../../../ui/photo-grid.tsx';

/** Photos of the company's place and people. */
export function CompanyPhotos({ photos }: { photos: readonly Photo[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-title font-bold">
        <Trans>Photos</Trans>
      </h2>
      <PhotoGrid photos={photos} usePhoto={usePhoto} />
    </section>
  );
}
