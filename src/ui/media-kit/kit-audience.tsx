import { Trans, useLingui } from '@lingui/react/macro';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { regionName } from '../../i18n/display-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Chip } from '../chip.tsx';
import type { KitShares } from './kit.ts';
import { type Level, Part } from './part.tsx';

type Props = { audience: KitShares; level: Level };

/** Who watches, as bars with their numbers; marked as the creator's own word unless somebody has measured it. */
export function KitAudience({ audience: { ageBands, countries, measured }, level }: Props) {
  const { t, i18n } = useLingui();
  if (ageBands.length + countries.length === 0) return null;
  return (
    <Part level={level} title={<Trans>Audience</Trans>}>
      {!measured && (
        <div>
          <Chip icon={MessageSquareQuote}>
            <Trans>stated by the creator, not measured</Trans>
          </Chip>
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Shares
          label={t`By age`}
          shares={ageBands.map(({ band, percent }) => ({ name: band, percent }))}
          declared={!measured}
        />
        <Shares
          label={t`By country`}
          shares={countries.map(({ country, percent }) => ({
            name: regionName(i18n.locale, country),
            percent,
          }))}
          declared={!measured}
        />
      </div>
    </Part>
  );
}

type SharesProps = { label: string; shares: { name: string; percent: number }[]; declared: boolean };

function Shares({ label, shares, declared }: SharesProps) {
  const format = useFormat();
  if (shares.length === 0) return null;
  return (
    <table className="w-full self-start text-small">
      <caption className="pb-1 text-start text-note text-faint">{label}</caption>
      <tbody>
        {shares.map(({ name, percent }) => (
          <tr key={name}>
            <th scope="row" className="w-2/5 py-1 pe-3 text-start font-medium">
              {name}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2">
                {/* What is only said has an outline, what was measured is filled. */}
                <svg
                  aria-hidden="true"
                  className="h-3 flex-1"
                  preserveAspectRatio="none"
                  viewBox="0 0 100 10"
                >
                  <rect
                    width={percent}
                    height="10"
                    className={declared ? 'fill-transparent stroke-accent' : 'fill-accent'}
                    strokeWidth="1.5"
                    vectorEffect="non-scaling-stroke"
                    strokeDasharray={declared ? '3 2' : undefined}
                  />
                </svg>
                <span className="w-14 text-end tabular-nums">{format.number(percent)} %</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
