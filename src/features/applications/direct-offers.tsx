import { useLingui } from '@lingui/react/macro';
import { directOffers } from '../../replica/queries/offers.ts';
import { useLive } from '../../replica/use-live.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/page.tsx';
import { OfferLetter } from './offer-letter.tsx';

/** Offers that came without an application, to the creator that the reader is; nothing where there are none (user.6). */
export function DirectOffers() {
  const { t } = useLingui();
  const items = useLive(directOffers);
  if (!items || items.length === 0) return null;
  return (
    <Section title={t`Offers to you as a creator`}>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.offer._id}>
            <Card>
              <div className="grid gap-4">
                <div className="grid gap-1">
                  <h3 className="text-body font-bold leading-snug" lang="">
                    {item.offer.terms.title}
                  </h3>
                  <p className="text-small text-soft" lang="">
                    {item.offer.parties.company.name}
                  </p>
                </div>
                <OfferLetter item={item} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
