import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import type { Product } from '../../../../contract/entities/product.ts';
import { Chip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { planFor, planName } from '../plan-words.ts';
import { type Interval, priceFor } from './offers.ts';
import { PlanPrice } from './plan-price.tsx';

type Props = {
  product: Product;
  interval: Interval;
  current: boolean;
  /** What can be done about it, or why nothing can. */
  children: ReactNode;
};

/** One plan. Its five rows lie on the lines of the whole table where the plans stand side by side. */
export function PlanCard({ product, interval, current, children }: Props) {
  const { i18n } = useLingui();
  const title = useId();
  const { jobSlots, seats, creatorSearch } = product.metadata;
  return (
    <article
      aria-labelledby={title}
      className={classNames(
        'plan-card rounded-card border bg-sheet p-5',
        current ? 'border-accent' : 'border-line',
      )}
    >
      <h2
        id={title}
        className="flex flex-wrap content-start items-center justify-between gap-2 text-lead font-bold"
      >
        {planName(i18n, product.id, [product])}
        {current && (
          <Chip tone="accent" icon={Check}>
            <Trans>Your plan</Trans>
          </Chip>
        )}
      </h2>
      <p className="text-small text-soft">{planFor(i18n, product)}</p>
      <PlanPrice price={priceFor(product, interval)} />
      <ul className="grid content-start gap-2 border-t border-line pt-4 text-small">
        <Fact>
          <Plural value={jobSlots} one="# live job" other="# live jobs at a time" />
        </Fact>
        <Fact>
          <Plural value={seats} one="# member" other="# members" />
        </Fact>
        <Fact>
          <Trans>Chat and offers</Trans>
        </Fact>
        {creatorSearch && (
          <Fact>
            <Trans>Search for creators</Trans>
          </Fact>
        )}
      </ul>
      <div className="grid content-end gap-2">{children}</div>
    </article>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2 text-ink">
      <Icon of={Check} size="sm" className="mt-1 text-accent" />
      <span>{children}</span>
    </li>
  );
}
