import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { acceptedBy } from '../../../../contract/file-types.ts';
import { IMAGE_EDGE } from '../../../../contract/limits.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { cropped } from '../../../ui/cropped.ts';
import { PictureCrop } from '../../../ui/picture-crop.tsx';
import { PictureInput } from '../../../ui/picture-input.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = { uid: string; hasPhoto: boolean; isMinor: boolean; onClose: () => void };

/** Chooses a photo and the part of it that is shown; it waits on this device until there is network. */
export function PhotoSheet({ uid, hasPhoto, isMinor, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, prepareFile } = useSync();
  const saving = useSaving();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [area, setArea] = useState<Area>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  /** The part that was chosen of another photo is no part of this one. */
  const show = (file: File | undefined) => {
    if (!file) return;
    setFailed(false);
    setChosen(file);
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
        {chosen && (
          <PictureCrop
            key={`${chosen.name} ${chosen.lastModified} ${chosen.size}`}
            picture={chosen}
            aspect={1}
            round
            onArea={setArea}
            onFail={() => setFailed(true)}
          />
        )}
        <p className="text-small text-soft">
          {isMinor ? (
            <Trans>Only you see it. Companies do not see photos of people under 18.</Trans>
          ) : (
            <Trans>Companies see it only after they have invited you to talk. You do not need one.</Trans>
          )}
        </p>
        <PictureInput
          ref={input}
          label={t`Photo`}
          accept={acceptedBy('user')}
          failed={failed}
          onPick={show}
        />
      </div>
    </Sheet>
  );
}
