import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '../../../../contract/entities/product.ts';
import type { Entitlement, Subscription } from '../../../../contract/entities/subscription.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { planName } from '../plan-words.ts';

type Props = {
  /** The last one there was. */
  last: Subscription | undefined;
  entitlement: Entitlement | undefined;
  products: readonly Product[];
  /** A plan was chosen and waits for the billing data. */
  choosing: boolean;
};

/** Nothing is booked. */
export function NoPlan({ last, entitlement, products, choosing }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const name = planName(i18n, entitlement?.plan ?? 'free', products);
  const ended = last?.ended_at ? format.deadline(last.ended_at) : null;
  return (
    <div className="grid gap-3">
      <p>
        <span className="font-semibold">{name}.</span>{' '}
        <Trans>Nothing is booked, and nothing costs anything.</Trans>{' '}
        {ended && <Trans>Your last plan ended on {ended}.</Trans>}
      </p>
      {!choosing && (
        <div>
          <LinkButton variant="quiet" to="/pwa/company/pricing">
            <Trans>Choose a plan</Trans>
          </LinkButton>
        </div>
      )}
    </div>
  );
}
