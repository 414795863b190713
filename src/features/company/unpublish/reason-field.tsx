import { useLingui } from '@lingui/react/macro';
import { STATUS_REASON_LABEL } from '../../../i18n/job-labels.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { UnpublishReason } from './outcomes.ts';

const REASONS: readonly UnpublishReason[] = ['paused', 'filled', 'cancelled'];

type Props = { reason: UnpublishReason; onChange: (reason: UnpublishReason) => void };

/** Why the job leaves the market, and what that means. */
export function ReasonField({ reason, onChange }: Props) {
  const { t, i18n } = useLingui();
  const meaning = {
    paused: t`Nobody can apply until you publish it again.`,
    filled: t`You have found somebody.`,
    cancelled: t`The work is no longer on offer.`,
  };
  return (
    <div className="grid gap-2">
      <SegmentedControl
        legend={t`Why`}
        wide
        segments={REASONS.map((value) => ({ value, label: i18n._(STATUS_REASON_LABEL[value]) }))}
        value={reason}
        onChange={onChange}
      />
      <p className="text-small text-soft">{meaning[reason]}</p>
    </div>
  );
}
