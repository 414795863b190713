import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { AttachmentCard } from './attachment-card.tsx';

/** `alt`: a description; may be empty. */
type Shown = { _fileId: string; alt: string };

/** The photo with this id and name as a file that can be opened: `usePhoto` of src/sync/react/use-attachment.ts. */
export type UsePhoto = (fileId: string, name: string) => Omit<ComponentProps<typeof AttachmentCard>, 'large'>;

type Props = { photos: readonly Shown[]; usePhoto: UsePhoto };

/** Photos side by side, as many in a row as there is room for; each opens large. */
export function PhotoGrid({ photos, usePhoto }: Props) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Photos`}
      className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 desk:gap-3"
    >
      {photos.map(({ _fileId, alt }, at) => {
        const number = at + 1;
        return (
          <li key={_fileId} className="break-inside-avoid">
            <Tile fileId={_fileId} name={alt || t`Photo ${number}`} usePhoto={usePhoto} />
          </li>
        );
      })}
    </ul>
  );
}

type TileProps = { fileId: string; name: string; usePhoto: UsePhoto };

function Tile({ fileId, name, usePhoto }: TileProps) {
  return <AttachmentCard {...usePhoto(fileId, name)} large="tile" />;
}
