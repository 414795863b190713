import { Trans, useLingui } from '@lingui/react/macro';
import { MARKET_ROWS_MAX } from '../../../contract/limits.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { marketPart } from '../../replica/queries/market-part.ts';
import { setMarketMost } from '../../replica/store/market-cap.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useSaving } from '../../ui/use-saving.ts';

const CHOICES = [2_000, 5_000, MARKET_ROWS_MAX] as const;

/** How many jobs this device may hold, and which of them stay (usersettings.7, rule S2.3). */
export function MarketMost() {
  const { t } = useLingui();
  const { number } = useFormat();
  const db = useReplica();
  const { syncNow } = useSync();
  const saving = useSaving();
  const part = useLive(marketPart);
  if (!part) return null;
  const choose = async (most: number) => {
    await saving(() => setMarketMost(db, most));
    syncNow();
  };
  return (
    <div className="grid gap-2">
      <SegmentedControl
        wide
        legend={t`Most jobs on this device`}
        segments={CHOICES.map((most) => ({ value: `${most}`, label: number(most) }))}
        value={`${part.most}`}
        onChange={(most) => void choose(Number(most))}
      />
      <p className="text-small text-soft">
        <Trans>
          Where there are more, these stay: jobs you saved or applied to, then those around the places of your
          saved searches, then remote ones, then the newest. The rest you find online.
        </Trans>
      </p>
    </div>
  );
}
