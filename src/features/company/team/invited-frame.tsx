import { useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import type { Invitation } from '../../../../contract/entities/company.ts';
import { Icon } from '../../../ui/icon.tsx';

type Props = {
  mail: string;
  offered: Partial<Pick<Invitation, 'position' | 'canChat' | 'canSign'>>;
  state: ReactNode;
  children?: ReactNode;
};

/** One invitation: a dashed face, because nobody is behind it yet, what was offered, and how it stands. */
export function InvitedFrame({ mail, offered, state, children }: Props) {
  const { t } = useLingui();
  const { position, canChat, canSign } = offered;
  const facts = [position, canChat && t`answers applicants`, canSign && t`signs offers`].filter(Boolean);
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3 desk:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <div className="flex min-w-0 items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full border border-line-strong border-dashed text-faint">
          <Icon of={Mail} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{mail}</p>
          <p className="text-small text-soft">{facts.join(' · ') || t`writes jobs and reads applications`}</p>
          <div className="text-note text-soft">{state}</div>
        </div>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}
