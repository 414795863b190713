import { useLingui } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { PLATFORM_LABEL } from '../../i18n/creator-labels.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Icon } from '../icon.tsx';
import type { KitFigures, KitSource } from './kit.ts';

/**
 * How many follow each page, in a row of a list: a figure that was measured has a sign and a whole frame, one that is
 * the creator's own word says so and has a broken one (creator.8).
 */
export function Reach({
  sources,
}: {
  sources: readonly Pick<KitSource, 'url' | 'platform' | keyof KitFigures>[];
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const told = sources.map((source) => ({
    url: source.url,
    platform: i18n._(PLATFORM_LABEL[source.platform]),
    measured: source.measuredFollowers !== null,
    n: (source.measuredFollowers ?? source.declaredFollowers)?.n,
  }));
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t`Followers`}>
      {told.map(({ url, platform, measured, n }) => (
        <li
          key={url}
          className={
            measured
              ? 'flex items-center gap-1.5 rounded-inner border border-success bg-success-wash px-2.5 py-1 text-small'
              : 'flex items-center gap-1.5 rounded-inner border border-edge border-dashed px-2.5 py-1 text-small'
          }
        >
          <Icon
            of={measured ? BadgeCheck : MessageSquareQuote}
            size="sm"
            className={measured ? 'text-success' : 'text-faint'}
          />
          <span className="leading-snug">
            {n !== undefined && <b className="tabular-nums">{format.number(n)}</b>} {platform}
            {n !== undefined && (
              <span className="block text-note text-soft">{measured ? t`measured` : t`self-reported`}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
