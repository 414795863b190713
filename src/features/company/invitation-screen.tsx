import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { ArgsOf } from '../../../contract/calls.ts';
import { useSession } from '../../auth/use-account.ts';
import { useRead } from '../../sync/react/use-read.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerButtons } from './invitation/answer-buttons.tsx';
import { invitationState } from './invitation/invitation-state.ts';
import { NoOffer } from './invitation/no-offer.tsx';
import { OfferCard } from './invitation/offer-card.tsx';
import { OfferNote } from './invitation/offer-note.tsx';
import { useAnswer } from './invitation/use-answer.ts';

type Props = {
  /** By the token of the mailed link or by its own id; null: none was opened on this device. */
  invitation: ArgsOf<'company.accept-invite'> | null;
  onJoined: () => void;
  onDeclined: () => void;
  /** It can be answered no more. */
  onOver: () => void;
  /** Signs out, and comes back to the invitation. */
  onOtherAccount: () => void;
};

/** /pwa/user?view=invitation: a company invites somebody to its team (companycreate.5). */
export function InvitationScreen({ invitation, ...ends }: Props) {
  const { t } = useLingui();
  return (
    <Page title={t`Your invitation`}>
      <div className="grid max-w-form gap-6">
        {invitation ? (
          <Invitation asked={invitation} {...ends} />
        ) : (
          <EmptyState
            picture="no-messages"
            title={<Trans>The invitation is in your email.</Trans>}
            action={<LinkButton to="/pwa/user">{t`Back to your page`}</LinkButton>}
          >
            <Trans>Open the link in the email on this device, then you can answer here.</Trans>
          </EmptyState>
        )}
      </div>
    </Page>
  );
}

function Invitation({
  asked,
  onOver,
  onJoined,
  onDeclined,
  onOtherAccount,
}: Omit<Props, 'invitation'> & { asked: ArgsOf<'company.accept-invite'> }) {
  const session = useSession();
  // Not kept: the token would be part of its name.
  const read = useRead('company.read-invite', asked, { keep: false });
  const answer = useAnswer(asked, { onJoined, onDeclined, onMoved: read.again });
  const invitation = invitationState(read, {
    userMode: session?.userMode ?? 'user',
    companyId: session?.companyId ?? null,
  });
  const over = invitation.state === 'over';
  const drop = useEffectEvent(onOver);
  useEffect(() => {
    if (over) drop();
  }, [over]);

  if (invitation.state === 'loading') return <Skeleton lines={5} />;
  if (!('offer' in invitation))
    return <NoOffer state={invitation} onAgain={read.again} onOtherAccount={onOtherAccount} />;
  return (
    <>
      <OfferCard offer={invitation.offer} />
      <OfferNote state={invitation.state} company={invitation.offer.company.companyName} onSeen={onJoined} />
      <AnswerButtons state={invitation.state} answer={answer} />
    </>
  );
}
