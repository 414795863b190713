import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ArgsOf } from '../../../contract/calls.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InviteOver } from './invitation/invite-over.tsx';
import { OfferHead } from './invitation/offer-head.tsx';
import { OfferRights } from './invitation/offer-rights.tsx';
import { useOpenedInvite } from './invitation/use-opened-invite.ts';

type Props = {
  invitation: ArgsOf<'company.open-invite'>;
  /** Its link is of no use any more. */
  onOver: () => void;
  /** How somebody with this address becomes a member. */
  children: (mail: string) => ReactNode;
};

/** /register, with the link of an invitation: who invites to what, before anybody signs in (companycreate.5). */
export function InvitedScreen({ invitation, onOver, children }: Props) {
  const { t } = useLingui();
  usePageTitle(t`Your invitation`);
  const format = useFormat();
  const { opened, again } = useOpenedInvite(invitation);
  const over = opened.state === 'over';
  const drop = useEffectEvent(onOver);
  useEffect(() => {
    if (over) drop();
  }, [over]);
  if (opened.state !== 'there')
    return (
      <>
        <h1 className="sr-only">{t`Your invitation`}</h1>
        {opened.state === 'loading' && <Skeleton lines={6} />}
        {opened.state === 'over' && <InviteOver why={opened.why} />}
        {opened.state === 'away' && (
          <ErrorState
            title={<Trans>There was no answer.</Trans>}
            action={<Button onClick={again}>{t`Try again`}</Button>}
          >
            <Trans>Reading an invitation needs the network. It stays yours meanwhile.</Trans>
          </ErrorState>
        )}
      </>
    );
  const { offer, mail } = opened;
  return (
    <>
      <OfferHead offer={offer} />
      <OfferRights offer={offer} />
      {offer.status === 'pending' ? (
        <>
          {children(mail)}
          <p className="text-center text-note text-soft">
            <Trans>
              You do not create a company. The link works until {format.deadline(offer.expiresAt)}.
            </Trans>
          </p>
        </>
      ) : (
        <div className="grid gap-4">
          <p>
            {offer.status === 'accepted' ? (
              <Trans>You have accepted this invitation. Sign in to open the company.</Trans>
            ) : (
              <Trans>You have agreed and wait for a free seat. Sign in to see how it stands.</Trans>
            )}
          </p>
          <LinkButton to="/login" wide>
            <Trans>Sign in</Trans>
          </LinkButton>
        </div>
      )}
    </>
  );
}
