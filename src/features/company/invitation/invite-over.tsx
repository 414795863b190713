import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { InviteEnd } from './use-opened-invite.ts';

/** Why the link of an invitation no longer works, and what to do now. */
export function InviteOver({ why }: { why: InviteEnd }) {
  const [title, next] = WORDS[why];
  return <ErrorState title={title}>{next}</ErrorState>;
}

const ASK = <Trans>Ask the person who invited you for a new one.</Trans>;

const WORDS: Record<InviteEnd, [title: ReactNode, next: ReactNode]> = {
  expired: [<Trans key="title">This invitation has expired.</Trans>, ASK],
  withdrawn: [<Trans key="title">The company has taken this invitation back.</Trans>, ASK],
  replaced: [
    <Trans key="title">There is a newer invitation.</Trans>,
    <Trans key="next">Open the link in the newest email. This one is replaced.</Trans>,
  ],
  rejected: [<Trans key="title">You have declined this invitation.</Trans>, ASK],
  unknown: [<Trans key="title">This link does not work any more.</Trans>, ASK],
};
