import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  /** What did not work. */
  title: ReactNode;
  /** The person's work that is still safe, and the next step. */
  children?: ReactNode;
  action?: ReactNode;
};

/** A part of the page could not be shown; the rest goes on. */
export function ErrorState({ title, children, action }: Props) {
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-danger/40 bg-danger-wash p-4">
      <Icon of={CircleAlert} size="lg" className="text-danger" />
      <div className="grid justify-items-start gap-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-small text-soft">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
