import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

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
  const { t } = useLingui();
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
      <header className="flex flex-wrap items-start gap-x-4 px-5 pt-3 pb-2">
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className="flex-1 basis-24 pt-2 text-lead font-bold outline-none"
        >
          {title}
        </h2>
        <div className="-me-2 ms-auto flex flex-wrap justify-end">
          {tools}
          <IconButton name={t`Close`} icon={X} onClick={onClose} />
        </div>
      </header>
      <div className="side-panel-content">{children}</div>
      {actions && <footer className="side-panel-actions">{actions}</footer>}
    </dialog>
  );
}
