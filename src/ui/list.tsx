import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Rows with hairlines between them. Put it on a flush `Card`, or straight on the page. */
export function List(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul {...props} className="divide-y divide-line" />;
}

type RowProps = {
  /** A mark or an avatar. */
  lead?: ReactNode;
  /** Where the row goes somewhere: a `StretchedLink` or a `RowButton`. */
  title: ReactNode;
  detail?: ReactNode;
  /** Upper right: a time. */
  meta?: ReactNode;
  /** Lower right: a badge, a button. Buttons stay above the stretched link. */
  trail?: ReactNode;
  /** Nobody has looked at it yet. */
  fresh?: boolean;
  selected?: boolean;
};

export function ListRow({ lead, title, detail, meta, trail, fresh = false, selected = false }: RowProps) {
  return (
    <li
      className={classNames(
        'relative flex items-start gap-3 px-5 py-3.5 motion-colors has-[.stretched-link]:hover:bg-well',
        selected && 'bg-accent-wash',
      )}
    >
      {lead && <div className="mt-0.5">{lead}</div>}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <div className="flex items-baseline gap-3">
          <div className={classNames('min-w-0 flex-1 truncate', fresh ? 'font-bold' : 'font-semibold')}>
            {title}
          </div>
          {meta && <div className="shrink-0 text-note tabular-nums text-faint">{meta}</div>}
        </div>
        <div className="flex items-start gap-3">
          <div className={classNames('min-w-0 flex-1 text-small', fresh ? 'text-ink' : 'text-soft')}>
            {detail}
          </div>
          {trail && <div className="relative z-1 shrink-0">{trail}</div>}
        </div>
      </div>
    </li>
  );
}

type RowButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** Long titles take several lines instead of being cut. */
  wraps?: boolean;
};

/** The title of a row that opens something: the whole row is its target. */
export function RowButton({ wraps = false, ...rest }: RowButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'stretched-link block w-full text-start',
        wraps ? 'whitespace-normal' : 'truncate contain-inline-size',
      )}
    />
  );
}
