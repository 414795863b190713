import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Shown = { _fileId: string /** A description; may be empty. */; alt: string };

type Props<Photo extends Shown> = {
  photos: readonly Photo[];
  /** The photo with this name: an attachment as a tile. */
  tile: (photo: Photo, name: string) => ReactNode;
};

/** Photos side by side, as many in a row as there is room for; each opens large. */
export function PhotoGrid<Photo extends Shown>({ photos, tile }: Props<Photo>) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Photos`}
      className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 desk:gap-3"
    >
      {photos.map((photo, at) => {
        const number = at + 1;
        return (
          <li key={photo._fileId} className="break-inside-avoid">
            {tile(photo, photo.alt || t`Photo ${number}`)}
          </li>
        );
      })}
    </ul>
  );
}
