import { useFormat } from '../i18n/use-format.ts';

/** `amount` in minor units. */
type Props = { amount: number; currency: string; includes: string };

/** A price for a campaign and what it includes, as the sender wrote it. */
export function ProposalView({ amount, currency, includes }: Props) {
  const format = useFormat();
  return (
    <div className="grid gap-1 rounded-card border border-line bg-sheet px-4 py-3">
      <p className="text-lead font-bold tabular-nums">{format.money(amount, currency)}</p>
      <p className="whitespace-pre-line wrap-anywhere" lang="" dir="auto">
        {includes}
      </p>
    </div>
  );
}
