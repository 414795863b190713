import Paperclip from 'lucide-react/icons/paperclip';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type Props = {
  /** What it does, in words. */
  name: string;
  /** Types and endings, as `accept` has them. */
  accept: string;
  onChoose: (files: File[]) => void;
  /** The words of a wide button; without it only an icon is shown. */
  children?: ReactNode;
};

/** Picks files, or takes a photo where the device has a camera. */
export function AttachmentPicker({ name, accept, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      {children ? (
        <Button variant="quiet" icon={Paperclip} onClick={choose}>
          {children}
        </Button>
      ) : (
        <button
          type="button"
          aria-label={name}
          title={name}
          onClick={choose}
          className="grid size-12 shrink-0 place-items-center rounded-full text-soft motion-colors hover:bg-well hover:text-ink"
        >
          <Icon of={Paperclip} size="lg" />
        </button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        aria-label={name}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again after it was taken off.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
