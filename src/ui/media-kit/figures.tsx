import { Trans, useLingui } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { useFormat } from '../../i18n/use-format.ts';
import { Icon } from '../icon.tsx';
import type { KitFigures } from './kit.ts';

/**
 * How many follow a page: what the platform said and what the creator says are told apart by word, icon and frame, and
 * never mixed (creator.8).
 */
export function Figures({ measuredFollowers, declaredFollowers }: KitFigures) {
  const { t } = useLingui();
  const format = useFormat();
  if (!measuredFollowers && !declaredFollowers) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t`Followers`}>
      {measuredFollowers && (
        <li className="flex gap-2 rounded-inner border border-success bg-success-wash px-3 py-2">
          <Icon of={BadgeCheck} className="text-success" />
          <Told n={measuredFollowers.n}>
            <Trans>measured by the platform on {format.date(measuredFollowers.at)}</Trans>
          </Told>
        </li>
      )}
      {declaredFollowers && (
        <li className="flex gap-2 rounded-inner border border-edge border-dashed px-3 py-2">
          <Icon of={MessageSquareQuote} className="text-faint" />
          <Told n={declaredFollowers.n}>
            <Trans>stated by the creator on {format.date(declaredFollowers.at)}, not measured</Trans>
          </Told>
        </li>
      )}
    </ul>
  );
}

function Told({ n, children }: { n: number; children: React.ReactNode }) {
  const format = useFormat();
  return (
    <span>
      <b className="tabular-nums">{format.number(n)}</b>
      <span className="block text-note text-soft">{children}</span>
    </span>
  );
}
