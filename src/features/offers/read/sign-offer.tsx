import { Trans, useLingui } from '@lingui/react/macro';
import FileCheck from 'lucide-react/icons/file-check';
import IdCard from 'lucide-react/icons/id-card';
import Landmark from 'lucide-react/icons/landmark';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useState } from 'react';
import { isMinor } from '../../../../contract/age.ts';
import { dayOf } from '../../../../contract/calendar-day.ts';
import { countSignatures } from '../../../../contract/policy/offer.ts';
import { checkNumber } from '../../../../contract/policy/offer-check.ts';
import { concludesHere } from '../../../../contract/policy/offer-terms.ts';
import { useClock } from '../../../i18n/clock.ts';
import { offerFigures } from '../../../i18n/offer-terms.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconDrawing } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { Page } from '../../../ui/page.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { ChangedMeanwhile } from '../changed-meanwhile.tsx';
import { TermList } from '../letter/term-list.tsx';
import { OfferDeadline } from '../offer-deadline.tsx';
import { isSignature, SignatureLine } from '../sign/signature-line.tsx';
import { useOfferActs } from '../use-offer-acts.ts';
import { GuardianFields, guardianAsk, guardianProblem, NO_GUARDIANS } from './guardian-fields.tsx';

type Props = { detail: OfferDetail; onDone: () => void };

/** The yes: what is agreed to, once more, and a name typed under it. Bound to the version that stands here. */
export function SignOffer({ detail, onDone }: Props) {
  const { t } = useLingui();
  const { me } = detail;
  const [read] = useState(detail.offer);
  const { accept } = useOfferActs();
  const saving = useSaving();
  const clock = useClock();
  const [typed, setTyped] = useState('');
  const [guardians, setGuardians] = useState(NO_GUARDIANS);
  const [tried, setTried] = useState(false);
  const offer = detail.offer;
  const own = me ? `${me.general.firstname} ${me.general.lastname}` : undefined;
  const minor = me !== undefined && isMinor(me.general.dateOfBirth, dayOf(clock()));
  const problem = minor ? guardianProblem(guardians, me) : null;
  const conclusive = concludesHere(offer.contractForm);
  // Of a version that has not come back from the server there is no hash yet, so nothing to sign.
  const ready = offer.termsHash !== '';
  const sign = async () => {
    setTried(true);
    if (!isSignature(typed, own) || problem || !ready) return;
    const asked = minor ? guardianAsk(guardians) : null;
    if (await saving(() => accept(read, { name: typed }, asked))) onDone();
  };
  if (offer.version !== read.version)
    return (
      <Page title={t`Your signature`}>
        <ChangedMeanwhile offer={offer} version={read.version} />
        <div>
          <Button onClick={onDone}>
            <Trans>Read it as it is now</Trans>
          </Button>
        </div>
      </Page>
    );
  return (
    <Page
      title={conclusive ? t`Your yes` : t`Accept the offer`}
      lead={
        <Trans>
          You say yes to {offer.parties.company.name}: {offer.terms.title}.
        </Trans>
      }
    >
      <Glance detail={detail} />
      <details className="border-t border-line">
        <summary className="link flex min-h-11 items-center py-2">
          <Trans>Read every point once more</Trans>
        </summary>
        <TermList kind={offer.kind} terms={offer.terms} />
      </details>
      {minor && (
        <GuardianFields value={guardians} onChange={setGuardians} problem={tried ? problem : null} me={me} />
      )}
      <SignatureLine
        value={typed}
        onChange={setTyped}
        expected={own}
        error={tried && !isSignature(typed, own) && t`Type your name as it stands in your account.`}
      />
      <WhatFollows detail={detail} minor={minor} />
      <ActionBar>
        <div className="grid w-full gap-2">
          <OfferDeadline offer={offer} />
          <Button wide onClick={() => void sign()}>
            {conclusive ? <Trans>Say yes, bindingly</Trans> : <Trans>Accept the offer</Trans>}
          </Button>
          <p className="text-center text-note text-faint tabular-nums">
            <Trans>
              Version {offer.version} · check number {checkNumber(offer.termsHash)}
            </Trans>
          </p>
        </div>
      </ActionBar>
    </Page>
  );
}

function Glance({ detail: { offer } }: { detail: OfferDetail }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-1 text-lead font-semibold tabular-nums">
      {offerFigures(i18n, offer.kind, offer.terms).map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  );
}

function WhatFollows({ detail: { offer }, minor }: { detail: OfferDetail; minor: boolean }) {
  const company = offer.parties.company.name;
  const companySigned = countSignatures(offer).companySignatures >= offer.companyRequired;
  return (
    <ul className="grid gap-3">
      {minor && (
        <Point icon={Users}>
          <Trans>
            <strong>It counts once your parents have signed.</strong> Each of them gets a link by email, for
            this letter only.
          </Trans>
        </Point>
      )}
      {!companySigned && (
        <Point icon={FileCheck}>
          <Trans>
            <strong>{company} has to sign once more.</strong> Only then does it count.
          </Trans>
        </Point>
      )}
      {offer.contractForm === 'outside' && (
        <Point icon={FileCheck}>
          <Trans>
            <strong>This is not the contract yet.</strong> It records what you have agreed. You make the
            contract with {company} outside Zusage, and that is where it is paid.
          </Trans>
        </Point>
      )}
      {(offer.contractForm === 'qes_or_paper' || offer.contractForm === 'training') && (
        <Point icon={FileCheck}>
          <Trans>
            <strong>This is not the contract yet.</strong> It comes on paper. Sign that before the first day,
            and do not begin without it.
          </Trans>
        </Point>
      )}
      {offer.contractForm === 'simple' && (
        <Point icon={Landmark}>
          <Trans>
            <strong>First, tax law asks who you are.</strong> Fill in{' '}
            <TextLink to="/pwa/user/tax">Data for the tax office</TextLink> before you say yes.
          </Trans>
        </Point>
      )}
      {concludesHere(offer.contractForm) && (
        <Point icon={FileCheck}>
          {offer.contractForm === 'simple' ? (
            <Trans>
              <strong>With this the contract is made.</strong> You get it as a PDF. It is paid outside of
              Zusage.
            </Trans>
          ) : (
            <Trans>
              <strong>With this the employment contract is made.</strong> You get it as a PDF.
            </Trans>
          )}
        </Point>
      )}
      {offer._applicationId === null && (
        <Point icon={IdCard}>
          <Trans>{company} reads your full name from now on.</Trans>
        </Point>
      )}
    </ul>
  );
}

function Point({ icon, children }: { icon: IconDrawing; children: ReactNode }) {
  return (
    <li className="flex gap-3 text-soft [&_strong]:text-ink">
      <Icon of={icon} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  );
}
