import { Trans } from '@lingui/react/macro';
import { useClock } from '../../i18n/clock.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Chip } from '../../ui/chip.tsx';

type Props = {
  dueAt: string;
  /** In lists. */
  compact?: boolean;
};

/** By when the company has promised an answer, and whether it is late, by the server's clock (rule R8). */
export function Due({ dueAt, compact = false }: Props) {
  const format = useFormat();
  const over = Date.parse(dueAt) < useClock()().getTime();
  const day = format.deadline(dueAt);
  if (compact) {
    return over ? (
      <Chip tone="new">
        <Trans>Answer overdue</Trans>
      </Chip>
    ) : (
      <span className="text-note text-soft">
        <Trans>Answer by {day}</Trans>
      </span>
    );
  }
  return over ? (
    <p>
      <Trans>An answer was promised by {day} and is overdue. You may ask for it.</Trans>
    </p>
  ) : (
    <p className="text-soft">
      <Trans>An answer is promised by {day}</Trans>
    </p>
  );
}
