import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { type Choice, type Outcome, outcomeOf, type UnpublishReason } from './outcomes.ts';

type Props = {
  open: readonly Applicant[];
  reason: UnpublishReason;
  choice: Choice;
  onChange: (choice: Choice) => void;
};

/** What becomes of everybody who still waits: for all at once, and for each by name. */
export function OutcomeList({ open, reason, choice, onChange }: Props) {
  const { t } = useLingui();
  const segments: { value: Outcome; label: string }[] = [
    { value: 'keep', label: t`keep open` },
    { value: 'reject', label: t`turn down` },
  ];
  const chosen = open.map(({ _id }) => outcomeOf(_id, choice, reason));
  const forAll = chosen.every((outcome) => outcome === chosen[0]) ? chosen[0] : undefined;
  return (
    <div className="grid gap-4">
      <p>
        <Plural
          value={open.length}
          one="# person still waits for an answer on this job. Decide what becomes of it."
          other="# people still wait for an answer on this job. Decide what becomes of each."
        />
      </p>
      {open.length > 1 && (
        <SegmentedControl<Outcome | 'mixed'>
          legend={t`For everybody`}
          wide
          segments={segments}
          value={forAll ?? 'mixed'}
          onChange={(all) => all !== 'mixed' && onChange({ all, single: {} })}
        />
      )}
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ _id, name, receipt }, at) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-note text-faint">
                {receipt && <RelativeTime instant={receipt.receivedAt} />}
              </p>
            </div>
            <SegmentedControl
              legend={t`Outcome for ${name}`}
              hideLegend
              segments={segments}
              value={chosen[at] ?? 'keep'}
              onChange={(outcome) => onChange({ ...choice, single: { ...choice.single, [_id]: outcome } })}
            />
          </li>
        ))}
      </ul>
      <p className="text-small text-soft">
        <Trans>Whoever is kept open still waits for you: the promised date stays.</Trans>
      </p>
    </div>
  );
}
