import { Trans, useLingui } from '@lingui/react/macro';
import { offerActOf, offerSteps } from '../../../i18n/offer-steps.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import type { OfferItem } from '../../../replica/queries/offers.ts';
import { StretchedLink } from '../../../ui/links.tsx';
import { Section } from '../../../ui/page.tsx';
import { StateLine } from '../../../ui/state-line.tsx';

/** Drafts to send, wishes to answer, signatures that are missing: whose time ends first at the top (company.1). */
export function OffersToSign({ items }: { items: readonly OfferItem[] }) {
  const waiting = items.filter(({ entries }) => offerActOf(entries) === undefined);
  const count = waiting.length;
  if (count === 0) return null;
  return (
    <Section title={<Trans>Offers that wait for you ({count})</Trans>}>
      <ul className="grid gap-2 sm:grid-cols-2 wide:grid-cols-3">
        {waiting.map((item) => (
          <Row key={item.offer._id} item={item} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ item: { offer } }: { item: OfferItem }) {
  const { t } = useLingui();
  const format = useFormat();
  const steps = useShownSteps(offerSteps(offer));
  const until = offer.validUntil && format.date(offer.validUntil);
  return (
    <li className="relative grid gap-1 rounded-card border border-line bg-sheet px-4 py-3 motion-colors hover:border-edge">
      <p className="truncate font-bold">
        <StretchedLink to="/pwa/company" search={{ offer: offer._id }}>
          {t`Offer to ${offer.parties.talent.name}`}
        </StretchedLink>
      </p>
      <p className="truncate text-small text-soft">{offer.terms.title}</p>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 text-note">
        <StateLine compact steps={steps} />
        {until && (
          <span className="tabular-nums text-faint">
            <Trans>until {until}</Trans>
          </span>
        )}
      </div>
    </li>
  );
}
