import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { concludesHere } from '../../../../contract/policy/offer-terms.ts';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton, TextLink } from '../../../ui/links.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { DifferenceCards } from '../difference/difference-cards.tsx';
import { differenceFor } from '../difference/versions.ts';
import { letterOf } from '../letter/letter-of.ts';
import { OfferLetter } from '../letter/offer-letter.tsx';
import { ActUnderWay } from '../offer-act-state.tsx';
import { OfferDeadline } from '../offer-deadline.tsx';
import { OfferStateLine } from '../offer-state-line.tsx';
import { StoppedAct } from '../stopped-act.tsx';
import type { OfferMay } from './offer-may.ts';
import { OfferMenu } from './offer-menu.tsx';
import { OfferSentence } from './offer-sentence.tsx';
import type { OfferStep } from './offer-step.ts';

type Props = {
  detail: OfferDetail;
  /** What was done and is not received; a stopped one as well. */
  act: OutboxEntry | undefined;
  may: OfferMay;
  onStep: (step: OfferStep) => void;
};

/** The letter, what has changed in it, and below it what one can do. */
export function ReadOffer({ detail, act, may, onStep }: Props) {
  const { t } = useLingui();
  const { offer } = detail;
  const stopped = act && isStopped(act) ? act : undefined;
  const signs = concludesHere(offer.contractForm) ? t`Accept and sign` : t`Accept the offer`;
  return (
    <Page title={t`Offer`} lead={<BackLink detail={detail} />} actions={<OfferMenu detail={detail} />}>
      {stopped && <StoppedAct entry={stopped} offer={offer} side="talent" />}
      {act && !stopped && <ActUnderWay entry={act} offer={offer} />}
      {!act && <OfferSentence detail={detail} may={may} />}
      {!stopped && <WhatIsNew detail={detail} />}
      <OfferLetter
        letter={letterOf(offer)}
        offer={may.confirm ? { ...offer, guardiansRequired: 0 } : offer}
      />
      <Section title={<Trans context="an offer">Where it stands</Trans>}>
        <OfferStateLine offer={{ ...offer, own: may.confirm }} act={act} />
      </Section>
      {may.accept && (
        <ActionBar>
          <div className="w-full">
            <OfferDeadline offer={offer} />
          </div>
          <div className="flex flex-1 flex-wrap gap-2">
            <Button variant="quiet" onClick={() => onStep('counter')}>
              <Trans>Change something</Trans>
            </Button>
            <div className="grid min-w-40 flex-1">
              <Button wide onClick={() => onStep('sign')}>
                {signs}
              </Button>
            </div>
          </div>
        </ActionBar>
      )}
      {may.confirm && (
        <ActionBar>
          <Button wide onClick={() => onStep('sign')}>
            <Trans>Confirm it yourself, you are 18 now</Trans>
          </Button>
        </ActionBar>
      )}
      {may.ask && (
        <ActionBar>
          <Button variant="quiet" onClick={() => onStep('guardians')}>
            <Trans>Send the links again, or to other addresses</Trans>
          </Button>
        </ActionBar>
      )}
    </Page>
  );
}

function BackLink({ detail: { application } }: { detail: OfferDetail }) {
  if (!application)
    return (
      <TextLink to="/pwa/user" search={{ view: 'applications' }}>
        <Trans>My applications</Trans>
      </TextLink>
    );
  return (
    <TextLink to="/pwa/user" search={{ application: application._id }}>
      <Trans>To the application</Trans>
    </TextLink>
  );
}

/** What is different since one last read it, or asked for something. */
function WhatIsNew({ detail: { offer } }: { detail: OfferDetail }) {
  const { t } = useLingui();
  const difference = differenceFor(offer, 'talent');
  const last = offer.history.at(-1);
  const over = !['sent', 'viewed', 'countered'].includes(offer.status);
  if (!difference || !last || over) return null;
  const count = difference.changes.length;
  const theirs = last.by.party === 'company';
  const conversation = offer._conversationId;
  return (
    <Section
      title={
        theirs
          ? t`${plural(count, { one: 'One point is new', other: '# points are new' })}`
          : t`What you asked for`
      }
    >
      {theirs && difference.wanted && (
        <p className="text-soft">
          <Trans>This is the answer to what you asked for.</Trans>
        </p>
      )}
      <DifferenceCards
        kind={offer.kind}
        difference={difference}
        ask={
          theirs &&
          conversation && (
            <LinkButton to="/pwa/chat" search={{ conversation }} variant="bare">
              <Trans>Ask about it</Trans>
            </LinkButton>
          )
        }
        now={theirs ? <Trans>Now</Trans> : <Trans>You asked for</Trans>}
      />
      <Same offer={offer} count={count} />
    </Section>
  );
}

function Same({ offer, count }: { offer: OfferDetail['offer']; count: number }) {
  const { t } = useLingui();
  // The title and what is marked as changed are told; the rest of the terms is in the letter below.
  const rest = Object.keys(offer.terms).length - count;
  if (rest <= 0) return null;
  return (
    <p className="text-small text-soft">{t`Everything else is as it was. The whole letter is below.`}</p>
  );
}
