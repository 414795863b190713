import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { usePageTitle } from './page-title.ts';

type Props = {
  /** The heading, and the name in the tab. */
  title: string;
  /** Beside or above the heading, where it is more than its text. */
  heading?: ReactNode;
  /** One line under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading; on phones below it. */
  actions?: ReactNode;
  /** For boards and tables; texts and lists keep to 720 px. */
  wide?: boolean;
  /** The heading is only heard: the screen begins with something that names it. */
  hideTitle?: boolean;
  children: ReactNode;
};

/** A screen: its heading and its sections, with the page's margins and one rhythm between them. */
export function Page({ title, heading, lead, actions, wide = false, hideTitle = false, children }: Props) {
  usePageTitle(title);
  return (
    <div
      className={classNames(wide ? 'page-wide' : 'page', 'flex flex-1 flex-col gap-8 pt-6 pb-12 desk:pt-10')}
    >
      <header
        className={classNames(
          'flex flex-wrap items-end justify-between gap-x-6 gap-y-4',
          hideTitle && 'sr-only',
        )}
      >
        <div className="grid min-w-0 gap-1.5">
          <h1>{heading ?? title}</h1>
          {lead && <div className="max-w-content text-soft">{lead}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

type SectionProps = {
  title: ReactNode;
  /** A link or a button at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="grid min-w-0 gap-3 *:min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lead font-bold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
