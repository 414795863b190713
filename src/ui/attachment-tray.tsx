import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { AttachmentMark } from './attachment-mark.tsx';
import { Icon } from './icon.tsx';

export type TrayFile = { id: string; name: string; mime: string; size: number; bytes: ArrayBuffer };

type Props = {
  /** Read out: what these files go along with. */
  name: string;
  files: readonly TrayFile[];
  /** How many are being read. */
  preparing: number;
  /** Files that were not taken, and why. */
  problems: readonly { key: string; text: string }[];
  onRemove: (id: string) => void;
};

/** Chosen files that were not sent yet. */
export function AttachmentTray({ name, files, preparing, problems, onRemove }: Props) {
  if (files.length + preparing + problems.length === 0) return null;
  return (
    <div className="grid gap-2">
      {files.length > 0 && (
        <ul aria-label={name} className="flex flex-wrap gap-2">
          {files.map((file) => (
            <Chosen key={file.id} file={file} onRemove={() => onRemove(file.id)} />
          ))}
        </ul>
      )}
      {preparing > 0 && (
        <p role="status" className="text-small text-soft">
          <Trans>Getting the files ready.</Trans>
        </p>
      )}
      {problems.length > 0 && (
        <div role="alert" className="grid gap-1">
          {problems.map(({ key, text }) => (
            <p key={key} className="text-small font-medium text-danger wrap-anywhere">
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function Chosen({ file, onRemove }: { file: TrayFile; onRemove: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, mime, bytes, size } = file;
  const picture = useMemo(
    () => (mime.startsWith('image/') ? new Blob([bytes], { type: mime }) : undefined),
    [mime, bytes],
  );
  return (
    <li className="flex max-w-full items-center gap-2.5 rounded-card border border-line bg-sheet p-1 ps-1.5">
      <AttachmentMark picture={picture} small />
      <span className="min-w-0">
        <span className="block max-w-[11rem] truncate text-small font-semibold">{name}</span>
        <span className="block text-note text-faint tabular-nums">{format.bytes(size)}</span>
      </span>
      <button
        type="button"
        aria-label={t`Remove ${name}`}
        title={t`Remove ${name}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft motion-colors hover:bg-well hover:text-ink"
      >
        <Icon of={X} />
      </button>
    </li>
  );
}
