import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';

type Props = {
  picture: DrawingName;
  /** One sentence. */
  title: ReactNode;
  /** The reason, or what comes next; only where the title leaves it open. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
};

/** Nothing here, and that is a state like any other. */
export function EmptyState({ picture, title, children, action }: Props) {
  return (
    <div className="mx-auto grid max-w-form content-start justify-items-center gap-4 px-4 py-10 text-center">
      <Drawing name={picture} />
      <div className="grid gap-1.5">
        <p className="text-balance text-lead font-semibold">{title}</p>
        {children && <div className="text-soft">{children}</div>}
      </div>
      {action && <div className="mt-1">{action}</div>}
    </div>
  );
}
