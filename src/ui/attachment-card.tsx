import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { AttachmentMark } from './attachment-mark.tsx';
import { AttachmentViewer, isShown } from './attachment-viewer.tsx';
import { saveFile } from './save-file.ts';
import { useObjectUrl } from './use-object-url.ts';

type Props = {
  name: string;
  mime: string;
  /** In bytes; 0 where it is not known yet. */
  size: number;
  /** Of an image, once it is there. */
  picture: Blob | undefined;
  /** All of it. */
  load: () => Promise<Blob>;
  /** A picture is shown large instead of in a row with its name; `tile`: as wide as there is room for. */
  large?: boolean | 'tile';
};

/** A file. Pictures and PDFs open here; anything else is downloaded, because it comes from another person. */
export function AttachmentCard({ name, mime, size, picture, load, large = false }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const [state, setState] = useState<'loading' | 'gone' | 'failed'>();
  const [shown, setShown] = useState<Blob>();
  const isImage = mime.startsWith('image/');

  const open = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const blob = await load();
      if (isShown(mime)) {
        // Its reader is fetched before the sheet opens: without network it is said here, beside the file.
        if (!isImage) await import('./pdf-pages.tsx');
        setShown(new Blob([blob], { type: mime }));
      } else saveFile(blob, name);
      setState(undefined);
    } catch (error) {
      setState((error as { code?: unknown }).code === 'not_found' ? 'gone' : 'failed');
    }
  };

  return (
    <>
      <button
        type="button"
        onClick={() => void open()}
        title={name}
        className={`block max-w-full overflow-hidden rounded-card border border-line bg-sheet text-start motion-colors hover:border-edge ${large === 'tile' ? 'w-full' : ''}`}
      >
        <span className="sr-only">{isShown(mime) ? t`Open:` : t`Save:`} </span>
        {large && isImage ? (
          <Picture
            picture={picture}
            name={name}
            size={large === 'tile' ? 'aspect-4/3 w-full' : 'h-40 w-56'}
          />
        ) : (
          <span className="flex items-center gap-3 p-2 pe-4">
            <AttachmentMark picture={picture} />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block text-note text-faint tabular-nums">
                {size > 0 ? format.bytes(size) : t`File`}
              </span>
            </span>
          </span>
        )}
      </button>
      {state === 'loading' && (
        <span role="status" className="block text-note text-faint">
          <Trans>Opening</Trans>
        </span>
      )}
      {(state === 'failed' || state === 'gone') && (
        <span role="alert" className="block text-small text-danger">
          {state === 'gone' ? (
            <Trans>This file is no longer there.</Trans>
          ) : (
            <Trans>It could not be opened. It needs the network: try again once you are online.</Trans>
          )}
        </span>
      )}
      {shown && <AttachmentViewer file={shown} name={name} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** One size for all, so that nothing moves when it arrives. */
function Picture({ picture, name, size }: { picture: Blob | undefined; name: string; size: string }) {
  const url = useObjectUrl(picture);
  return url ? (
    <img src={url} alt={name} className={`block object-cover ${size}`} />
  ) : (
    <span
      className={`grid place-content-center bg-well px-4 text-center text-small text-soft wrap-anywhere ${size}`}
    >
      {name}
    </span>
  );
}
