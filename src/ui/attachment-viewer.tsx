import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { Button } from './button.tsx';
import { saveFile } from './save-file.ts';
import { Sheet } from './sheet.tsx';
import { useObjectUrl } from './use-object-url.ts';

type Props = { picture: Blob; name: string; onClose: () => void };

/** A picture as large as the screen has room for. */
export function AttachmentViewer({ picture, name, onClose }: Props) {
  const url = useObjectUrl(picture);
  return (
    <Sheet
      open
      onClose={onClose}
      title={<span className="wrap-anywhere">{name}</span>}
      actions={
        <Button variant="quiet" icon={Download} onClick={() => saveFile(picture, name)}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      {url && <img src={url} alt={name} className="mx-auto max-h-[70dvh] w-auto max-w-full rounded-card" />}
    </Sheet>
  );
}
