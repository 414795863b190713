import { Trans, useLingui } from '@lingui/react/macro';
import type { Price, Product } from '../../../../contract/entities/product.ts';
import type { Subscription } from '../../../../contract/entities/subscription.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { planName } from '../plan-words.ts';
import type { Interval } from './offers.ts';

type Props = {
  product: Product;
  price: Price | undefined;
  interval: Interval;
  owns: boolean;
  current: boolean;
  running: Subscription | undefined;
};

/** The way to book a plan. No plan is chosen beforehand, and none is louder than another (pricing.5). */
export function PlanAction({ product, price, interval, owns, current, running }: Props) {
  const { i18n } = useLingui();
  const name = planName(i18n, product.id, [product]);
  const booked = running?.items[0]?.price.id;
  if (!price)
    return (
      <p className="text-small text-soft">
        {current ? (
          <Trans>Nothing is needed for it.</Trans>
        ) : (
          <Trans>You are back on it after cancelling.</Trans>
        )}
      </p>
    );
  if (!owns) return null;
  if (current && (booked === undefined || booked === price.id))
    return (
      <LinkButton variant="quiet" wide to="/pwa/company/payment" search={{}}>
        <Trans>Billing</Trans>
      </LinkButton>
    );
  return (
    <LinkButton variant="quiet" wide to="/pwa/company/payment" search={{ price: price.id }}>
      {!current ? (
        <Trans>Choose {name}</Trans>
      ) : interval === 'month' ? (
        <Trans>Pay monthly</Trans>
      ) : (
        <Trans>Pay yearly</Trans>
      )}
    </LinkButton>
  );
}
