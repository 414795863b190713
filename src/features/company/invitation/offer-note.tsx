import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { OfferState } from './invitation-state.ts';

type Props = {
  state: OfferState;
  company: string;
  /** Goes on into the company. */
  onSeen: () => void;
};

/** Where it cannot be agreed to, or was already: why, and what to do now. */
export function OfferNote({ state, company, onSeen }: Props) {
  switch (state) {
    case 'open':
      return null;
    case 'waiting':
      return (
        <Note title={<Trans>You have agreed.</Trans>}>
          <Trans>
            Every seat of {company} is taken at the moment. An owner lets you in as soon as one is free, and
            you are told.
          </Trans>
        </Note>
      );
    case 'member':
      return (
        <Note
          title={<Trans>You belong to {company}.</Trans>}
          action={
            <Button onClick={onSeen}>
              <Trans>Go to the company</Trans>
            </Button>
          }
        />
      );
    case 'seeker':
      return (
        <Note title={<Trans>This account looks for work, so it cannot join a company.</Trans>}>
          <Trans>
            Ask for an invitation to another email address, and create an account that hires with it. You can
            decline this one.
          </Trans>
        </Note>
      );
    case 'other_company':
      return (
        <Note title={<Trans>This account belongs to another company.</Trans>}>
          <Trans>Leave that one first, then open this link again. You can also decline.</Trans>
        </Note>
      );
  }
}

function Note({ title, action, children }: { title: ReactNode; action?: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className="grid gap-1 rounded-card border border-line bg-well p-4">
      <p className="font-semibold">{title}</p>
      {children && <p className="text-small text-soft">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
