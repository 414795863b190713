import { Trans, useLingui } from '@lingui/react/macro';
import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { isRunning } from '../../../../contract/live-offer.ts';
import { maySign } from '../../../../contract/policy/offer.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import { type OfferDetail, waitsForSigner } from '../../../replica/queries/offers.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton, TextLink } from '../../../ui/links.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { DifferenceCards } from '../difference/difference-cards.tsx';
import { differenceFor } from '../difference/versions.ts';
import { counterWordsOf, letterOf } from '../letter/letter-of.ts';
import { OfferLetter } from '../letter/offer-letter.tsx';
import { ActUnderWay } from '../offer-act-state.tsx';
import { OfferDeadline } from '../offer-deadline.tsx';
import { isOverdue, mayDo } from '../offer-state.ts';
import { OfferStateLine } from '../offer-state-line.tsx';
import { SignSheet } from '../sign/sign-sheet.tsx';
import { StoppedAct } from '../stopped-act.tsx';
import { useOfferActs } from '../use-offer-acts.ts';
import { OwnOfferMenu } from './own-offer-menu.tsx';
import { OwnOfferSentence } from './own-offer-sentence.tsx';

type Props = { detail: OfferDetail; act: OutboxEntry | undefined; onEdit: () => void };

/** An offer that was sent: where it stands, what they would like, and what the company can do now. */
export function OwnOffer({ detail, act, onEdit }: Props) {
  const { t } = useLingui();
  const { offer } = detail;
  const stopped = act && isStopped(act) ? act : undefined;
  const idle = !act || stopped !== undefined;
  return (
    <Page
      title={t`Offer`}
      wide
      lead={<Applicant detail={detail} />}
      actions={<OwnOfferMenu detail={detail} />}
    >
      <div className="grid items-start gap-10 desk:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <div className="grid gap-6">
          {stopped && <StoppedAct entry={stopped} offer={offer} side="company" />}
          {act && !stopped && <ActUnderWay entry={act} offer={offer} />}
          {!act && <OwnOfferSentence detail={detail} />}
          {idle && <Wishes detail={detail} />}
          {idle && isRunning(offer.status) && <OfferDeadline theirs={!isOurTurn(detail)} offer={offer} />}
          <Section title={<Trans context="an offer">Where it stands</Trans>}>
            <OfferStateLine offer={offer} />
          </Section>
        </div>
        <OfferLetter
          letter={letterOf(offer)}
          offer={offer}
          before={offer.status === 'countered' ? differenceFor(offer, 'company')?.first : undefined}
          waiting={!idle && offer.termsHash === ''}
        />
      </div>
      {idle && <Actions detail={detail} onEdit={onEdit} />}
    </Page>
  );
}

/** Their wishes wait for an answer, or what they have signed for this person's signature. */
const isOurTurn = ({ offer, me }: OfferDetail) =>
  ['countered', 'accepted'].includes(offer.status) && waitsForSigner(offer, me?._id ?? '');

function Applicant({ detail: { offer } }: { detail: OfferDetail }) {
  const { talent } = offer.parties;
  if (offer._creatorId)
    return (
      <TextLink to="/pwa/company/creators" search={{ creator: offer._creatorId }}>
        {talent.name}
      </TextLink>
    );
  if (!offer._applicationId) return <>{talent.name}</>;
  return (
    <TextLink to="/pwa/company" search={{ applicant: offer._applicationId }}>
      {talent.name}
    </TextLink>
  );
}

/** What the other side would like instead, beside what was offered. */
function Wishes({ detail: { offer } }: { detail: OfferDetail }) {
  const difference = offer.status === 'countered' ? differenceFor(offer, 'company') : null;
  const words = counterWordsOf(offer);
  const name = offer.parties.talent.name;
  if (!difference) return null;
  return (
    <Section title={<Trans>What {name} would like</Trans>}>
      {words && (
        <blockquote className="prose border-s-2 border-line ps-4" lang="" dir="auto">
          {words}
        </blockquote>
      )}
      <DifferenceCards kind={offer.kind} difference={difference} now={<Trans>Their wish</Trans>} />
    </Section>
  );
}

/** Once its application is over an offer ends, and nobody signs it any more. */
const isApplicantOpen = ({ offer, applicant }: OfferDetail) =>
  offer._applicationId === null || applicant?.status === 'accepted';

function Actions({ detail, onEdit }: Pick<Props, 'detail' | 'onEdit'>) {
  const { offer, company, me } = detail;
  const now = useNow();
  const acts = useOfferActs();
  const saving = useSaving();
  const [open, setOpen] = useState<'send' | 'sign' | null>(null);
  const member = company?.members.find(({ _userId }) => _userId === me?._id);
  const signs = member !== undefined && maySign(member);
  const may = (act: Parameters<typeof mayDo>[0]) => signs && mayDo(act, 'canSign', offer, now);
  const agrees = offer.status === 'countered' && may('send') && isApplicantOpen(detail);
  const waits = waitsForSigner(offer, me?._id ?? '') && isApplicantOpen(detail);
  const signsNow = may('sign') && waits && offer.termsHash !== '';
  const again = ['declined', 'withdrawn', 'expired'].includes(offer.status) || isOverdue(offer, now);
  const close = () => setOpen(null);
  return (
    <ActionBar>
      {agrees && (
        <Button icon={PenLine} onClick={() => setOpen('send')}>
          <Trans>Agree and sign</Trans>
        </Button>
      )}
      {signsNow && (
        <Button icon={PenLine} onClick={() => setOpen('sign')}>
          <Trans>Sign</Trans>
        </Button>
      )}
      {may('edit') && (
        <Button variant="quiet" onClick={onEdit}>
          {agrees ? <Trans>Answer with other terms</Trans> : <Trans>Change the offer</Trans>}
        </Button>
      )}
      {signs && again && offer._applicationId && detail.applicant?.status === 'accepted' && (
        <LinkButton to="/pwa/company" search={{ offer: 'new', applicant: offer._applicationId }}>
          <Trans>Make a new offer</Trans>
        </LinkButton>
      )}
      {signs && again && offer._creatorId && (
        <LinkButton to="/pwa/company/creators" search={{ creator: offer._creatorId, offer: 'new' }}>
          <Trans>Make a new offer</Trans>
        </LinkButton>
      )}
      {(open === 'send' || open === 'sign') && (
        <SignSheet
          me={me}
          company={company}
          offer={offer}
          duties={offer.minor?.duties}
          does={open === 'send' ? <Trans>Agree and sign</Trans> : <Trans>Sign</Trans>}
          onClose={close}
          onSign={async (signed) => {
            const step = open === 'send' ? acts.send : acts.sign;
            if (await saving(() => step(offer, signed))) close();
          }}
        >
          {open === 'send' ? (
            <Trans>You agree to their wishes as they stand. It counts once they have signed too.</Trans>
          ) : (
            <Trans>You sign version {offer.version} as it stands in the letter.</Trans>
          )}
        </SignSheet>
      )}
    </ActionBar>
  );
}
