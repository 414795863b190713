import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fileProblemText } from '../i18n/file-problem-text.ts';
import { AttachmentPicker } from './attachment-picker.tsx';
import { AttachmentTray } from './attachment-tray.tsx';
import { IconButton } from './icon-button.tsx';
import { Skeleton } from './skeleton.tsx';
import { SortableList } from './sortable-list.tsx';
import { TextField } from './text-field.tsx';

type Shown = {
  id: string;
  /** A description; may be empty. */
  alt: string;
  /** The same as it is being typed. */
  text: string;
};

type Props = {
  /** Undefined until they are read. */
  photos: readonly Shown[] | undefined;
  /** The photo, small. */
  mark: (id: string) => ReactNode;
  most: number;
  textMax: number;
  accept: string;
  preparing: number;
  notTaken: readonly ({ key: string } & Parameters<typeof fileProblemText>[0])[];
  onAdd: (files: File[]) => void;
  onType: (id: string, text: string) => void;
  onTyped: () => void;
  onRemove: (id: string) => void;
  onMove: (id: string, to: number) => void;
};

/** Photos in the order in which they are shown, each with its description. */
export function PhotoEditor({ photos, mark, most, textMax, accept, preparing, notTaken, ...acts }: Props) {
  const { onAdd, onType, onTyped, onRemove, onMove } = acts;
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);

  // The button that was pressed goes with its photo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `photos` triggers it: one is gone
  useLayoutEffect(() => {
    if (removed.current === undefined || document.activeElement !== document.body) return;
    const others = box.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? [];
    const next = others[Math.min(removed.current, others.length - 1)];
    (next ?? box.current?.querySelector<HTMLElement>('button'))?.focus();
    removed.current = undefined;
  }, [photos]);

  if (!photos) return <Skeleton lines={3} />;
  const rows = photos.map(({ id, alt, text }, at) => {
    const number = at + 1;
    const name = alt || t`Photo ${number}`;
    const remove = () => {
      removed.current = at;
      onRemove(id);
    };
    return {
      key: id,
      name,
      content: (
        <div className="flex items-start gap-3 py-3">
          {mark(id)}
          <div className="min-w-0 flex-1">
            <TextField
              label={t`What photo ${number} shows`}
              optional
              maxLength={textMax}
              value={text}
              onChange={({ currentTarget }) => onType(id, currentTarget.value)}
              onBlur={onTyped}
            />
          </div>
          <span data-remove>
            <IconButton name={t`Remove ${name}`} icon={X} onClick={remove} />
          </span>
        </div>
      ),
    };
  });
  const isFull = photos.length >= most;
  return (
    <div ref={box} className="grid gap-3">
      {rows.length > 0 && (
        <SortableList
          name={t`Photos`}
          items={rows}
          onMove={(from, to) => {
            const moved = photos[from];
            if (moved) onMove(moved.id, to);
          }}
        />
      )}
      <AttachmentTray
        name={t`Photos`}
        files={[]}
        preparing={preparing}
        problems={notTaken.map(({ key, ...file }) => ({
          key,
          text: i18n._(fileProblemText(file, most, 'photos')),
        }))}
        onRemove={() => undefined}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AttachmentPicker name={t`Add photos`} accept={accept} onChoose={onAdd}>
          <Trans>Add photos</Trans>
        </AttachmentPicker>
        {isFull && (
          <p className="text-small text-soft">
            <Trans>At most {most} photos. Remove one to add another.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
