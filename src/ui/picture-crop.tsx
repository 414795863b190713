import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useObjectUrl } from './use-object-url.ts';

type Props = {
  picture: Blob;
  /** Width by height of the part that is taken. */
  aspect: number;
  round?: boolean;
  /** In pixels of the picture. */
  onArea: (area: Area) => void;
  /** The browser cannot read it. */
  onFail: () => void;
};

/** Chooses a part of a picture, by moving it and by its size. Another picture begins with its own part: give it a key. */
export function PictureCrop({ picture, aspect, round = false, onArea, onFail }: Props) {
  const url = useObjectUrl(picture);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  if (!url) return <div className="h-72" />;
  return (
    <>
      <div className="relative h-72 overflow-hidden rounded-card bg-well">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          disableAutomaticStylesInjection
          mediaProps={{ onError: onFail }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
        />
      </div>
      <label className="grid gap-1 text-small font-semibold">
        <Trans>Size</Trans>
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
          className="min-h-11 w-full accent-accent"
        />
      </label>
    </>
  );
}
