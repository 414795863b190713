import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { AttachmentPicker } from './attachment-picker.tsx';
import { AttachmentTray } from './attachment-tray.tsx';
import { IconButton } from './icon-button.tsx';
import { Skeleton } from './skeleton.tsx';
import { SortableList } from './sortable-list.tsx';
import { TextField } from './text-field.tsx';

type Shown = { id: string /** What is to be seen. */; alt: string };

type Props = {
  /** Undefined until they are read. */
  photos: readonly Shown[] | undefined;
  /** The photo, small. */
  mark: (id: string) => ReactNode;
  most: number;
  altMax: number;
  accept: string;
  preparing: number;
  problems: readonly { key: string; text: string }[];
  onAdd: (files: File[]) => unknown;
  onDescribe: (id: string, alt: string) => unknown;
  onRemove: (id: string) => unknown;
  onMove: (from: number, to: number) => unknown;
};

/** Photos in the order in which they are shown; each says what is to be seen on it. */
export function PhotoEditor(props: Props) {
  const { photos, mark, most, altMax, accept, preparing, problems } = props;
  const { onAdd, onDescribe, onRemove, onMove } = props;
  const { t } = useLingui();
  if (!photos) return <Skeleton lines={3} />;
  const rows = photos.map(({ id, alt }, at) => {
    const number = at + 1;
    const name = alt || t`Photo ${number}`;
    return {
      key: id,
      name,
      content: (
        <div className="flex items-start gap-3 py-3">
          {mark(id)}
          <div className="min-w-0 flex-1">
            <TextField
              key={alt}
              label={t`What photo ${number} shows`}
              optional
              maxLength={altMax}
              defaultValue={alt}
              onBlur={({ currentTarget }) => onDescribe(id, currentTarget.value.trim())}
            />
          </div>
          <IconButton name={t`Remove ${name}`} icon={X} onClick={() => onRemove(id)} />
        </div>
      ),
    };
  });
  return (
    <div className="grid gap-3">
      {rows.length > 0 && <SortableList name={t`Photos`} items={rows} onMove={onMove} />}
      <AttachmentTray
        name={t`Photos`}
        files={[]}
        preparing={preparing}
        problems={problems}
        onRemove={() => undefined}
      />
      {photos.length < most ? (
        <div>
          <AttachmentPicker name={t`Add photos`} accept={accept} onChoose={onAdd}>
            <Trans>Add photos</Trans>
          </AttachmentPicker>
        </div>
      ) : (
        <p className="text-small text-soft">
          <Trans>{most} photos are the most. Remove one to add another.</Trans>
        </p>
      )}
    </div>
  );
}
