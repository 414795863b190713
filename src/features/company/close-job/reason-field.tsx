import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import type { CloseReason } from './outcomes.ts';

type Props = {
  reason: CloseReason | undefined;
  /** Nothing was chosen and the button was pressed. */
  missing: boolean;
  onChange: (reason: CloseReason) => void;
};

/** Why the job leaves the market, and what that means. */
export function ReasonField({ reason, missing, onChange }: Props) {
  const { t } = useLingui();
  const meaning: Record<CloseReason, string> = {
    filled: t`You have found somebody.`,
    cancelled: t`The work is no longer on offer.`,
    paused: t`Nobody can apply until you publish it again.`,
  };
  return (
    <ChoiceTiles<CloseReason>
      legend={
        <span className="sr-only">
          <Trans>Why do you close it?</Trans>
        </span>
      }
      hint={reason && meaning[reason]}
      error={missing && t`First choose why you are closing this job.`}
      tiles={[
        { value: 'filled', label: t({ message: 'Filled', context: 'why a job is closed' }) },
        { value: 'cancelled', label: t`No longer needed` },
        { value: 'paused', label: t`Only a pause` },
      ]}
      chosen={reason ? [reason] : []}
      onChange={([next]) => next && onChange(next)}
    />
  );
}
