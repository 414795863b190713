import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { acceptedBy } from '../../../../contract/file-types.ts';
import { IMAGE_EDGE } from '../../../../contract/limits.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { cropped } from './cropped.ts';

type Props = { uid: string; hasPhoto: boolean; isMinor: boolean; onClose: () => void };

/** Chooses a photo and the part of it that is shown; it waits on this device until there is network. */
export function PhotoSheet({ uid, hasPhoto, isMinor, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, prepareFile } = useSync();
  const saving = useSaving();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const url = useObjectUrl(chosen);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  /** The part that was chosen of another photo is no part of this one. */
  const show = (file: File | undefined) => {
    if (!file) return;
    setFailed(false);
    setChosen(file);
    setCrop({ x: 0, y: 0 });
    setZoom(1);
    setArea(undefined);
  };
  const choose = () => input.current?.click();
  const take = async () => {
    if (!chosen || !area) return;
    setBusy(true);
    try {
      const blob = await cropped(chosen, area, IMAGE_EDGE.logo);
      const file = await prepareFile(new File([blob], 'photo.jpg', { type: blob.type }), 'user');
      const set = () => mutate('user.set-image', { userId: uid, imageSource: file.id }, { files: [file] });
      if (await saving(set)) onClose();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    if (await saving(() => mutate('user.set-image', { userId: uid, imageSource: null }))) onClose();
  };
  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={t`Your photo`}
      actions={
        chosen ? (
          <>
            <Button busy={busy && t`Saving`} onClick={() => void take()}>
              <Trans>Use this photo</Trans>
            </Button>
            <Button variant="quiet" onClick={choose}>
              <Trans>Choose another</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button onClick={choose}>
              <Trans>Take or choose a photo</Trans>
            </Button>
            {hasPhoto && (
              <Button variant="quiet" onClick={() => void remove()}>
                <Trans>Remove the photo</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4">
        {url && (
          <>
            <div className="relative h-72 overflow-hidden rounded-card bg-well">
              <Cropper
                image={url}
                crop={crop}
                zoom={zoom}
                aspect={1}
                cropShape="round"
                showGrid={false}
                disableAutomaticStylesInjection
                mediaProps={{ onError: () => setFailed(true) }}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
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
        )}
        <p className="text-small text-soft">
          {isMinor ? (
            <Trans>Only you see it. Companies do not see photos of people below 18.</Trans>
          ) : (
            <Trans>Companies see it only after they have invited you to talk. You do not need one.</Trans>
          )}
        </p>
        {failed && (
          <p role="alert" className="font-medium text-danger">
            <Trans>This picture could not be read. Choose another one, as JPEG or PNG.</Trans>
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept={acceptedBy('user')}
          aria-label={t`Photo`}
          tabIndex={-1}
          hidden
          onChange={(event) => {
            show(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
    </Sheet>
  );
}
