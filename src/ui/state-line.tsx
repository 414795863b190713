import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { presentStep, type Step } from './state.ts';
import { StateDot } from './state-dot.tsx';
import { StateMark } from './state-mark.tsx';
import { stateText } from './state-text.ts';

type Props = {
  steps: readonly Step[];
  /** In lists: one dot and one word. */
  compact?: boolean;
  /** What can be done about a refused step: buttons, shown below it. */
  wayOut?: ReactNode;
};

/**
 * The truth about something a person has done, in the same form everywhere: on this device, sent, received, seen,
 * answered. Stands upright in a narrow place and lies down in a wide one.
 */
export function StateLine({ steps, compact = false, wayOut }: Props) {
  const { i18n } = useLingui();
  const present = presentStep(steps);
  const told = stateText(i18n, steps);
  if (compact) {
    if (!present) return null;
    const { state, label, good } = present.step;
    return (
      <>
        <span className="sr-only">{told}</span>
        <span aria-hidden="true">
          <StateDot state={state} label={label} good={good} />
        </span>
      </>
    );
  }
  return (
    <div className="state-line">
      <p className="sr-only" role="status">
        {told}
      </p>
      <ol>
        {steps.map((step) => (
          <li
            key={step.key}
            data-state={step.state}
            data-good={step.good || undefined}
            aria-current={step === present?.step ? 'step' : undefined}
          >
            <StateMark state={step.state} good={step.good} />
            <span className="state-label">{step.label}</span>
            {step.detail && <span className="state-detail">{step.detail}</span>}
          </li>
        ))}
      </ol>
      {wayOut && <div className="mt-3 flex flex-wrap gap-2">{wayOut}</div>}
    </div>
  );
}
