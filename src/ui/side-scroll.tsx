import type { ReactNode } from 'react';

type Props = {
  /** Its name, for people who reach it by keyboard. */
  name: string;
  className?: string;
  children: ReactNode;
};

/** What may be wider than a phone scrolls sideways, and the keyboard can do that too. */
export function SideScroll({ name, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={`overflow-x-auto ${className}`} tabIndex={0} aria-label={name}>
      {children}
    </section>
  );
}
