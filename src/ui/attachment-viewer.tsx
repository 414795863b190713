import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense } from 'react';
import { Button } from './button.tsx';
import { saveFile } from './save-file.ts';
import { Sheet } from './sheet.tsx';
import { useObjectUrl } from './use-object-url.ts';

type Props = { file: Blob; name: string; onClose: () => void };

const PdfPages = lazy(() => import('./pdf-pages.tsx'));

/** Whether a file of this kind is shown here. Anything else is saved, because it comes from another person. */
export function isShown(mime: string): boolean {
  return mime.startsWith('image/') || mime === 'application/pdf';
}

/** A picture as large as the screen has room for, or the pages of a PDF. */
export function AttachmentViewer({ file, name, onClose }: Props) {
  const isPdf = file.type === 'application/pdf';
  const url = useObjectUrl(isPdf ? undefined : file);
  return (
    <Sheet
      open
      onClose={onClose}
      title={<span className="wrap-anywhere">{name}</span>}
      actions={
        <Button variant="quiet" icon={Download} onClick={() => saveFile(file, name)}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      {isPdf && (
        <Suspense
          fallback={
            <p role="status" className="text-small text-faint">
              <Trans>Opening</Trans>
            </p>
          }
        >
          <PdfPages file={file} name={name} />
        </Suspense>
      )}
      {url && <img src={url} alt={name} className="mx-auto max-h-[70dvh] w-auto max-w-full rounded-card" />}
    </Sheet>
  );
}
