import { Trans, useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import Clock from 'lucide-react/icons/clock';
import GitCompare from 'lucide-react/icons/git-compare-arrows';
import { useState } from 'react';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { offerFigures } from '../../../i18n/offer-terms.ts';
import { waitsForMail } from '../../../i18n/state-lines.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { useWhen } from '../../../i18n/use-when.ts';
import { isOnlyHere, mayHaveArrived, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { MayHaveArrived } from '../../../ui/may-have-arrived.tsx';
import { Page } from '../../../ui/page.tsx';
import { useTakingBack } from '../../../ui/use-taking-back.ts';
import { mayDo } from '../offer-state.ts';
import { OfferStateLine } from '../offer-state-line.tsx';
import { DeclineSheet } from './decline-sheet.tsx';

type Props = { detail: OfferDetail; entry: OutboxEntry };

/** Signed, and not received: it counts when it arrives, in time, and of this text alone. */
export function SignedHere({ detail: { offer }, entry }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const when = useWhen();
  const { offline } = useReachability();
  const mine = offer.signatures.find(({ party }) => party === 'talent');
  const figures = offerFigures(i18n, offer.kind, offer.terms).join(' · ');
  return (
    <Page
      title={t`Signed here`}
      lead={
        offline ? (
          <Trans>Your yes goes out when you are back online. It counts once it arrives.</Trans>
        ) : (
          <Trans>Your yes is on its way. It counts once it arrives.</Trans>
        )
      }
    >
      <OfferStateLine offer={offer} act={entry} />
      {mayHaveArrived(entry) && !waitsForMail(entry) && <MayHaveArrived />}
      {offer.validUntil && (
        <p className="flex gap-3 rounded-card bg-highlight-wash px-4 py-3">
          <Icon of={Clock} className="mt-0.5 shrink-0" />
          <span>
            <Trans>
              It has to arrive by{' '}
              <strong className="font-semibold tabular-nums">{format.deadlineTime(offer.validUntil)}</strong>.
              Be online once until then.
            </Trans>
          </span>
        </p>
      )}
      <div className="grid gap-4 rounded-card border border-line bg-sheet p-5">
        <div className="flex items-start gap-3.5 border-b border-line pb-4">
          <CompanyMark name={offer.parties.company.name} />
          <div className="min-w-0">
            <h2 className="text-body font-bold">{offer.terms.title}</h2>
            <p className="text-small text-soft tabular-nums">{figures}</p>
          </div>
        </div>
        <p className="border-b border-dashed border-edge pb-1 text-display font-medium tracking-tight [overflow-wrap:anywhere]">
          {mine?.name}
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-small text-soft tabular-nums">
          <span>
            <Trans>signed on this device, {when(entry.at)}</Trans>
          </span>
          <span>
            <Trans>Version {offer.version}</Trans>
          </span>
        </p>
      </div>
      <ul className="grid gap-3 text-soft">
        <li className="flex gap-3">
          <Icon of={GitCompare} className="mt-0.5 shrink-0" />
          <span>
            <Trans>
              <strong className="text-ink">If the company changes something before that,</strong> your
              signature does not count. You see the difference and decide again.
            </Trans>
          </span>
        </li>
        <li className="flex gap-3">
          <Icon of={Bell} className="mt-0.5 shrink-0" />
          <span>
            <Trans>You hear from us as soon as it has arrived.</Trans>
          </span>
        </li>
      </ul>
      <ActionBar>
        <WayBack offer={offer} entry={entry} />
        <div className="grid flex-1">
          <LinkButton
            to="/pwa/user"
            search={
              offer._applicationId ? { application: offer._applicationId } : { view: 'applications' as const }
            }
          >
            <Trans>Done</Trans>
          </LinkButton>
        </div>
      </ActionBar>
    </Page>
  );
}

/**
 * Back to before the signature as long as that is surely here alone. Behind one that may have arrived only what holds in
 * both cases: a signature that waits for another one can be followed by a no.
 */
function WayBack({ offer, entry }: { offer: Offer; entry: OutboxEntry }) {
  const { takeBack } = useSync();
  const takingBack = useTakingBack();
  const [declining, setDeclining] = useState(false);
  const mayDecline = mayDo('decline', 'talent', offer, useNow());
  if (isOnlyHere(entry))
    return (
      <Button variant="quiet" onClick={() => void takingBack(() => takeBack([entry.id]))}>
        <Trans>Take it back</Trans>
      </Button>
    );
  if (!mayHaveArrived(entry) || !mayDecline) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setDeclining(true)}>
        <Trans>Take my yes back</Trans>
      </Button>
      <DeclineSheet offer={offer} side="talent" open={declining} onClose={() => setDeclining(false)} />
    </>
  );
}
