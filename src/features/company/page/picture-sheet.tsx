import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import type { Company, ImagePoint } from '../../../../contract/entities/company.ts';
import { acceptedBy } from '../../../../contract/file-types.ts';
import { IMAGE_EDGE } from '../../../../contract/limits.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { cropped } from '../../../ui/cropped.ts';
import { PictureCrop } from '../../../ui/picture-crop.tsx';
import { PictureInput } from '../../../ui/picture-input.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { BannerWords } from './banner-words.tsx';

/** The banner is kept a little higher than phones show it; wide screens show a strip of it. */
const ASPECT = { logo: 1, banner: 2.5 } as const;

export type PictureKind = keyof typeof ASPECT;

type Props = {
  company: Company;
  kind: PictureKind;
  /** Address of the picture that is there now. */
  src: string | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** Chooses the logo or the banner and the part of it that is shown; without network it waits on this device. */
export function PictureSheet({ company, kind, src, onSaved, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, prepareFile } = useSync();
  const saving = useSaving();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [area, setArea] = useState<Area>();
  const [alt, setAlt] = useState(company.general.bannerAlt ?? '');
  const [focus, setFocus] = useState<ImagePoint | null>(company.general.bannerFocus ?? null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const companyId = company._id;
  const isBanner = kind === 'banner';
  const call = isBanner ? 'company.set-banner' : 'company.set-logo';
  const hasOne = company[kind] !== null;

  const show = (file: File | undefined) => {
    if (!file) return;
    setFailed(false);
    setChosen(file);
    setArea(undefined);
    setFocus(null);
  };
  const choose = () => input.current?.click();
  const done = () => {
    onSaved();
    onClose();
  };
  /** Whether this device has kept it. */
  const keepWords = async () => {
    const { bannerAlt = '', bannerFocus = null } = company.general;
    const general = {
      ...(alt.trim() !== bannerAlt && { bannerAlt: alt.trim() }),
      ...((focus?.x !== bannerFocus?.x || focus?.y !== bannerFocus?.y) && { bannerFocus: focus }),
    };
    if (!isBanner || Object.keys(general).length === 0) return true;
    return saving(() => mutate('company.update-general', { companyId, general }));
  };
  const keepPicture = async () => {
    if (!chosen || !area) return !chosen;
    const blob = await cropped(chosen, area, IMAGE_EDGE[kind]);
    const name = `${kind}.${blob.type === 'image/png' ? 'png' : 'jpg'}`;
    const file = await prepareFile(new File([blob], name, { type: blob.type }), 'company');
    return saving(() => mutate(call, { companyId, imageSource: file.id }, { files: [file] }));
  };
  const keep = async () => {
    setBusy(true);
    try {
      if ((await keepPicture()) && (await keepWords())) done();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    if (await saving(() => mutate(call, { companyId, imageSource: null }))) done();
  };
  const editing = chosen !== undefined || (isBanner && hasOne);
  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={isBanner ? t`Your banner` : t`Your logo`}
      actions={
        <>
          {editing && (
            <Button busy={busy && t`Saving`} disabled={chosen && !area} onClick={() => void keep()}>
              <Trans>Save</Trans>
            </Button>
          )}
          <Button variant={editing ? 'quiet' : 'primary'} onClick={choose}>
            {chosen || hasOne ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          </Button>
          {hasOne && !chosen && (
            <Button variant="bare" onClick={() => void remove()}>
              {isBanner ? <Trans>Remove the banner</Trans> : <Trans>Remove the logo</Trans>}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {chosen && (
          <PictureCrop
            key={`${chosen.name} ${chosen.lastModified} ${chosen.size}`}
            picture={chosen}
            aspect={ASPECT[kind]}
            onArea={setArea}
            onFail={() => setFailed(true)}
          />
        )}
        {!chosen && !isBanner && src && <img src={src} alt="" className="size-32 rounded-card bg-white" />}
        {isBanner && editing && (
          <BannerWords
            src={chosen ? undefined : src}
            alt={alt}
            onAlt={setAlt}
            focus={focus}
            onFocus={setFocus}
          />
        )}
        <p className="text-small text-soft">
          {isBanner ? (
            <Trans>
              It is at the top of your page. A photo of your place or of your people works best; text in it is
              hard to read on phones.
            </Trans>
          ) : (
            <Trans>It is shown beside your name: on every job, on your page and in messages.</Trans>
          )}
        </p>
        <PictureInput
          ref={input}
          label={t`Picture`}
          accept={acceptedBy('company')}
          failed={failed}
          onPick={show}
        />
      </div>
    </Sheet>
  );
}
