import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

type Props = {
  open: boolean;
  /** Escape, the cross, a tap beside it. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, always in reach of the thumb. */
  actions?: ReactNode;
  /** A tap beside it does not close it: something was written there. Escape and the cross still do. */
  sticky?: boolean;
  /** Aligned to the top: its height changes while the person types in it. */
  top?: boolean;
  /** On phones it takes all of the screen. */
  whole?: boolean;
  /** Before the cross. */
  tools?: ReactNode;
  /** The element that gets the focus first; without it the title, so that a screen reader announces the sheet. */
  focus?: RefObject<HTMLElement | null>;
};

/** Comes from below on phones and stands in the middle on desks. The focus goes in, and back to where it came from. */
export function Sheet({
  open,
  onClose,
  title,
  children,
  actions,
  sticky = false,
  top = false,
  whole = false,
  tools,
  focus,
}: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    // Never the cross, which the browser would choose.
    (focus ?? heading).current?.focus();
    // Closing, not removing, is what gives the focus back.
    return () => element.close();
  }, [open, focus]);

  const tap = (event: MouseEvent<HTMLDialogElement>) => {
    if (!sticky && event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which arrives as cancel
    <dialog
      ref={dialog}
      className="sheet"
      data-top={top || undefined}
      data-whole={whole || undefined}
      aria-labelledby={titleId}
      onClick={tap}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className="sheet-body">
          <SheetHead id={titleId} ref={heading} title={title} tools={tools} onClose={onClose} />
          <div className="sheet-content">{children}</div>
          {actions && <footer className="sheet-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

type HeadProps = Pick<Props, 'title' | 'tools' | 'onClose'> & { id: string; ref: Ref<HTMLHeadingElement> };

/** Title and cross of a sheet or a panel. With large text the buttons wrap below the title. */
export function SheetHead({ id, ref, title, tools, onClose }: HeadProps) {
  const { t } = useLingui();
  return (
    <header className="flex flex-wrap items-start gap-x-4 px-5 pt-4 pb-2">
      <h2 id={id} ref={ref} tabIndex={-1} className="flex-1 pt-1.5 text-lead font-bold outline-none">
        {title}
      </h2>
      <div className="-me-2 ms-auto flex flex-wrap justify-end">
        {tools}
        <IconButton name={t`Close`} icon={X} onClick={onClose} />
      </div>
    </header>
  );
}
