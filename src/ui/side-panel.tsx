import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { SheetHead } from './sheet.tsx';

type Props = {
  onClose: () => void;
  title: ReactNode;
  /** Another one in the same panel: the focus goes to its title. */
  subject: string;
  children: ReactNode;
  /** Buttons at the lower edge. */
  actions?: ReactNode;
  /** Before the cross. */
  tools?: ReactNode;
};

/** A dialog beside the page, which stays in reach. Escape closes it. */
export function SidePanel({ onClose, title, subject, children, actions, tools }: Props) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another opening
  useEffect(() => heading.current?.focus(), [subject]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <dialog open aria-labelledby={titleId} className="side-panel">
      <SheetHead id={titleId} ref={heading} title={title} tools={tools} onClose={onClose} />
      <div className="side-panel-content">{children}</div>
      {actions && <footer className="side-panel-actions">{actions}</footer>}
    </dialog>
  );
}
