import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';

type Props = {
  /** Pressed by the buttons of the sheet: the browser's own has no place in it. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  /** What was chosen could not be read. */
  failed: boolean;
  onPick: (file: File | undefined) => void;
};

/** Chooses one picture, the same one as before included. */
export function PictureInput({ ref, label, accept, failed, onPick }: Props) {
  return (
    <>
      {failed && (
        <p role="alert" className="font-medium text-danger">
          <Trans>This picture could not be read. Choose another one, as JPEG or PNG.</Trans>
        </p>
      )}
      <input
        ref={ref}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          onPick(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
