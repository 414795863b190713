import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../../ui/icon.tsx';
import { StretchedLink } from '../../ui/links.tsx';

type Props = {
  to: '/pwa/company' | '/pwa/user' | '/pwa/user/create-creator' | '/pwa/user/settings';
  search?: { view: string };
  icon: IconDrawing;
  title: string;
  children: ReactNode;
};

/** A way on to another screen. */
export function DoorRow({ to, search, icon, title, children }: Props) {
  return (
    <li className="relative flex items-center gap-4 px-5 py-4 motion-colors hover:bg-well">
      <Icon of={icon} size="lg" className="text-accent" />
      <div className="min-w-0 flex-1">
        <StretchedLink to={to} search={search ?? {}}>
          <span className="font-semibold">{title}</span>
        </StretchedLink>
        <p className="text-small text-soft">{children}</p>
      </div>
      <Icon of={ChevronRight} className="text-faint" />
    </li>
  );
}
